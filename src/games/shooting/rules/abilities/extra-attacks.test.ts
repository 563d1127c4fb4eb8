import { expect, test } from 'vitest';
import { shoot } from './testing.ts';

test('Extra Attacks belong to the Fight phase: nothing changes when shooting', () => {
  expect(shoot({ weapon: ['Extra Attacks'], half: true, blast: 20 })).toEqual(shoot({ half: true, blast: 20 }));
});
