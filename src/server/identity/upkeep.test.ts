import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { SignedIn } from '../../wire/identity.ts';
import { makeLog } from '../log.ts';
import { serve } from '../testing.ts';

test('a deletion that cannot finish does not stop later deletions or the rest of the upkeep', async () => {
  const data = mkdtempSync(join(tmpdir(), 'umpire-upkeep-'));
  const open = () => openSqlite(join(data, 'umpire.db'), { durable: false });
  const first = await serve({ data, parts: { store: await open() } });
  const [ann, bob] = [
    (await first.post<SignedIn>('/api/identity', { name: 'Ann' })).body,
    (await first.post<SignedIn>('/api/identity', { name: 'Bob' })).body,
  ];
  const create = async ({ session }: SignedIn) =>
    (await first.post<{ code: string }>('/api/matches', { game: 'radar', sit: ['blue.captain'] }, { session })).body;
  const { code } = await create(ann);
  const { code: other } = await create(bob);
  await first.close();

  const store = await open();
  const identityIn = async (match: string) => {
    const id = (await store.byCode(match))?.id ?? '';
    return { id, identity: (await store.people(id))[0]?.identity ?? '' };
  };
  const [damaged, sound] = [await identityIn(code), await identityIn(other)];
  await store.identities.retire(damaged.identity, 1);
  await store.identities.retire(sound.identity, 2);
  await store.identities.addChallenge({ id: 'old', purpose: 'sign-in', identity: null, expires: 1 }, 9);
  const operator: typeof store.operator = {
    ...store.operator,
    packed: async (id) => (id === damaged.id ? { body: Uint8Array.of(1), digest: 'other' } : store.operator.packed(id)),
  };
  const lines: string[] = [];
  const log = makeLog('warn', { write: (line) => lines.push(line) });
  const second = await serve({ data, parts: { store: { ...store, operator }, upkeepAfter: 0, log } });
  const retired = () => store.identities.retired({ from: 0, most: 9 });
  await eventually(retired).toEqual([damaged.identity]);
  await eventually(
    async () => await store.identities.addChallenge({ id: 'new', purpose: 'sign-in', identity: null, expires: 1 }, 1),
  ).toBe('written');
  expect(lines.join('')).toContain('packed-damaged');
  await second.close();
  rmSync(data, { recursive: true, force: true });
});
