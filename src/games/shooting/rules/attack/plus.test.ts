import { expect, test } from 'vitest';
import { amountOf, printed } from '../../../../parts/odds/amount.ts';
import { addUp, plus } from './plus.ts';

const of = (written: string) => amountOf(written) as NonNullable<ReturnType<typeof amountOf>>;

test.each([
  ['2', '1', '3'],
  ['D6', '2', 'D6+2'],
  ['2', 'D3', 'D3+2'],
  ['D6+1', 'D6', '2D6+1'],
  ['0', 'D3+3', 'D3+3'],
])('%s and %s are %s', (a, b, sum) => {
  expect(printed(plus(of(a), of(b)))).toBe(sum);
});

test('different dice cannot be added', () => {
  expect(addUp(of('D6'), of('D3'))).toBe(false);
  expect(addUp(of('D6'), of('3'))).toBe(true);
});
