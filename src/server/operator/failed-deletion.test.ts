import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { SeatPass } from '../../wire/matches.ts';
import { serve } from '../testing.ts';

const TOKEN = 'operator-token-for-tests';
const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];

/** A server whose store does not always work, with a finished match in which Zelda's name is in the log. */
async function withFaults(fault: (store: Store) => Partial<Store>) {
  const data = mkdtempSync(join(tmpdir(), 'umpire-deletion-'));
  const store = await openSqlite(join(data, 'umpire.db'), { durable: false });
  const own = await serve({ data, options: { adminToken: TOKEN }, parts: { store: { ...store, ...fault(store) } } });
  const zelda = await own.create({ game: 'radar', name: 'Zelda', sit: CREW, start: true });
  const { code, token } = zelda;
  await own.post(`/api/matches/${code}/leave`, { seats: ['blue.engineer'] }, token);
  await own.post(`/api/matches/${code}/join`, { seats: ['blue.engineer'] }, token);
  await own.post(`/api/admin/matches/${code}/close`, {}, TOKEN);
  const close = async () => {
    await own.close();
    rmSync(data, { recursive: true, force: true });
  };
  const remove = async () => (await own.post('/api/admin/people/delete', { token }, TOKEN)).status;
  const logOf = async (of: string) => (await own.post<string>(`/api/admin/matches/${of}/log`, {}, TOKEN)).body;
  return { own, store, code, remove, logOf, close };
}

test('a deletion that fails in a fork can be repeated', async () => {
  let failing = '';
  const { own, store, code, remove, logOf, close } = await withFaults(({ operator }) => ({
    operator: {
      ...operator,
      async rewrite(match, log) {
        if (match !== failing) return operator.rewrite(match, log);
        failing = '';
        throw new Error('the disk is full');
      },
    },
  }));
  const place = (await store.entries((await store.byCode(code))?.id ?? '')).length - 1; // without the end
  const { body: fork } = await own.post<SeatPass>(`/api/matches/${code}/fork`, { place, sit: ['red.captain'] });
  failing = (await store.byCode(fork.code))?.id ?? '';
  expect(await logOf(fork.code)).toContain('Zelda');
  expect([await remove(), await remove()]).toEqual([500, 200]);
  for (const of of [code, fork.code]) expect(await logOf(of)).not.toContain('Zelda');
  await close();
});

test('a deletion does not fail because another match cannot be loaded at that moment', async () => {
  let fail: (() => void) | undefined;
  const { own, remove, close } = await withFaults((store) => ({
    byCode: (code) =>
      code === 'AAAAA'
        ? new Promise((_, reject) => {
            fail = () => reject(new Error('no answer'));
          })
        : store.byCode(code),
    operator: {
      ...store.operator,
      async rewrite(match, log) {
        await store.operator.rewrite(match, log);
        setTimeout(() => fail?.(), 20); // while the deletion waits until it is loaded
      },
    },
  }));
  const loading = own.get('/api/matches/AAAAA');
  await eventually(() => fail).toBeDefined();
  const removing = remove();
  expect((await loading).status).toBe(500);
  expect(await removing).toBe(200);
  await close();
});
