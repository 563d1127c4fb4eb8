import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import { type Amount, amountOf, fixed, least, mean, most, printed, rollAmount } from './amount.ts';
import { AmountShape } from './amount-schema.ts';

describe('amounts as datasheets print them', () => {
  test.each([
    ['3', 0, 3, 3, 3, 3],
    ['D3', 1, 0, 1, 3, 2],
    ['D6', 1, 0, 1, 6, 3.5],
    ['2D6', 2, 0, 2, 12, 7],
    ['D6+3', 1, 3, 4, 9, 6.5],
    ['2D3+1', 2, 1, 3, 7, 5],
  ])('%s', (written, dice, plus, fewest, greatest, usual) => {
    const amount = amountOf(written);
    if (!amount) throw new Error('no amount');
    expect(amount).toMatchObject({ dice, plus });
    expect([least(amount), most(amount), mean(amount)]).toEqual([fewest, greatest, usual]);
    expect(printed(amount)).toBe(written);
  });

  test('a plain number and small letters are read too', () => {
    expect(amountOf(2)).toEqual({ dice: 0, sides: 6, plus: 2 });
    expect(amountOf('d6')).toEqual(amountOf('D6'));
  });

  test.each(['', ' ', 'D', 'D4', 'D6+', 'D63', '+3', 'D6-1', '0D6', '1.5', 'D6+D3', 'x'])('%j is none', (written) => {
    expect(amountOf(written)).toBeUndefined();
  });
  test.each(['10D6', 'D6+100', 'D6+0', '100', 100])('%j is nothing that is printed', (written) => {
    expect(amountOf(written)).toBeUndefined();
  });

  test('what is printed is read as the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.constantFrom(3, 6), fc.nat(99), (dice, sides, plus) => {
        const amount: Amount = dice === 0 ? fixed(plus) : { dice, sides, plus };
        expect(amountOf(printed(amount))).toEqual(amount);
      }),
    );
  });

  test('the shape takes what can be read, and nothing else', () => {
    const shape = Compile(AmountShape);
    const scrawl = fc.stringMatching(/^[0-9]{0,3}[Dd]?[0-9]{0,2}[+-]?[0-9]{0,3}$/);
    fc.assert(
      fc.property(fc.oneof(scrawl, fc.integer({ min: -5, max: 120 }), fc.double()), (written) => {
        expect(shape.Check(written)).toBe(amountOf(written) !== undefined);
      }),
      { numRuns: 1000 },
    );
  });
});

test('a D3 is half a D6, rounded up', () => {
  const three = amountOf('3D3') ?? amountOf(0);
  expect(rollAmount(three as NonNullable<typeof three>, loaded(1, 4, 5))).toEqual([1, 2, 3]);
});
