import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IdentityStore } from '../../store/identity-store.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { SignedIn } from '../../wire/identity.ts';
import type { Ban, OperatorMatchDetails } from '../../wire/operator.ts';
import { type Served, serve } from '../testing.ts';

const TOKEN = 'operator-token-for-tests';

let served: Served;
let data: string;
let failing: keyof IdentityStore | null = null;
let names = 0;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'umpire-recovery-'));
  const store = await openSqlite(join(data, 'umpire.db'), { durable: false });
  const identities = new Proxy(store.identities, {
    get: (all, name: keyof IdentityStore) =>
      name === failing ? () => Promise.reject(new Error('the disk is full')) : all[name],
  });
  served = await serve({ data, options: { adminToken: TOKEN }, parts: { store: { ...store, identities } } });
});
afterAll(async () => {
  await served?.close();
  rmSync(data, { recursive: true, force: true });
});

const keep = async (wish: object = {}) =>
  (await served.post<SignedIn>('/api/identity', { name: `Player ${++names}`, ...wish })).body;
const recover = (secret: string | undefined, seats: readonly string[] = []) =>
  served.post<SignedIn>('/api/identity/recover', { secret, seats });

test.each(['addSession', 'sessions', 'passkeys', 'replaceRecovery'] as const)(
  'a recovery link still works after a sign-in in which %s failed',
  async (name) => {
    const { recovery, me } = await keep();
    failing = name;
    const failed = await recover(recovery);
    failing = null;
    expect(failed.status).toBe(500);
    const { status, body } = await recover(recovery);
    expect([status, body.me.name]).toEqual([200, me.name]);
    expect((await recover(body.recovery)).status).toBe(200);
  },
);

test('a player gets the new recovery link even if their guest seats cannot be linked', async () => {
  const pass = await served.create({ game: 'radar', sit: ['blue.captain'] });
  failing = 'link';
  const { recovery } = await keep({ seats: [pass.token] });
  const { status, body } = await recover(recovery, [pass.token]);
  failing = null;
  expect([status, body.linked]).toEqual([200, []]);
  expect((await recover(body.recovery, [pass.token])).body.linked).toEqual([pass.code]);
});

test('a recovery link works again after a ban', async () => {
  const { session, recovery } = await keep();
  const { body: pass } = await served.post<{ code: string }>('/api/matches', { game: 'radar', sit: [] }, { session });
  const { body: match } = await served.get<OperatorMatchDetails>(`/api/admin/matches/${pass.code}`, TOKEN);
  const { body: ban } = await served.post<Ban>('/api/admin/bans', { person: match.people[0]?.id }, TOKEN);
  expect((await recover(recovery)).status).toBe(403);
  expect((await served.post(`/api/admin/bans/${ban.id}/lift`, {}, TOKEN)).status).toBe(200);
  expect((await recover(recovery)).status).toBe(200);
});
