import { afterEach, expect, test, vi } from 'vitest';
import { must } from '../../../../kernel/result.ts';
import { readLists } from '../../roster/detect.ts';
import { FILES } from '../../roster/fixtures/files.ts';
import { NO_LISTS, withLists } from '../../roster/stored.ts';
import { myArmies } from './my-armies.ts';
import { mySheets, storeLists } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const LISTS = must(readLists(FILES.find(({ name }) => name === 'new-recruit-json')?.input ?? ''));

function browser(limit: number): void {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new Error('quota');
      values.set(key, value);
    },
  });
}

test('stored lists give datasheets and armies to other pages', () => {
  browser(1_000_000);
  expect(storeLists({ before: NO_LISTS, after: withLists(NO_LISTS, LISTS) })).toBe(true);
  expect(mySheets().map(({ sheets }) => sheets.map(({ name }) => name))).toEqual([['Sample Captain', 'Sample Squad']]);
  expect(myArmies().map(({ left }) => left)).toEqual([[]]);
});

test('a full storage is noticed', () => {
  browser(100);
  expect(storeLists({ before: NO_LISTS, after: withLists(NO_LISTS, LISTS) })).toBe(false);
  expect(mySheets()).toEqual([]);
});
