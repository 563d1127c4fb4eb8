import { expect, test } from 'vitest';
import { shoot } from './testing.ts';

test.each([
  [['Hazardous'], true],
  [['Assault', 'Heavy'], false],
])('%s: a test for each weapon after the attacks: %s', (weapon, hazardous) => {
  expect(shoot({ weapon }).hazardous).toBe(hazardous);
});

test('it changes no die of the attack', () => {
  const { receipts: _, ...told } = shoot({ weapon: ['Hazardous'] });
  const { receipts: __, ...plain } = shoot();
  expect(told).toEqual({ ...plain, hazardous: true });
});
