import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '../games/catalog.ts';
import { loaded } from '../kernel/dice.ts';
import type { Game } from '../kernel/game.ts';
import { parseLog } from '../kernel/log.ts';
import { verify } from '../kernel/replay.ts';
import { must } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import type { SeatPass } from '../wire/matches.ts';
import type { TableInfo } from '../wire/messages.ts';
import { type Client, type Served, serve } from './testing.ts';

const radar = catalog.radar as Game;
const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const FAST = { settings: { pace: 0 } };

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served?.close());

/** Plays the game's fallback for its seats until the match is over. */
async function playOn(client: Client, most = 2000): Promise<void> {
  for (let i = 0; i < most && !client.over; i++) {
    await client.until(() => client.over || [...client.asks.values()].some(({ must: needed }) => needed));
    const ask = [...client.asks.values()].find(({ must: needed }) => needed);
    if (!ask || client.over) return;
    const command = instead(client, ask.seat);
    if (command) await client.command(ask.seat, command);
  }
}

function instead(client: Client, seat: string): { readonly type: string } | undefined {
  const rules = must(radar.setUp(client.table?.setup, loaded()));
  return radar.fallback({ ...client.views.get(seat), rules }, seat);
}

describe('a match against bots', () => {
  test('is played to its end through the socket, and its log verifies', async () => {
    const pass = await served.create({ game: 'radar', name: 'Ann', sit: CREW, start: true, ...FAST });
    const client = await served.sit(pass.code, pass.token);
    await playOn(client);
    expect(client.over).toBe(true);
    const { status, body } = await served.get<string>(`/api/matches/${pass.code}/log?eyes=archive&decisions=1`);
    expect(status).toBe(200);
    const file = must(parseLog(body, hashing));
    expect(verify(radar, file, hashing).ok).toBe(true);
    expect(file.decisions.length).toBeGreaterThan(0);
    expect(file.header.commitment).toBe(pass.table.commitment);
    expect(file.header.people).toEqual(CREW);
  });

  test('the log names the bot that took over, not the player who left', async () => {
    const ann = await served.create({ game: 'radar', sit: ['blue.captain'] });
    const { body: bob } = await served.post<SeatPass>(`/api/matches/${ann.code}/join`, { seats: ['red.captain'] });
    await served.post(`/api/matches/${ann.code}/start`, {}, ann.token);
    await served.post(`/api/matches/${ann.code}/leave`, {}, bob.token);
    const client = await served.sit(ann.code, ann.token);
    await client.until(() => client.asks.size > 0);
    await client.command('blue.captain', { type: 'resign' });
    await client.until(() => client.over);
    const { body } = await served.get<string>(`/api/matches/${ann.code}/log?eyes=archive`);
    const { header } = must(parseLog(body, hashing));
    expect([header.people, header.seats['red.captain']]).toEqual([['blue.captain'], radar.defaults.bot]);
  });

  test('views updated by patches equal the views a new client gets', async () => {
    const pass = await served.create({ game: 'radar', sit: CREW, start: true, ...FAST });
    const client = await served.sit(pass.code, pass.token);
    for (let i = 0; i < 20; i++) {
      await client.until(() => [...client.asks.values()].some(({ must: needed }) => needed));
      const ask = [...client.asks.values()].find(({ must: needed }) => needed);
      const command = ask && instead(client, ask.seat);
      if (ask && command) await client.command(ask.seat, command);
    }
    await client.until(() => [...client.asks.values()].some(({ must: needed }) => needed));
    const second = await served.sit(pass.code, pass.token);
    await second.until(() => second.views.size === 4);
    expect(Object.fromEntries(second.views)).toEqual(Object.fromEntries(client.views));
    expect(second.seq).toBe(client.seq);
  });
});

describe('the lobby', () => {
  test('a friend joins by code, the host starts, bots take the empty seats', async () => {
    const host = await served.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'] });
    const joined = await served.post<SeatPass>(`/api/matches/${host.code}/join`, {
      name: 'Bob',
      seats: ['red.captain'],
    });
    expect(joined.body.seats).toEqual(['red.captain']);
    const started = await served.post<TableInfo>(`/api/matches/${host.code}/start`, {}, host.token);
    const kinds = started.body.seats.map(({ holder }) => holder.kind);
    expect(kinds).toEqual(['human', 'bot', 'bot', 'bot', 'human', 'bot', 'bot', 'bot']);
    expect(started.body.settings).toMatchObject({ clock: 90, takeOver: 60 });
  });

  test.each([
    ['a seat that is taken', { seats: ['blue.captain'] }, 409, 'seat-taken'],
    ['seats of two sides', { seats: ['blue.engineer', 'red.engineer'] }, 409, 'two-sides'],
    ['a seat that is not there', { seats: ['green.captain'] }, 404, 'no-such-seat'],
  ])('refuses %s', async (_, wish, status, code) => {
    const host = await served.create({ game: 'radar', sit: ['blue.captain'] });
    const answer = await served.post<{ error: { code: string } }>(`/api/matches/${host.code}/join`, wish);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test('a person who has played one side cannot join the other', async () => {
    const host = await served.create({ game: 'radar', sit: ['blue.captain'] });
    await served.post(`/api/matches/${host.code}/leave`, {}, host.token);
    const answer = await served.post<{ error: { code: string } }>(
      `/api/matches/${host.code}/join`,
      { seats: ['red.captain'] },
      host.token,
    );
    expect(answer.body.error.code).toBe('two-sides');
  });

  test('a finished match is followed by a rematch with the same seats', async () => {
    const pass = await served.create({ game: 'radar', name: 'Ann', sit: CREW, start: true, ...FAST });
    const client = await served.sit(pass.code, pass.token);
    await client.until(() => client.asks.size > 0);
    expect((await client.command('blue.captain', { type: 'resign' })).ok).toBe(true);
    await client.until(() => client.over);
    const next = await served.post<SeatPass>(`/api/matches/${pass.code}/rematch`, {}, pass.token);
    expect(next.body.seats).toEqual(CREW);
    expect(next.body.table.status).toBe('playing');
    await client.until(() => client.table?.rematch === next.body.code);
  });
});

describe('commands', () => {
  test('a repeated id is executed once and gets the same answer', async () => {
    const pass = await served.create({ game: 'radar', sit: CREW, start: true });
    const client = await served.sit(pass.code, pass.token);
    const first = await client.command('blue.captain', { type: 'place', at: 0 } as { type: string }, 'same');
    const again = await client.command('blue.captain', { type: 'place', at: 5 } as { type: string }, 'same');
    expect(first.ok).toBe(true);
    expect(again).toEqual(first);
  });

  test('a refusal has code, facts and text, and is the same when the command is repeated', async () => {
    const pass = await served.create({ game: 'radar', sit: CREW, start: true });
    const client = await served.sit(pass.code, pass.token);
    const first = await client.command('blue.captain', { type: 'end-turn' }, 'x');
    expect(first).toMatchObject({ ok: false, refusal: { code: expect.any(String) }, words: expect.any(String) });
    expect(await client.command('blue.captain', { type: 'end-turn' }, 'x')).toEqual(first);
  });

  test('no one can command another player’s seat', async () => {
    const pass = await served.create({ game: 'radar', sit: ['blue.captain'], start: true });
    const client = await served.sit(pass.code, pass.token);
    const answer = await client.command('red.captain', { type: 'place', at: 3 } as { type: string });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'not-your-seat' } });
    const umpire = await client.command('umpire', { type: 'time-out', seat: 'red.captain' } as { type: string });
    expect(umpire).toMatchObject({ ok: false, refusal: { code: 'not-your-seat' } });
  });
});
