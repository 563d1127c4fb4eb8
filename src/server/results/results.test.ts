import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { MyMatches, MyRecord, SignedIn } from '../../wire/identity.ts';
import type { NewMatchRequest, SeatPass } from '../../wire/matches.ts';
import { type Access, type Served, serve } from '../testing.ts';

const TOKEN = 'operator-token-for-tests';
const BLUE = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const RED = BLUE.map((seat) => seat.replace('blue', 'red'));
const PUBLIC = { listed: true, pace: 10_000, clock: null };

let served: Served;
beforeAll(async () => {
  served = await serve({ options: { adminToken: TOKEN } });
});
afterAll(() => served?.close());

let names = 0;
const keep = async (seats: readonly string[] = []) =>
  (await served.post<SignedIn>('/api/identity', { name: `Player ${++names}`, seats })).body;
const create = async (session: string | undefined, wish: Omit<NewMatchRequest, 'game'>) =>
  (
    await served.post<SeatPass>(
      '/api/matches',
      { game: 'radar', ...wish },
      session === undefined ? undefined : { session },
    )
  ).body;
const join = async (code: string, access: Access | undefined, seats: readonly string[]) =>
  (await served.post<SeatPass>(`/api/matches/${code}/join`, { seats }, access)).body;

/** The captain of this side resigns. */
async function resign(code: string, access: Access, side = 'red'): Promise<void> {
  const [token, hello] = typeof access === 'string' ? [access, {}] : [undefined, access];
  const client = await served.sit(code, token, hello);
  await client.command(`${side}.captain`, { type: 'resign' });
  await client.until(() => client.over);
}

const mine = async (session: string, wish: object = {}) =>
  (await served.post<MyMatches>('/api/mine', wish, { session })).body;
/** Results are recorded just after the end. */
async function finished(session: string, many = 1): Promise<MyMatches['finished']> {
  await eventually(async () => (await mine(session)).total).toBe(many);
  return (await mine(session)).finished;
}
const record = async (session: string) => (await served.get<MyRecord>('/api/me/record', { session })).body;

/** Two signed-in players finish a public match; red resigns. */
async function duel(blue: SignedIn, red: SignedIn, settings: object = PUBLIC): Promise<SeatPass> {
  const pass = await create(blue.session, { sit: BLUE, settings });
  await join(pass.code, { session: red.session }, RED);
  await served.post(`/api/matches/${pass.code}/start`, {}, { session: blue.session });
  await resign(pass.code, { session: red.session });
  return pass;
}

describe('a public match between signed-in players', () => {
  test('is rated, with a receipt for both', async () => {
    const [ann, bob] = [await keep(), await keep()];
    const { code } = await duel(ann, bob);
    const [won] = await finished(ann.session);
    expect(won).toMatchObject({
      code,
      game: 'radar',
      side: 'blue',
      result: 'won',
      unrated: null,
      opponents: [{ kind: 'person', name: bob.me.name }],
      before: { rating: 1500, plusMinus: 500 },
      gone: false,
    });
    expect(won?.after?.rating).toBeGreaterThan(1500);
    expect(won?.after?.plusMinus).toBeLessThan(500);
    const [lost] = await finished(bob.session);
    expect(lost).toMatchObject({ result: 'lost', side: 'red', opponents: [{ name: ann.me.name }] });
    const { ratings, opponents } = await record(bob.session);
    expect(ratings).toEqual([{ game: 'radar', ...lost?.after, matches: 1 }]);
    expect(opponents).toEqual([
      {
        game: 'radar',
        opponent: { kind: 'person', name: ann.me.name },
        rating: won?.after,
        won: 0,
        drawn: 0,
        lost: 1,
      },
    ]);
  });

  test('counts even if the loser leaves seats and makes the match private', async () => {
    const [ann, bob] = [await keep(), await keep()];
    const pass = await create(bob.session, { sit: RED, settings: PUBLIC });
    await join(pass.code, { session: ann.session }, BLUE);
    await served.post(`/api/matches/${pass.code}/start`, {}, { session: bob.session });
    await served.post(`/api/matches/${pass.code}/settings`, { listed: false }, { session: bob.session });
    await served.post(`/api/matches/${pass.code}/leave`, { seats: RED.slice(1) }, { session: bob.session });
    await resign(pass.code, { session: bob.session });
    expect(await finished(bob.session)).toMatchObject([{ result: 'lost', unrated: null, before: { rating: 1500 } }]);
  });

  test('counts even if the loser leaves all seats and a guest takes them', async () => {
    const [ann, bob] = [await keep(), await keep()];
    const pass = await create(ann.session, { sit: BLUE, settings: PUBLIC });
    await join(pass.code, { session: bob.session }, RED);
    await served.post(`/api/matches/${pass.code}/start`, {}, { session: ann.session });
    await served.post(`/api/matches/${pass.code}/leave`, {}, { session: bob.session });
    const guest = await join(pass.code, undefined, RED);
    await resign(pass.code, guest.token);
    expect(await finished(bob.session)).toMatchObject([{ result: 'lost', unrated: null, before: { rating: 1500 } }]);
    expect(await finished(ann.session)).toMatchObject([{ result: 'won', opponents: [{ name: bob.me.name }] }]);
  });
});

