import type { SingleRoll, Terms, Test } from '../../terms.ts';
import { reRollOne } from '../attack/one-die.ts';
import type { TestRoll } from '../attack/test.ts';
import type { Resolution } from './resolution.ts';

/** Whether the unit can still re-roll its single die of this kind. */
export const hasOne = ({ work }: Resolution, roll: SingleRoll, { one }: Terms): boolean =>
  one?.includes(roll) === true && !work.one?.includes(roll);

export function spendOne({ work }: Resolution, roll: SingleRoll): void {
  work.one = [...(work.one ?? []), roll];
}

/** Uses the unit's single re-roll on the first failed die. It is used in the first volley that has one. */
export function withOne(
  resolution: Resolution,
  roll: 'hit' | 'wound',
  terms: Terms,
  test: Test,
  rolled: TestRoll,
): TestRoll {
  const again = hasOne(resolution, roll, terms) ? reRollOne(test, rolled, resolution.dice) : null;
  if (again) spendOne(resolution, roll);
  return again ?? rolled;
}
