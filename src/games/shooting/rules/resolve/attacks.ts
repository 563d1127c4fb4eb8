import { type Amount, rollAmount } from '../../../../parts/odds/amount.ts';
import { attacksAgain } from '../attack/attacks.ts';
import { isGone, unitAt } from '../units.ts';
import { nextVolley } from './next-volley.ts';
import { add, diceEvent, numbersOf, type Resolution, type Step, volleyAt } from './resolution.ts';

/** Determines the number of attacks; random numbers are rolled per weapon. Attacks on a destroyed target are lost. */
export function* attacks(resolution: Resolution): Step {
  const { work } = resolution;
  const { at } = work;
  const volley = volleyAt(work, at);
  const { terms } = numbersOf(resolution, at);
  if (terms.hazardous) work.hazards += terms.weapons; // tests are due even if the target is already destroyed
  if (isGone(resolution.state.wounds, unitAt(resolution.state.rules, volley.target))) {
    const { side, shooter } = resolution;
    resolution.state = yield {
      type: 'attacks-lost',
      side,
      unit: shooter.index,
      group: volley.group,
      target: volley.target,
    };
    nextVolley(work);
    return undefined;
  }
  const { dice, sides, plus } = terms.attacks;
  const rolls = rollAmount({ dice: dice * terms.weapons, sides, plus: 0 }, resolution.dice);
  const again = terms.attacksReRoll ? reRolled(rolls, terms.attacks) : [];
  const results = again.length === 0 ? [] : rollAmount({ dice: again.length, sides, plus: 0 }, resolution.dice);
  const kept = rolls.filter((_, place) => !again.includes(place));
  const total = [...kept, ...results].reduce((sum, face) => sum + face, plus * terms.weapons);
  work.attacks = total;
  work.step = 'hit';
  add(work, at, { attacks: total });
  resolution.state = yield diceEvent(resolution, at, {
    context: 'attacks',
    sides,
    rolls,
    ...(again.length > 0 && { reRolled: again, results }),
    successes: total,
  });
  return undefined;
}

/** The places of the dice that are re-rolled, weapon by weapon. */
function reRolled(rolls: readonly number[], amount: Amount): readonly number[] {
  const isLow = attacksAgain(amount);
  return rolls.flatMap((_, place) => {
    const first = place - (place % amount.dice);
    const sum = rolls.slice(first, first + amount.dice).reduce((all, face) => all + face, 0);
    return isLow(sum) ? [place] : [];
  });
}
