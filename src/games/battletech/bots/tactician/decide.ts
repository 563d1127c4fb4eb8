import { type Bot, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import type { BattletechKinds } from '../../kinds.ts';
import type { Phase } from '../../view.ts';
import type { Asked } from './asked.ts';
import { decideEnd } from './end.ts';
import { decideFire, decideTwist } from './fire.ts';
import { decideMove } from './move.ts';
import { decideStrike } from './strike.ts';
import { inTurn } from './weights.ts';

/** The decision of each phase. */
const PHASES: Readonly<Partial<Record<Phase, (asked: Asked) => Decision<Command>>>> = {
  movement: decideMove,
  reaction: decideTwist,
  weapons: decideFire,
  physical: decideStrike,
  end: decideEnd,
};

/** One command per decision, from the view alone. */
export const decider =
  ({ weights, level }: Pick<Asked, 'weights' | 'level'>): Bot<BattletechKinds>['decide'] =>
  (_belief, view, ask, budget, seed) =>
    PHASES[view.phase]?.({ view, ask, weights: inTurn(weights, view.turn), level, budget, seed }) ??
    bare<Command>(null);
