import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { readLists } from '../roster/detect.ts';
import { FILES } from '../roster/fixtures/files.ts';
import { NO_LISTS, withLists } from '../roster/stored.ts';
import { storedLists, storeLists } from './lists/storage.ts';
import { playerLists } from './player-lists.ts';

const values = new Map<string, string>();
let limit = 1_000_000;
beforeEach(() => {
  values.clear();
  limit = 1_000_000;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > limit) throw new Error('quota');
      values.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const LISTS = must(readLists(FILES.find(({ name }) => name === 'new-recruit-json')?.input ?? ''));
const importLists = () => storeLists({ before: NO_LISTS, after: withLists(NO_LISTS, LISTS) });
const count = (): number => storedLists().lists.length;

test('a guest’s lists belong to the first player who signs in', () => {
  importLists();
  playerLists.claim('Ann');
  expect(count()).toBe(1);
  expect(playerLists.versions()).toHaveLength(1);
});

test('another player who signs in does not get them, and they are back when their owner is', () => {
  importLists();
  playerLists.claim('Ann');
  const hers = storedLists();
  playerLists.claim('Bob');
  expect(playerLists.versions()).toEqual([]);
  playerLists.claim('Bob');
  playerLists.claim('Ann');
  expect(storedLists()).toEqual(hers);
  playerLists.claim('Bob');
  expect(count()).toBe(0);
});

test('lists that cannot be put aside stay where they are, and are not exchanged for another player', () => {
  expect(playerLists.claim('Ann')).toBe(true);
  importLists();
  limit = 100;
  expect(playerLists.claim('Bob')).toBe(false);
  expect(count()).toBe(1);
});

test('a player whose lists do not fit into the storage does not get those of the player before', () => {
  playerLists.claim('Bob');
  importLists();
  playerLists.claim('Ann');
  const stored = new Map(values);
  limit = 100; // Ann has no lists, Bob's are too large
  expect(playerLists.claim('Bob')).toBe(false);
  expect(values).toEqual(stored);
  limit = 1_000_000;
  expect(playerLists.claim('Bob')).toBe(true);
  expect(count()).toBe(1);
});

test('the lists of a deleted name are deleted', () => {
  importLists();
  playerLists.claim('Ann');
  playerLists.forget('Ann');
  expect(count()).toBe(0);
  playerLists.claim('Ann'); // a new player of that name
  expect(count()).toBe(0);
});

test('the lists of other players stay, also those put aside', () => {
  importLists();
  playerLists.claim('Ann');
  playerLists.forget('Bob');
  expect(count()).toBe(1);
  playerLists.claim('Bob');
  playerLists.forget('Bob');
  expect(count()).toBe(0);
  playerLists.claim('Ann');
  expect(count()).toBe(1);
});