test('a bot is rated by its name and level, and keeps its rating from match to match', async () => {
  const ann = await keep();
  for (let i = 0; i < 2; i++) {
    const pass = await create(ann.session, {
      sit: BLUE,
      bots: { red: i === 0 ? 'crew@2+hunter' : 'crew@2' },
      settings: PUBLIC,
      start: true,
    });
    await resign(pass.code, { session: ann.session }, 'blue');
    await finished(ann.session, i + 1);
  }
  const { opponents, ratings } = await record(ann.session);
  expect(opponents).toMatchObject([{ opponent: { kind: 'bot', bot: 'crew@2' }, won: 0, lost: 2 }]);
  expect(opponents[0]?.rating?.rating).toBeGreaterThan(1500);
  expect(ratings[0]?.rating).toBeLessThan(1500);
});

describe('not rated:', () => {
  const unrated = async (session: string) => (await finished(session))[0];

  test('a private match', async () => {
    const [ann, bob] = [await keep(), await keep()];
    await duel(ann, bob, { ...PUBLIC, listed: false });
    expect(await unrated(ann.session)).toMatchObject({ result: 'won', unrated: 'private', before: null });
    expect((await record(ann.session)).ratings).toEqual([]);
    expect((await record(ann.session)).opponents).toMatchObject([{ won: 1 }]);
  });

  test('a private match that becomes public after its start', async () => {
    const [ann, bob] = [await keep(), await keep()];
    const pass = await create(ann.session, { sit: BLUE, settings: { ...PUBLIC, listed: false } });
    await join(pass.code, { session: bob.session }, RED);
    await served.post(`/api/matches/${pass.code}/start`, {}, { session: ann.session });
    await served.post(`/api/matches/${pass.code}/settings`, { listed: true }, { session: ann.session });
    await resign(pass.code, { session: bob.session });
    expect(await unrated(ann.session)).toMatchObject({ unrated: 'private' });
  });

  test('a match against a guest, even one who signs in before the end', async () => {
    const ann = await keep();
    const pass = await create(ann.session, { sit: BLUE, settings: PUBLIC });
    const guest = await join(pass.code, undefined, RED);
    await served.post(`/api/matches/${pass.code}/start`, {}, { session: ann.session });
    const late = await keep([guest.token]);
    await resign(pass.code, { session: late.session });
    const opponents = [{ kind: 'person', name: late.me.name }];
    expect(await unrated(ann.session)).toMatchObject({ unrated: 'guest', result: 'won', opponents });
    expect(await unrated(late.session)).toMatchObject({ unrated: 'guest', result: 'lost' });
  });

  test('a fork', async () => {
    const [ann, bob] = [await keep(), await keep()];
    const { code } = await duel(ann, bob);
    await finished(ann.session);
    const { body: fork } = await served.post<SeatPass>(
      `/api/matches/${code}/fork`,
      { place: 1, sit: BLUE, settings: PUBLIC },
      { session: ann.session },
    );
    await resign(fork.code, { session: ann.session }, 'blue');
    expect((await finished(ann.session, 2))[0]).toMatchObject({ code: fork.code, unrated: 'fork' });
  });

  test('a match that the operator closed', async () => {
    const [ann, bob] = [await keep(), await keep()];
    const pass = await create(ann.session, { sit: BLUE, settings: PUBLIC });
    await join(pass.code, { session: bob.session }, RED);
    await served.post(`/api/matches/${pass.code}/start`, {}, { session: ann.session });
    await served.post(`/api/admin/matches/${pass.code}/close`, {}, TOKEN);
    expect(await unrated(ann.session)).toMatchObject({ result: 'closed', unrated: 'closed' });
    expect((await record(ann.session)).opponents).toEqual([]);
  });

  test('a match that a person joined after its start', async () => {
    const [ann, bob] = [await keep(), await keep()];
    const pass = await create(ann.session, { sit: BLUE, bots: { red: 'crew' }, settings: PUBLIC, start: true });
    for (const seat of RED)
      await served.post(`/api/matches/${pass.code}/fill`, { seat, bot: null }, { session: ann.session });
    await join(pass.code, { session: bob.session }, RED);
    await resign(pass.code, { session: bob.session });
    expect(await unrated(ann.session)).toMatchObject({ unrated: 'joined', opponents: [{ name: bob.me.name }] });
  });

  test('two people against one', async () => {
    const [ann, bob, cy] = [await keep(), await keep(), await keep()];
    const pass = await create(ann.session, { sit: BLUE.slice(0, 2), settings: PUBLIC });
    await join(pass.code, { session: bob.session }, BLUE.slice(2));
    await join(pass.code, { session: cy.session }, RED);
    await served.post(`/api/matches/${pass.code}/start`, {}, { session: ann.session });
    await resign(pass.code, { session: cy.session });
    expect(await unrated(bob.session)).toMatchObject({ unrated: 'uneven', result: 'won' });
  });
});

