import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeatPass } from '../../wire/matches.ts';
import type { Holder, Settings, TableInfo } from '../../wire/messages.ts';
import { type Served, serve } from '../testing.ts';

const MINUTE = 60_000;
const CREW = ['red.captain', 'red.first-mate', 'red.engineer', 'red.radio-operator'];

let served: Served;
let jumped = 0; // milliseconds by which the server's clock is ahead
beforeAll(async () => {
  served = await serve({ parts: { elapsed: () => performance.now() + jumped } });
});
afterAll(() => served?.close());

interface Answer {
  readonly error: { readonly code: string; readonly seconds?: number };
}

/** Ann hosts and plays blue, Bob plays red; both are connected. */
async function two(start: boolean, settings: Partial<Settings> = {}) {
  const ann = await served.create({
    game: 'radar',
    name: 'Ann',
    sit: ['blue.captain'],
    settings: { clock: null, ...settings },
  });
  const { code } = ann;
  const { body: bob } = await served.post<SeatPass>(`/api/matches/${code}/join`, { name: 'Bob', seats: CREW });
  const host = await served.sit(code, ann.token);
  const guest = await served.sit(code, bob.token);
  if (start) await served.post(`/api/matches/${code}/start`, {}, ann.token);
  const fill = (bot: string | null, seat = 'red.captain') =>
    served.post<Answer & TableInfo>(`/api/matches/${code}/fill`, { seat, bot }, ann.token);
  const holder = async (): Promise<Holder | undefined> =>
    (await served.get<TableInfo>(`/api/matches/${code}`)).body.seats.find(({ seat }) => seat === 'red.captain')?.holder;
  const isBobHere = (here: boolean) => () =>
    Boolean(host.table?.seats.some(({ holder: of }) => of.kind === 'human' && of.name === 'Bob' && of.here === here));
  await host.until(isBobHere(true));
  const bobLeaves = async () => {
    guest.socket.terminate();
    await host.until(isBobHere(false));
  };
  return { code, ann, bob, host, fill, holder, bobLeaves };
}

describe.each([
  ['before the start', false],
  ['during the match', true],
])('%s', (_, start) => {
  test('the host cannot fill, free or take the seat of a player who lost the connection for a moment', async () => {
    const { code, ann, bob, fill, holder, bobLeaves } = await two(start);
    await bobLeaves();
    for (const bot of ['crew', null])
      expect(await fill(bot)).toMatchObject({ status: 409, body: { error: { code: 'seat-owned' } } });
    const taken = await served.post<Answer>(`/api/matches/${code}/join`, { seats: ['red.captain'] }, ann.token);
    expect(taken.status).toBe(409);
    expect(await holder()).toMatchObject({ kind: 'human', name: 'Bob' });
    const back = await served.sit(code, bob.token);
    await back.until(() => back.welcomed);
    expect(back.messages.find(({ type }) => type === 'welcome')).toMatchObject({ you: { name: 'Bob', seats: CREW } });
  });

  test('the host cannot replace a player who is connected, however long the match lasts', async () => {
    const { fill, holder } = await two(start);
    jumped += 600 * MINUTE;
    expect((await fill('crew')).body.error.code).toBe('seat-owned');
    expect(await holder()).toMatchObject({ kind: 'human', here: true });
  });

  test('a player who never connected keeps the seat for the same time, counted from when they took it', async () => {
    const { code, ann } = await two(start, { takeOver: 120 });
    await served.post(`/api/matches/${code}/fill`, { seat: 'blue.engineer', bot: null }, ann.token);
    jumped += 60 * MINUTE;
    await served.post(`/api/matches/${code}/join`, { name: 'Cy', seats: ['blue.engineer'] });
    const fill = () =>
      served.post<Answer>(`/api/matches/${code}/fill`, { seat: 'blue.engineer', bot: 'crew' }, ann.token);
    expect((await fill()).body.error).toMatchObject({ code: 'seat-owned', seconds: 120 });
    jumped += 2 * MINUTE;
    expect((await fill()).status).toBe(200);
  });
});

test('after the takeover time the host may free the seat, and others may take it', async () => {
  const { code, fill, holder, bobLeaves } = await two(true, { takeOver: 90 });
  await bobLeaves();
  jumped += MINUTE;
  expect((await fill(null)).body.error).toMatchObject({ code: 'seat-owned', seconds: 90 });
  jumped += MINUTE / 2;
  expect((await fill(null)).status).toBe(200);
  expect(await holder()).toEqual({ kind: 'bot', bot: 'crew', free: true });
  const eve = await served.post<SeatPass>(`/api/matches/${code}/join`, { name: 'Eve', seats: ['red.captain'] });
  expect(eve).toMatchObject({ status: 200, body: { seats: ['red.captain'] } });
});

test.each([
  ['the chosen takeover time', { takeOver: 60 }, 60],
  ['five minutes if none is chosen', {}, 300],
])('before the start an absent player loses the seat after %s', async (_, settings, seconds) => {
  const { fill, holder, bobLeaves } = await two(false, settings);
  await bobLeaves();
  jumped += (seconds - 5) * 1000;
  expect((await fill(null)).body.error).toMatchObject({ code: 'seat-owned', seconds });
  jumped += 5000;
  expect(await fill(null)).toMatchObject({ status: 200 });
  expect(await holder()).toEqual({ kind: 'open' });
});

test('a bot takes over first; a player who returns before the host acts gets the seat back', async () => {
  const { code, bob, host, holder, bobLeaves } = await two(true, { takeOver: 1 });
  await bobLeaves();
  const played = () => host.table?.seats.find(({ seat }) => seat === 'red.captain')?.holder;
  await host.until(() => (played() as { bot?: string | null } | undefined)?.bot === 'crew');
  expect(await holder()).toMatchObject({ kind: 'human', name: 'Bob', bot: 'crew' });
  const back = await served.sit(code, bob.token);
  await back.until(() => (played() as { bot?: string | null } | undefined)?.bot === null);
  expect(await holder()).toMatchObject({ kind: 'human', name: 'Bob', here: true, bot: null });
});

test.each([false, true])('the host cannot shorten the takeover time while others play (started: %s)', async (start) => {
  const { code, ann } = await two(start, { takeOver: 120 });
  const set = (takeOver: number | null) =>
    served.post<Answer>(`/api/matches/${code}/settings`, { takeOver }, ann.token);
  expect(await set(1)).toMatchObject({ status: 409, body: { error: { code: 'take-over-shorter', seconds: 120 } } });
  expect((await set(null)).status).toBe(200); // ten minutes
  expect((await set(300)).body.error).toMatchObject({ code: 'take-over-shorter', seconds: 600 });
});

test('the host cannot shorten the clock while others play, but can lengthen it', async () => {
  const { code, ann } = await two(true, { clock: 60 });
  const set = (clock: number | null) => served.post<Answer>(`/api/matches/${code}/settings`, { clock }, ann.token);
  expect(await set(1)).toMatchObject({ status: 409, body: { error: { code: 'clock-shorter' } } });
  expect((await set(120)).status).toBe(200);
  expect((await set(null)).status).toBe(200);
  expect((await set(120)).body.error).toMatchObject({ code: 'clock-shorter' });
});

test('a host who plays alone may set any takeover time', async () => {
  const pass = await served.create({ game: 'radar', sit: ['blue.captain'], settings: { takeOver: 120 } });
  expect((await served.post(`/api/matches/${pass.code}/settings`, { takeOver: 1 }, pass.token)).status).toBe(200);
});
