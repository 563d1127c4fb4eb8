import { expect, it } from 'vitest';
import { WHOLE } from '../../../../page/lens.ts';
import { cornerFor } from './corner.ts';

const FRAME = { x: 0, y: 0, width: 40, height: 30 };

it('a card is placed where it covers nothing important', () => {
  expect(cornerFor(FRAME, WHOLE, [{ x: 38, y: 28 }], false)).toBe('is-left is-top');
  const pair = [
    { x: 2, y: 2 },
    { x: 38, y: 28 },
  ];
  expect(['is-left is-bottom', 'is-right is-top']).toContain(cornerFor(FRAME, WHOLE, pair, false));
});

it('on a narrow board it avoids what is pointed at', () => {
  expect(cornerFor(FRAME, WHOLE, [{ x: 20, y: 2 }], true)).toBe('is-left is-bottom');
  expect(cornerFor(FRAME, WHOLE, [{ x: 20, y: 28 }], true)).toBe('is-left is-top');
});
