import { expect, test } from 'vitest';
import { addressFor, PAGES } from './odds-tabs.tsx';

const ONE = 'v=2&1.count=5&1.weapon=bolt-rifle';

test('a tab is as the player left it', () => {
  const left = new Map<unknown, string>([
    [PAGES.one, ONE],
    [PAGES.matrix, 'view=plan&my=strike-force.hellblasters'],
  ]);
  expect(addressFor('one', 'view=train&seed=7', left)).toBe(ONE);
  expect(addressFor('plan', ONE, left)).toBe('view=plan&my=strike-force.hellblasters');
  expect(addressFor('matrix', ONE, left)).toBe('view=matrix&my=strike-force.hellblasters');
  expect(addressFor('train', ONE, left)).toBe('view=train');
});

test('the matrix and the plan show the same units', () => {
  expect(addressFor('plan', 'view=matrix&by=wipe', new Map())).toBe('view=plan&by=wipe');
});
