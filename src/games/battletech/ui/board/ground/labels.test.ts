import { expect, test } from 'vitest';
import { CLEAR, type Ground } from '../../../ground.ts';
import { figuresOf } from './labels.ts';

const printed = (ground: Partial<Ground>, fine = true): string =>
  figuresOf({ ...CLEAR, ...ground }, fine)
    .map(({ text, wedge }) => `${wedge === 'up' ? '^' : wedge === 'down' ? 'v' : ''}${text}`)
    .join(' ');

const hall = { kind: 3, bunker: false, cf: 90, height: 4 } as const;

test.each<readonly [string, Partial<Ground>, string]>([
  ['level ground has none', {}, ''],
  ['a level', { level: 3 }, '3'],
  ['a hollow', { level: -1 }, '\u22121'],
  ['shallow water', { water: 0 }, ''],
  ['deep water', { water: 2 }, 'v2'],
  ['a pool on a hill', { level: 2, water: 1 }, '2 v1'],
  ['a river cuts a level deep', { river: 9 }, 'v1'],
  ['a building', { building: hall }, '^4 CF 90'],
  ['a bunker', { building: { ...hall, bunker: true, height: 0 } }, 'CF 90'],
  ['a ruin', { building: { ...hall, cf: 0 } }, ''],
  ['a bridge', { water: 1, bridge: { level: 2, cf: 40, exits: 9 } }, 'v1 ^2 CF 40'],
])('%s', (_, ground, text) => {
  expect(printed(ground)).toBe(text);
});

test('zoomed out, building strength is omitted', () => {
  expect(printed({ building: hall }, false)).toBe('^4');
});
