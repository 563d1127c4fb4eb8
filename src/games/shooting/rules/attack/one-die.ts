import type { Dice } from '../../../../kernel/dice.ts';
import type { Test } from '../../terms.ts';
import { mayReRoll, type Odds, passes, type TestRoll, type Verdict } from './test.ts';

/** Re-rolls the first failed die that was not re-rolled before. Null if there is none; successes are kept. */
export function reRollOne(test: Test, roll: TestRoll, dice: Dice): TestRoll | null {
  const place = roll.rolls.findIndex((face, at) => passes(test, face) === 'fail' && !roll.reRolled.includes(at));
  if (place < 0) return null;
  const face = dice.roll(6);
  const came = passes(test, face);
  return {
    rolls: roll.rolls,
    reRolled: [...roll.reRolled, place],
    results: [...roll.results, face],
    successes: roll.successes + (came === 'fail' ? 0 : 1),
    criticals: roll.criticals + (came === 'critical' ? 1 : 0),
  };
}

/** The result of every die, in order, after re-rolls. */
export function verdictsOf(test: Test, { rolls, reRolled, results }: TestRoll): readonly Verdict[] {
  const faces = [...rolls];
  reRolled.forEach((place, i) => {
    faces[place] = results[i] as number;
  });
  return faces.map((face) => passes(test, face));
}

/** One die while the single re-roll is available: the results that leave it, and those after it was used. */
export function oddsWithOne(test: Test): { readonly left: Odds; readonly used: Odds } {
  const left = { fail: 0, pass: 0, critical: 0 };
  const used = { fail: 0, pass: 0, critical: 0 };
  for (let die = 1; die <= 6; die++) {
    const came = passes(test, die);
    const isTwice = mayReRoll(test, die);
    if (!isTwice && came !== 'fail') left[came] += 6 / 36;
    else for (let next = 1; next <= 6; next++) (isTwice ? left : used)[passes(test, next)] += 1 / 36;
  }
  return { left, used };
}
