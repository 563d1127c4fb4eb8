import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { bare, type Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { actors } from '../../options.ts';
import { fire } from '../../rules/weapons/declare.ts';
import { modelOf, type View } from '../../view.ts';
import { type Looks, looksNow } from '../gunnery/looks.ts';
import type { Asked } from './asked.ts';
import { tacticianFire } from './fire.rules.ts';
import { type Volley, volleysOf } from './volleys.ts';

/** A plan that needs a twist becomes just the twist; the rest is decided afterwards. */
const order = ({ unit, look, turns, parts: [first], shots }: Volley): Command =>
  turns
    ? { type: 'twist', unit, facing: look }
    : { type: 'fire', unit, primary: first ? { unit: first.target } : null, shots };

/**
 * Weapon Attack Phase: the best plan of the first unit that has not declared.
 * A unit that cannot twist keeps its facing.
 */
export function decideFire(asked: Asked): Decision<Command> {
  const { view, ask, weights } = asked;
  const [unit] = actors(view, ask.seat);
  if (unit === undefined) return bare<Command>(null);
  const looks = looksNow(view, unit);
  const allowed: Looks = ask.kinds.includes('twist') ? looks : [looks[0]];
  const volleys = volleysOf(view, unit, allowed, weights).filter((volley) => lawful(view, volley));
  return mapOptions(best(asked, tacticianFire, null, volleys), order);
}

/** Reaction Phase: the torso facing of the best plan. The fire itself is planned again when it is declared. */
export function decideTwist(asked: Asked): Decision<Command> {
  const { view, ask, weights } = asked;
  const [unit] = actors(view, ask.seat);
  if (unit === undefined) return bare<Command>(null);
  const volleys = volleysOf(view, unit, looksNow(view, unit), weights);
  return mapOptions(best(asked, tacticianFire, null, volleys), ({ look }) => ({ type: 'twist', unit, facing: look }));
}

/** Removes plans that the rules refuse. Plans that need a twist first cannot be checked yet. */
function lawful(view: View, volley: Volley): boolean {
  const command = order(volley);
  return command.type !== 'fire' || !fire.refuse(view, modelOf(view, volley.unit).side, command);
}
