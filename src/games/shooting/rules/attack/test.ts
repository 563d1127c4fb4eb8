import type { Dice } from '../../../../kernel/dice.ts';
import type { Test } from '../../terms.ts';

export type Verdict = 'fail' | 'pass' | 'critical';

/** The result of an unmodified die. A critical also passes. */
export function passes({ needs, modifier, critical, criticalPasses, fails }: Test, die: number): Verdict {
  if (die <= 1) return 'fail';
  if (criticalPasses && die >= critical) return 'critical';
  if (die < 6 && (die < fails || die + modifier < needs)) return 'fail';
  return die >= critical ? 'critical' : 'pass';
}

/** Whether a die may be re-rolled. "Failed" is judged after modifiers, although the re-roll comes first. */
export function mayReRoll(test: Test, die: number): boolean {
  switch (test.reRoll) {
    case 'none':
      return false;
    case 'ones':
      return die === 1;
    case 'failed':
      return passes(test, die) === 'fail';
    case 'all-but-critical':
      return passes(test, die) !== 'critical';
  }
}

/** The dice of one test. */
export interface TestRoll {
  readonly rolls: readonly number[]; // the first faces
  readonly reRolled: readonly number[]; // indices into `rolls`
  readonly results: readonly number[]; // their new faces
  readonly successes: number; // including criticals
  readonly criticals: number;
}

/** All dice together, then the re-rolls, in order. */
export function rollTest(test: Test, count: number, dice: Dice): TestRoll {
  const worth = worthOf(test);
  const again = againOf(test);
  const rolls: number[] = [];
  const reRolled: number[] = [];
  const results: number[] = [];
  let successes = 0;
  let criticals = 0;
  for (let place = 0; place < count; place++) {
    const die = dice.roll(6);
    rolls.push(die);
    if (again & (1 << die)) reRolled.push(place);
    else {
      const verdict = (worth >> (2 * die)) & 3;
      if (verdict > 0) successes++;
      if (verdict > 1) criticals++;
    }
  }
  for (let next = 0; next < reRolled.length; next++) {
    const die = dice.roll(6);
    results.push(die);
    const verdict = (worth >> (2 * die)) & 3;
    if (verdict > 0) successes++;
    if (verdict > 1) criticals++;
  }
  return { rolls, reRolled, results, successes, criticals };
}

const VALUE = { fail: 0, pass: 1, critical: 2 } as const satisfies Record<Verdict, number>;

/** The verdicts of all six faces, packed into two bits each, to judge many dice quickly. */
function worthOf(test: Test): number {
  let bits = 0;
  for (let die = 1; die <= 6; die++) bits |= VALUE[passes(test, die)] << (2 * die);
  return bits;
}

/** The faces that are re-rolled, one bit each. */
function againOf(test: Test): number {
  let bits = 0;
  for (let die = 1; die <= 6; die++) if (mayReRoll(test, die)) bits |= 1 << die;
  return bits;
}

export interface Odds {
  readonly fail: number;
  readonly pass: number; // without criticals
  readonly critical: number;
}

/** The exact probabilities of one die including its re-roll, from the same verdicts that rolling uses. */
export function oddsOf(test: Test): Odds {
  const of36 = { fail: 0, pass: 0, critical: 0 };
  for (let die = 1; die <= 6; die++) {
    if (!mayReRoll(test, die)) of36[passes(test, die)] += 6;
    else for (let next = 1; next <= 6; next++) of36[passes(test, next)] += 1;
  }
  return { fail: of36.fail / 36, pass: of36.pass / 36, critical: of36.critical / 36 };
}
