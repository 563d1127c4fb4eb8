import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLists } from '../src/games/shooting/roster/detect.ts';
import { FILES } from '../src/games/shooting/roster/fixtures/files.ts';
import { bodyOf, type ListBody } from '../src/games/shooting/roster/list-body.ts';
import { NO_LISTS, withLists } from '../src/games/shooting/roster/stored.ts';
import { must } from '../src/kernel/result.ts';
import { type Served, serve } from '../src/server/testing.ts';
import { PLAYER_LISTS, type PlayerList, type PlayerListHead, type SignedIn } from '../src/wire/identity.ts';
import type { IdentityData } from '../src/wire/operator.ts';

const TOKEN = 'operator-token-for-tests';
let served: Served;
beforeAll(async () => {
  served = await serve({ options: { adminToken: TOKEN } });
});
afterAll(() => served?.close());

const [LIST] = must(readLists(FILES.find(({ name }) => name === 'new-recruit-json')?.input ?? ''));
const ID = LIST?.fingerprint ?? '';
const BODY = bodyOf(withLists(NO_LISTS, LIST ? [LIST] : []), ID);
const REMOVED: ListBody = { ...BODY, list: null };
const renamed = (name: string): ListBody => ({ ...BODY, list: LIST ? { ...LIST, name } : null });

let names = 0;
const signIn = async (): Promise<SignedIn> =>
  (await served.post<SignedIn>('/api/identity', { name: `Lister ${++names}` })).body;
const path = (id = ID, game = 'shooting'): string => `/api/me/lists/${game}/${id}`;
const save = (session: string, changed: number, body: object = BODY, id = ID, removed = false) =>
  served.post<PlayerListHead & { written: boolean; error?: { code: string } }>(
    path(id),
    { changed, removed, body },
    { session },
  );
const heads = async (session: string) =>
  (await served.get<PlayerListHead[]>('/api/me/lists/shooting', { session })).body;
const list = async (session: string) => (await served.get<PlayerList>(path(), { session })).body;
const codeOf = async (asked: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await asked;
  return [status, (body as { readonly error?: { readonly code: string } }).error?.code];
};

test('a list follows the player to another device; other players and guests have none of it', async () => {
  const { session, recovery } = await signIn();
  expect((await save(session, 1000)).body).toEqual({ id: ID, changed: 1000, removed: false, written: true });
  const { body: phone } = await served.post<SignedIn>('/api/identity/recover', { secret: recovery });
  expect(await heads(phone.session)).toEqual([{ id: ID, changed: 1000, removed: false }]);
  expect(await list(phone.session)).toEqual({ id: ID, changed: 1000, removed: false, body: BODY });
  const other = await signIn();
  expect(await heads(other.session)).toEqual([]);
  expect(await codeOf(served.get(path(), { session: other.session }))).toEqual([404, 'no-such-list']);
  expect(await codeOf(served.get(path()))).toEqual([401, 'signed-out']);
  expect(await codeOf(served.post(path(), { changed: 1, removed: false, body: BODY }))).toEqual([401, 'signed-out']);
});

test('the newest version wins, and a removed list stays removed for a device that still has it', async () => {
  const { session } = await signIn();
  await save(session, 2000, renamed('newer'));
  expect((await save(session, 1000, renamed('older'))).body).toMatchObject({ written: false, changed: 2000 });
  expect((await list(session)).body).toEqual(renamed('newer'));
  expect((await save(session, 3000, REMOVED, ID, true)).body).toMatchObject({ written: true, removed: true });
  expect((await save(session, 2500)).body).toMatchObject({ written: false, removed: true, changed: 3000 });
  expect((await save(session, 4000)).body).toMatchObject({ written: true, removed: false }); // imported again
});

test('a device whose clock is fast does not win over later changes', async () => {
  const { session } = await signIn();
  const { changed } = (await save(session, Date.now() + 1e9)).body;
  expect(Math.abs(changed - Date.now())).toBeLessThan(60_000);
});

test('data that is not a list of the game is refused and changes nothing', async () => {
  const { session } = await signIn();
  const refused = async (body: unknown, id = ID, removed = false) =>
    codeOf(served.post(path(id), { changed: 1, removed, body }, { session }));
  expect(await refused({ ...BODY, notes: 'x' })).toEqual([400, 'bad-list']);
  expect(await refused({})).toEqual([400, 'bad-list']);
  expect(await refused(BODY, '0'.repeat(24))).toEqual([400, 'bad-list']);
  expect(await refused(BODY, ID, true)).toEqual([400, 'bad-list']);
  expect(await refused('text')).toEqual([400, 'bad-request']);
  expect(await refused(BODY, 'UPPER')).toEqual([404, 'not-found']);
  expect(await refused(renamed('x'.repeat(600_000)))).toEqual([413, 'too-large']);
  expect(await codeOf(served.post(path(), { changed: -1, removed: false, body: BODY }, { session }))).toEqual([
    400,
    'bad-request',
  ]);
  for (const game of ['radar', 'nothing', 'constructor'])
    expect(await codeOf(served.post(path(ID, game), { changed: 1, removed: false, body: BODY }, { session }))).toEqual([
      404,
      'no-player-lists',
    ]);
  expect(await heads(session)).toEqual([]);
});

test('the number of lists is limited', async () => {
  const { session } = await signIn();
  const many = Array.from({ length: PLAYER_LISTS.lists + 1 }, (_, i) => i.toString(16).padStart(24, '0'));
  for (const [i, id] of many.entries()) {
    const body = { ...BODY, list: LIST ? { ...LIST, fingerprint: id } : null };
    const expected = i < PLAYER_LISTS.lists ? [200, undefined] : [409, 'lists-full'];
    expect(await codeOf(save(session, 1, body, id))).toEqual(expected);
  }
  expect(await heads(session)).toHaveLength(PLAYER_LISTS.lists);
});

test('lists are in the operator’s export of the person, and are deleted with the identity', async () => {
  const { session } = await signIn();
  await save(session, 1000);
  const { body: pass } = await served.post<{ code: string }>(
    '/api/matches',
    { game: 'shooting', sit: ['attacker'] },
    { session },
  );
  const { body: match } = await served.get<{ people: { identity: string }[] }>(
    `/api/admin/matches/${pass.code}`,
    TOKEN,
  );
  const person = match.people[0]?.identity;
  const data = (await served.post<IdentityData>('/api/admin/people/export', { person }, TOKEN)).body;
  expect(data.lists).toEqual([{ game: 'shooting', id: ID, changed: 1000, removed: false, body: BODY }]);
  expect((await served.post('/api/me/delete', {}, { session })).status).toBe(200);
  expect(await codeOf(served.post('/api/admin/people/export', { person }, TOKEN))).toEqual([404, 'no-such-person']);
});
