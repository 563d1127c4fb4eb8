import { expect, test } from 'vitest';
import { listTitle } from './list-title.ts';

test('a list without a name is called by its faction, its detachment or its first unit', () => {
  const units = [{ name: 'Sample Squad' }];
  expect(listTitle({ name: 'My list', faction: 'Sample', detachments: [], units })).toBe('My list');
  expect(listTitle({ name: '', faction: 'Sample', detachments: ['Force'], units })).toBe('Sample');
  expect(listTitle({ name: '', faction: null, detachments: ['Force'], units })).toBe('Force');
  expect(listTitle({ name: '', faction: null, detachments: [], units })).toBe('Sample Squad');
});
