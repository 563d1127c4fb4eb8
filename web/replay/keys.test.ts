import { expect, test } from 'vitest';
import { actionOf } from './keys.ts';

const NONE = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test.each([
  ['ArrowRight', NONE, 'on'],
  ['ArrowLeft', NONE, 'back'],
  ['ArrowRight', { ...NONE, shiftKey: true }, 'turn-on'],
  ['ArrowLeft', { ...NONE, shiftKey: true }, 'turn-back'],
  [' ', NONE, 'play'],
  ['Home', NONE, 'first'],
  ['End', NONE, 'last'],
  ['[', NONE, 'key-back'],
  [']', { ...NONE, shiftKey: true }, 'key-on'],
  ['d', NONE, 'decision-on'],
  ['D', { ...NONE, shiftKey: true }, 'decision-back'],
  ['k', NONE, 'key-on'],
  ['K', { ...NONE, shiftKey: true }, 'key-back'],
  ['x', NONE, undefined],
  ['toString', NONE, undefined],
  ['ArrowLeft', { ...NONE, altKey: true }, undefined],
  ['[', { ...NONE, metaKey: true }, undefined],
])('%s with %j is %s', (key, held, wish) => {
  expect(actionOf({ key, ...held })).toBe(wish);
});
