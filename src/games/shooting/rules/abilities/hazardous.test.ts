import { expect, test } from 'vitest';
import { shoot } from './testing.ts';

test.each([
  [['Hazardous'], true],
  [['Assault', 'Heavy'], false],
])('%s: one test per weapon after the attacks: %s', (weapon, hazardous) => {
  expect(shoot({ weapon }).hazardous).toBe(hazardous);
});

test('it changes no roll of the attack', () => {
  const { receipts: _, ...told } = shoot({ weapon: ['Hazardous'] });
  const { receipts: __, ...plain } = shoot();
  expect(told).toEqual({ ...plain, hazardous: true });
});
