import { ofKinds } from '../../../../decide/random.ts';
import { type Bot, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import type { ForceKinds } from '../../kinds.ts';
import { options } from '../../options.ts';
import { type Situation, situationOf } from '../../rules/awaiting.ts';
import { isSide } from '../../view.ts';
import { decideActivate } from './activate.ts';
import type { Asked } from './asked.ts';
import { decideBattle } from './battle.ts';
import { decideDamage } from './damage.ts';
import { decideDeploy } from './deploy.ts';
import { decideDestiny } from './destiny.ts';
import { decideDrain } from './drain.ts';
import { decideDraw } from './draw.ts';
import { decideLoss } from './loss.ts';
import { decideMove } from './move.ts';
import { decideShots } from './shots.ts';

/** The function that decides in each situation. */
const SITUATIONS: Readonly<Record<Situation, (asked: Asked) => Decision<Command>>> = {
  activate: decideActivate,
  control: decideDrain,
  deploy: decideDeploy,
  battle: decideBattle,
  weapons: decideShots,
  power: decideDestiny,
  damage: decideDamage,
  move: decideMove,
  draw: decideDraw,
  loss: decideLoss,
};

/** Scores the given commands, whether they come from our rules or from a server. */
export function thinkAbout(asked: Asked): Decision<Command> {
  const situation = situationOf(asked.view);
  return situation && asked.commands.length > 0 ? SITUATIONS[situation](asked) : bare<Command>(null);
}

/** One command, from the current belief and view. */
export const decider =
  ({ weights, level }: Pick<Asked, 'weights' | 'level'>): Bot<ForceKinds>['decide'] =>
  (belief, view, ask, budget, seed) => {
    const side = isSide(ask.seat) ? ask.seat : view.active;
    const commands = [...ofKinds(options(view, ask.seat), ask.kinds)];
    return thinkAbout({ view, belief, side, commands, ask, weights, level, budget, seed });
  };
