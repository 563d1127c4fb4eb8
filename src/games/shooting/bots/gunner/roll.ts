import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { passes } from '../../rules/attack/test.ts';
import { refuse } from '../../rules/handlers.ts';
import { woundOdds } from '../../rules/odds/attack.ts';
import { marksFor } from '../../rules/struck.ts';
import { termsFor } from '../../rules/volleys.ts';
import type { Test } from '../../terms.ts';
import { otherSide, type View } from '../../view.ts';
import type { Asked } from './asked.ts';
import { gunnerRoll, type Roll } from './roll.rules.ts';
import { phasesLeft, targetValueOf } from './target-value.ts';
import { expected, wounded } from './volley.ts';
import type { GunnerWeights } from './weights.ts';

const order = ({ die }: Roll): Command => (die === null ? { type: 'roll', until: 'unit' } : { type: 're-roll', die });

/** Rolls all attacks at once; if the dice of a step are on the table, considers re-rolling a failed one first. */
export function decideRoll(asked: Asked): Decision<Command> {
  const { view, weights, ask } = asked;
  const again = view.work?.last ? againOf(view, ask.seat, weights) : undefined;
  const on: Roll = { die: null, points: 0, spends: false };
  const later = view.shooter !== null && laterFor(view);
  return mapOptions(best(asked, gunnerRoll, { later }, again ? [on, again] : [on]), order);
}

/** Whether there are later phases, in which the shooting side could use the command point. */
function laterFor(view: View): boolean {
  const foe = view.rules.units.find(({ side }) => side === otherSide(view.active));
  const { mine, theirs } = foe ? phasesLeft(view, foe.index) : { mine: 0, theirs: 0 };
  return mine + theirs > 0;
}

/** The first failed die that can be re-rolled, with the value of one more success. */
function againOf(view: View, seat: string, weights: GunnerWeights): Roll | undefined {
  const { work } = view;
  const volley = work?.volleys[work.at];
  if (!work?.last || !volley) return undefined;
  const terms = termsFor(view, volley);
  const isHit = work.last.context === 'to-hit';
  const test = isHit ? terms.hit : terms.wound;
  if (!test) return undefined;
  const die = work.last.rolls.findIndex(
    (face, place) => passes(test, face) === 'fail' && !refuse(view, seat, { type: 're-roll', die: place }),
  );
  if (die < 0) return undefined;
  const targetValue = targetValueOf(view, volley.target, weights);
  const { plain, mortal } = woundOdds(terms);
  const [many, chance] = isHit ? [work.hits, plain + mortal] : [work.wounds, 1];
  const shot = { terms, marks: marksFor(view, volley) };
  const worth = (count: number): number => expected(wounded(targetValue, shot, count, chance), targetValue.worth);
  return { die, points: odds(test) * (worth(many + 1) - worth(many)), spends: true };
}

const FACES = [1, 2, 3, 4, 5, 6];
const odds = (test: Test): number => FACES.filter((face) => passes(test, face) !== 'fail').length / FACES.length;