test('a finished guest match is in the list once the guest registers a name', async () => {
  const pass = await create(undefined, { sit: BLUE, settings: PUBLIC, start: true });
  await resign(pass.code, pass.token, 'blue');
  const { body: before } = await served.post<MyMatches>('/api/mine', { seats: [pass.token] });
  const bot = { kind: 'bot', bot: 'crew' };
  expect(before).toMatchObject({ total: 1, finished: [{ code: pass.code, result: 'lost', opponents: [bot] }] });
  const ann = await keep([pass.token]);
  expect(await finished(ann.session)).toMatchObject([
    { code: pass.code, result: 'lost', unrated: 'guest', opponents: [bot] },
  ]);
});

test('finished matches come in pages, newest first', async () => {
  const ann = await keep();
  const codes: string[] = [];
  for (let i = 0; i < 3; i++) {
    const pass = await create(ann.session, { sit: BLUE, start: true });
    await resign(pass.code, { session: ann.session }, 'blue');
    await finished(ann.session, i + 1);
    codes.unshift(pass.code);
  }
  const page = await mine(ann.session, { from: 1, most: 1 });
  expect([page.total, page.finished.map(({ code }) => code)]).toEqual([3, [codes[1]]]);
});

test('computing all ratings again gives the same ones; after a deletion, opponents keep theirs', async () => {
  const [ann, bob, cy] = [await keep(), await keep(), await keep()];
  await duel(ann, bob);
  await duel(cy, ann);
  await finished(ann.session, 2);
  const before = [await record(ann.session), (await mine(ann.session)).finished];
  const again = await served.post<{ matches: number }>('/api/admin/ratings/recompute', {}, TOKEN);
  expect(again.body.matches).toBeGreaterThanOrEqual(2);
  expect([await record(ann.session), (await mine(ann.session)).finished]).toEqual(before);
  await served.post('/api/me/delete', {}, { session: bob.session });
  await served.post('/api/admin/ratings/recompute', {}, TOKEN);
  expect((await record(ann.session)).ratings).toEqual((before[0] as MyRecord).ratings);
  expect((await mine(ann.session)).finished.map(({ opponents }) => opponents)).toEqual([
    [{ kind: 'person', name: cy.me.name }],
    [{ kind: 'deleted' }],
  ]);
});

test('a match that waits for me comes first', async () => {
  const ann = await keep();
  const waiting = await create(ann.session, { sit: BLUE, start: true, settings: { pace: 10_000 } });
  const open = await create(ann.session, { sit: BLUE });
  const { unfinished } = await mine(ann.session);
  expect(unfinished.map(({ code, waiting: mine }) => [code, mine])).toEqual([
    [waiting.code, true],
    [open.code, false],
  ]);
});
