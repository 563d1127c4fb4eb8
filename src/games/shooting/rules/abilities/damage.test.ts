import { expect, test } from 'vitest';
import { packet } from '../attack/packet.ts';
import { shoot, struck } from './testing.ts';

test.each([
  // printed D  model             loses
  [3, ['Damage -1'], 2],
  [2, ['Damage -1'], 1],
  [1, ['Damage -1'], 1], // at least 1
  [3, ['Damage -2'], 1],
  [3, ['Damage -1', 'Damage -1'], 2], // no cumulative effect
  [3, [], 3],
  [0, [], 0], // as printed
  [0, ['Damage -1'], 0],
])('damage %i against %s: %i', (D, model, lost) => {
  expect(packet(shoot({ D }), struck({ D, model }), D)).toBe(lost);
});

test('a unit can have it for all its models', () => {
  expect(struck({ target: ['Damage -1'] }).less).toBe(1);
});

test('the shooter’s own ability does not reduce its attacks', () => {
  expect(struck({ shooter: ['Damage -1'] }).less).toBe(0);
});
