import { expect, test } from 'vitest';
import { WrittenMatches } from './written-matches.ts';

/** Written matches on top of a database in memory, which counts how often a match is read. */
function stored() {
  const logs = new Map<string, (string | null)[]>(); // command ids by match
  const reads = new Map<string, number>();
  const written = new WrittenMatches(
    (match) => {
      reads.set(match, (reads.get(match) ?? 0) + 1);
      return (logs.get(match) ?? []).map((command, n) => ({ n, command }));
    },
    (match, command) => logs.get(match)?.includes(command) === true,
  );
  const write = (match: string, n: number, command: string | null): boolean => {
    if (!written.isFree(match, n, command)) return false;
    logs.set(match, [...(logs.get(match) ?? []), command]);
    written.add(match, n, command);
    return true;
  };
  return { written, logs, reads, write };
}

test('two command ids with the same hash are both accepted, and a repeated one is refused', () => {
  const { write } = stored();
  const same = ['ann/blue/93093', 'ann/blue/324962']; // FNV-1a, the upper 30 bits
  for (const [n, id] of same.entries()) expect(write('m', n, id)).toBe(true);
  for (const id of same) expect(write('m', 2, id)).toBe(false);
  expect(write('other', 0, same[0] ?? '')).toBe(true);
});

test('only the next entry number is free', () => {
  const { write } = stored();
  expect([write('m', 1, null), write('m', 0, null), write('m', 0, null), write('m', 1, null)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('more matches than fit are read again and get the same answers; the newest stay in memory', () => {
  const { write, reads } = stored();
  const ids = Array.from({ length: 10_050 }, (_, i) => `m${i}`);
  for (const id of ids) expect(write(id, 0, 'ann/1')).toBe(true);
  expect([write('m9999', 1, 'ann/1'), reads.get('m9999')]).toEqual([false, 1]);
  expect([write('m0', 1, 'ann/1'), write('m0', 0, 'ann/2'), write('m0', 1, 'ann/2')]).toEqual([false, false, true]);
  expect(reads.get('m0')).toBe(2);
});

test('more command ids than fit are read again and get the same answers; the newest stay in memory', () => {
  const { write, reads, logs } = stored();
  const ids = Array.from({ length: 11 }, (_, i) => `m${i}`);
  const commands = Array.from({ length: 50_000 }, (_, i) => `ann/${i}`);
  for (const id of ids) logs.set(id, commands);
  for (const id of ids) expect(write(id, 50_000, 'ann/7')).toBe(false);
  expect(write('m0', 50_000, 'ann/new')).toBe(true);
  expect(write('m0', 50_001, 'ann/new')).toBe(false);
  expect(write('m9', 50_000, 'ann/8')).toBe(false);
  expect([reads.get('m0'), reads.get('m9')]).toEqual([2, 1]);
});

test('a match that is forgotten is read again, and the others are not', () => {
  const { written, write, reads, logs } = stored();
  for (const id of ['m', 'other']) write(id, 0, 'ann/1');
  logs.set('m', []); // a rollback
  written.forget('m');
  expect([write('m', 0, 'ann/1'), write('other', 1, 'ann/2')]).toEqual([true, true]);
  expect([reads.get('m'), reads.get('other')]).toEqual([2, 1]);
  written.forget();
  expect([write('m', 1, 'ann/1'), write('other', 2, 'ann/3')]).toEqual([false, true]);
  expect([reads.get('m'), reads.get('other')]).toEqual([3, 2]);
});

test('a match that is forgotten and read again and again takes no room from the others', () => {
  const { written, write, reads, logs } = stored();
  write('other', 0, 'ann/1');
  logs.set(
    'm',
    Array.from({ length: 50_000 }, (_, i) => `ann/${i}`),
  );
  for (let i = 0; i < 12; i++) {
    expect(write('m', 50_000, 'ann/1')).toBe(false);
    written.forget('m');
  }
  expect([write('other', 1, 'ann/2'), reads.get('other')]).toEqual([true, 1]);
});
