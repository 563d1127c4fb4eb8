import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashing } from '../../examples/tic-tac-toe/testing.ts';
import { diceAt, loaded, pick, seedAt, shuffled } from './dice.ts';

test('a roll is the first word of HMAC-SHA256(seed, "purpose|seat|entry number|block")', () => {
  // Computed independently of the kernel, with Node's HMAC.
  const block = createHmac('sha256', 'a seed').update('dice|blue.captain|12|0').digest();
  const words = [0, 4, 8, 12, 16, 20, 24, 28].map((offset) => block.readUInt32BE(offset));
  const next = createHmac('sha256', 'a seed').update('dice|blue.captain|12|1').digest().readUInt32BE(0);
  const dice = diceAt(hashing, 'a seed', 'dice', 'blue.captain', 12);
  expect([...words, next].map(() => dice.roll(6))).toEqual([...words, next].map((word) => (word % 6) + 1));
});

test('the same bytes on every machine', () => {
  // python3 -c "import hmac; print(hmac.new(b'1', b'dice|x|0|0', 'sha256').hexdigest()[:8])"
  expect(diceAt(hashing, '1', 'dice', 'x', 0).roll(2 ** 32) - 1).toBe(0xd38943e0);
  expect(seedAt(hashing, '1', 'dice', 'x', 0)).toBe(0xd38943e0);
});

test('a word at or above the largest multiple of the sides is skipped', () => {
  const bytes = new Uint8Array(32).fill(0xff);
  bytes.set([0, 0, 0, 4], 4);
  const dice = diceAt({ ...hashing, hmac: () => bytes }, '', '', '', 0);
  expect(dice.roll(6)).toBe(5);
});

test('nothing is computed before the first roll', () => {
  const hmac = (): never => expect.fail('asked for chance');
  expect(() => diceAt({ ...hashing, hmac }, '1', 'dice', 'x', 0)).not.toThrow();
});

test.each([2, 6, 10, 20])('every face of a d%i is equally likely (chi-square)', (sides) => {
  const dice = diceAt(hashing, 'fair', 'dice', 'x', 3);
  const rolls = 400 * sides;
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < rolls; i++) counts[dice.roll(sides) - 1]! += 1;
  const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
  const freedom = sides - 1;
  expect(chi).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
});

test.each([
  ['purpose', diceAt(hashing, '1', 'bot', 'x', 0)],
  ['seat', diceAt(hashing, '1', 'dice', 'o', 0)],
  ['place', diceAt(hashing, '1', 'dice', 'x', 1)],
  ['seed', diceAt(hashing, '2', 'dice', 'x', 0)],
])('a different %s gives different dice', (_what, dice) => {
  expect(dice.roll(2 ** 32)).not.toBe(diceAt(hashing, '1', 'dice', 'x', 0).roll(2 ** 32));
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 33])('a die cannot have %d sides', (sides) => {
  expect(() => diceAt(hashing, '1', 'dice', 'x', 0).roll(sides)).toThrow('sides');
});

test('loaded dice show their faces in order, then throw', () => {
  const dice = loaded(3, 5);
  expect([dice.roll(6), dice.left, dice.roll(6), dice.left]).toEqual([3, 1, 5, 0]);
  expect(() => dice.roll(6)).toThrow('ran out');
  expect(() => loaded(7).roll(6)).toThrow('not on a d6');
});

test('picking and shuffling use every element', () => {
  expect(pick(loaded(2), ['a', 'b', 'c'])).toBe('b');
  expect(() => pick(loaded(1), [])).toThrow('empty');
  const list = [1, 2, 3, 4, 5];
  expect(shuffled(diceAt(hashing, '1', 'dice', 'x', 0), list).sort()).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5]);
});
