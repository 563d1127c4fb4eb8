import { expect, test } from 'vitest';
import type { Shape } from '../picture.ts';
import { boundsOf } from './picture-bounds.ts';

const box = (shape: Shape): readonly number[] => {
  const { left, top, right, bottom } = boundsOf([shape]);
  return [left, top, right, bottom].map((value) => Math.round(value * 100) / 100);
};
const path = (d: string): Shape => ({ kind: 'path', d, fill: 'ink' });

test.each<[string, Shape, readonly number[]]>([
  ['a rectangle', { kind: 'rect', x: 1, y: 2, w: 3, h: 4 }, [1, 2, 4, 6]],
  ['an oval', { kind: 'circle', x: 10, y: 10, r: 4, ry: 2 }, [6, 8, 14, 12]],
  ['an absolute path', path('M1 2L5 6H9V1Z'), [1, 1, 9, 6]],
  ['a relative path', path('M1 2l4 4h4v-5z'), [1, 1, 9, 6]],
  ['numbers without spaces', path('M-5.5-9.5h11l2.5.5z'), [-5.5, -9.5, 8, -9]],
  ['further pairs after a move are lines', path('m1 1 2 0 0 2'), [1, 1, 3, 3]],
  ['a curve is inside its control points', path('M0 0c1 5 2 5 3 0'), [0, 0, 3, 5]],
  ['a moved and scaled group', { kind: 'group', x: 10, y: 0, scale: 2, shapes: [path('M0 0h1v1')] }, [10, 0, 12, 2]],
  ['a turned group', { kind: 'group', x: 0, y: 0, turn: 90, shapes: [path('M0 0h4v1')] }, [-1, 0, 0, 4]],
  [
    'a part of a group',
    { kind: 'group', x: 0, y: 0, clip: { x: 0, y: 0, w: 2, h: 2 }, shapes: [path('M-5 0h10v10')] },
    [0, 0, 2, 2],
  ],
])('%s', (_, shape, expected) => {
  expect(box(shape)).toEqual(expected);
});

test.each([path('M0 0LNaN 3'), path('M0 0Lundefined 3'), { kind: 'rect', x: 0, y: Number.NaN, w: 1, h: 1 } as const])(
  'a broken number shows',
  (shape) => {
    expect(box(shape).some(Number.isNaN)).toBe(true);
  },
);

test('an arc needs room for its radius', () => {
  const [left = 0, top = 0, right = 0, bottom = 0] = box(path('M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0'));
  expect([left <= 4, top <= 4, right >= 16, bottom >= 16]).toEqual([true, true, true, true]);
});
