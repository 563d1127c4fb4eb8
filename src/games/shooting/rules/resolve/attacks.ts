import { rollAmount } from '../../../../parts/odds/amount.ts';
import { isGone, unitAt } from '../units.ts';
import { add, type Desk, numbersOf, type Step, thrown, volleyAt } from './desk.ts';
import { nextVolley } from './next-volley.ts';

/** The number of attacks; random ones are rolled per weapon. If the target is gone, they are lost. */
export function* attacks(desk: Desk): Step {
  const { work } = desk;
  const { at } = work;
  const volley = volleyAt(work, at);
  const { terms } = numbersOf(desk, at);
  if (terms.hazardous) work.hazards += terms.weapons; // a target was chosen, so the tests are due in any case
  if (isGone(desk.state.wounds, unitAt(desk.state.rules, volley.target))) {
    const { side, shooter } = desk;
    desk.state = yield { type: 'attacks-lost', side, unit: shooter.index, group: volley.group, target: volley.target };
    nextVolley(work);
    return undefined;
  }
  const { dice, sides, plus } = terms.attacks;
  const rolls = rollAmount({ dice: dice * terms.weapons, sides, plus: 0 }, desk.dice);
  const total = rolls.reduce((sum, face) => sum + face, plus * terms.weapons);
  work.attacks = total;
  work.step = 'hit';
  add(work, at, { attacks: total });
  desk.state = yield thrown(desk, at, { context: 'attacks', sides, rolls, successes: total });
  return undefined;
}
