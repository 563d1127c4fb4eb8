import { expect, test } from 'vitest';
import type { Write } from '../../store/store.ts';
import { serialWrites } from './serial-writes.ts';
import { WriteConflict } from './write-conflict.ts';

const entry = (n: number): Write => ({ match: 'm', entries: [{ n, body: '', command: null, at: 0 }] });
const placeOf = ({ entries }: Write): number => entries?.[0]?.n ?? -1;

test('writes one at a time, in order', async () => {
  const sent: string[] = [];
  const write = serialWrites(async (one) => {
    sent.push(`${placeOf(one)} begins`);
    await new Promise(setImmediate);
    sent.push(`${placeOf(one)} ends`);
  });
  await Promise.all([write(entry(1)), write(entry(2))]);
  expect(sent).toEqual(['1 begins', '1 ends', '2 begins', '2 ends']);
});

test('after a conflict nothing more is sent: it would follow another node’s entry', async () => {
  const sent: number[] = [];
  const write = serialWrites(async (one) => {
    sent.push(placeOf(one));
    if (placeOf(one) === 2) throw new WriteConflict();
  });
  const told = await Promise.allSettled([1, 2, 3, 4].map((n) => write(entry(n))));
  expect(sent).toEqual([1, 2]);
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  await expect(write(entry(5))).rejects.toThrow(WriteConflict);
});
