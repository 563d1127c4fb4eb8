import { type Dice, pick } from '../../../kernel/dice.ts';

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e9,
  1.5,
  Number.NaN,
  '',
  'D6+3',
  'D7',
  '-1',
  '__proto__',
  'constructor',
  'Anti-Infantry',
  'Sustained Hits',
  'x'.repeat(100),
  [],
  [[]],
  {},
  { sheet: 'nobody' },
  { T: 4 },
  [{ weapon: 'bow' }],
  ['Blast', 7],
];

/** A valid question with one to three random faults: a value changed, removed or added. */
export function malformed(example: unknown, dice: Dice): unknown {
  if (dice.roll(50) === 1) return pick(dice, JUNK);
  const question = structuredClone(example);
  for (let left = dice.roll(3); left > 0; left--) spoil(question, dice);
  return JSON.parse(JSON.stringify(question)); // as it would arrive over the network
}

function spoil(whole: unknown, dice: Dice): void {
  const knots = [...knotsOf(whole)];
  if (knots.length === 0) return;
  const knot = pick(dice, knots) as Record<string, unknown>;
  const keys = Object.keys(knot);
  const key =
    keys.length > 0 && dice.roll(4) > 1
      ? pick(dice, keys)
      : pick(dice, ['colour', 'A', 'models', 'W', 'sheet', '0', 'cover']);
  if (dice.roll(4) === 1) delete knot[key];
  else knot[key] = structuredClone(pick(dice, JUNK));
}

/** The value itself and every object and array inside it. */
function* knotsOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* knotsOf(part);
}
