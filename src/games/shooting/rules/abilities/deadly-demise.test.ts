import { expect, test } from 'vitest';
import { printed } from '../../../../parts/odds/amount.ts';
import { abilityIn } from './registry.ts';
import { entry, shoot, struck } from './testing.ts';

test.each([
  ['Deadly Demise D3', 'D3'],
  ['Deadly Demise D6+2', 'D6+2'],
  ['Deadly Demise 1', '1'],
])('%s deals %s mortal wounds to each unit nearby', (told, wounds) => {
  const x = abilityIn([entry(told).ability], 'deadly-demise')?.x;
  expect(x && printed(x)).toBe(wounds);
});

test('it changes nothing before its bearer is destroyed', () => {
  expect(shoot({ target: ['Deadly Demise D3'] })).toEqual(shoot());
  expect(struck({ model: ['Deadly Demise D3'] })).toEqual(struck());
});
