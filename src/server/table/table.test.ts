import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Decision } from '../../kernel/bot.ts';
import type { SeatPass, Why } from '../../wire/matches.ts';
import type { TableInfo } from '../../wire/messages.ts';
import { type Client, type Served, serve } from '../testing.ts';

const CREW = ['blue.captain', 'blue.first-mate', 'blue.engineer', 'blue.radio-operator'];
const place = (at: number) => ({ type: 'place', at }) as { type: string };

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served?.close());

const asked = (client: Client, seat: string) => client.until(() => client.asks.get(seat)?.must === true);
const types = (client: Client): string[] =>
  client.messages.flatMap((message) =>
    message.type === 'heard' ? Object.values(message.events).flatMap((list) => list.map(({ type }) => type)) : [],
  );

/** Two people, each a captain; bots play the rest as fast as they can. */
async function two(settings: object = {}, isStarted = true) {
  const ann = await served.create({
    game: 'radar',
    name: 'Ann',
    sit: ['blue.captain'],
    settings: { pace: 0, ...settings },
  });
  const { body: bob } = await served.post<SeatPass>(`/api/matches/${ann.code}/join`, {
    name: 'Bob',
    seats: ['red.captain'],
  });
  const start = () => served.post(`/api/matches/${ann.code}/start`, {}, ann.token);
  if (isStarted) await start();
  return { code: ann.code, ann, bob, start };
}

describe('reconnecting', () => {
  test('a broken socket resumes where it stopped: nothing twice, nothing missed', async () => {
    const { code, ann, bob } = await two();
    const first = await served.sit(code, ann.token);
    const other = await served.sit(code, bob.token);
    await first.command('blue.captain', place(0));
    await first.until(() => first.seq > 0);
    const { seq, eyes } = first;
    first.socket.terminate();
    await other.command('red.captain', place(200));
    const again = await served.sit(code, ann.token, { since: seq, eyes });
    await again.until(() => again.views.size > 0);
    const heard = again.messages.flatMap((message) => (message.type === 'heard' ? [message.seq] : []));
    expect(heard).toEqual(Array.from({ length: again.seq - seq }, (_, i) => seq + 1 + i));
    const whole = await served.sit(code, ann.token);
    await whole.until(() => whole.views.size > 0);
    expect(Object.fromEntries(again.views)).toEqual(Object.fromEntries(whole.views));
  });

  test('a player who was away at the end first hears that it is over, then the whole history', async () => {
    const { code, ann, bob } = await two();
    const first = await served.sit(code, ann.token);
    const other = await served.sit(code, bob.token);
    await first.command('blue.captain', place(0));
    const { seq, eyes } = first;
    first.socket.terminate();
    await other.command('red.captain', { type: 'resign' });
    await other.until(() => other.over);
    const again = await served.sit(code, ann.token, { since: seq, eyes });
    await again.until(() => again.eyes.includes('archive'));
    const told: (string | number)[] = [];
    for (const message of again.messages) {
      if (message.type === 'heard') told.push(message.seq);
      if (message.type === 'over' || message.type === 'view') told.push(message.type);
    }
    expect(told).toEqual(['over', ...Array.from({ length: again.seq }, (_, i) => i + 1), 'view']);
  });

  test('a second tab gets what the first gets', async () => {
    const { code, ann } = await two();
    const tabs = [await served.sit(code, ann.token), await served.sit(code, ann.token)] as const;
    await tabs[0].command('blue.captain', place(0));
    await tabs[1].until(() => tabs[1].seq === tabs[0].seq);
    expect(Object.fromEntries(tabs[1].views)).toEqual(Object.fromEntries(tabs[0].views));
  });

  test('a bot plays for an absent player after a while, and gives the seat back', async () => {
    const { code, ann, bob, start } = await two({ takeOver: 1 }, false);
    const first = await served.sit(code, ann.token);
    const other = await served.sit(code, bob.token);
    await start();
    first.socket.close();
    const annsChair = () => other.table?.seats[0]?.holder;
    await other.until(() => annsChair()?.kind === 'human' && (annsChair() as { bot?: string }).bot === 'crew');
    expect(types(other)).toContain('seat-held');
    await other.until(() => types(other).includes('placed'));
    const again = await served.sit(code, ann.token);
    await again.until(() => (annsChair() as { bot?: string | null }).bot === null);
    expect(annsChair()).toMatchObject({ name: 'Ann', here: true });
    const told = (client: Client) => client.messages.filter(({ type }) => type === 'played-for-you');
    await again.until(() => told(again).length > 0);
    expect(told(again)).toEqual([{ type: 'played-for-you', seat: 'blue.captain', moves: 1 }]);
    expect(told(other)).toEqual([]);
    const tab = await served.sit(code, ann.token);
    await tab.until(() => tab.views.size > 0);
    expect(told(tab)).toEqual([]); // only once
  });
});

describe('no one waits forever', () => {
  test('when time runs out the fallback command is played and logged as a time-out', async () => {
    const { code, ann, bob, start } = await two({ clock: 1 }, false);
    const first = await served.sit(code, ann.token);
    const other = await served.sit(code, bob.token);
    await start();
    await first.until(() => (first.asks.get('blue.captain')?.deadline ?? 0) > 0);
    await other.until(() => types(other).includes('timed-out'));
    await other.until(() => types(other).includes('placed'));
  });

  test('one person against bots has no clock', async () => {
    const pass = await served.create({ game: 'radar', sit: CREW, start: true });
    const client = await served.sit(pass.code, pass.token);
    await asked(client, 'blue.captain');
    expect(client.asks.get('blue.captain')?.deadline).toBeNull();
  });
});

describe('spectators', () => {
  test('hear only public events', async () => {
    const { code, ann, bob } = await two();
    const watcher = await served.sit(code);
    const first = await served.sit(code, ann.token);
    const other = await served.sit(code, bob.token);
    await first.command('blue.captain', place(0));
    await other.command('red.captain', place(200));
    await watcher.until(() => types(watcher).includes('play-began'));
    const placed = watcher.messages.flatMap((message) =>
      message.type === 'heard' ? (message.events.spectator ?? []).filter(({ type }) => type === 'placed') : [],
    );
    expect(placed).toEqual([
      { type: 'placed', side: 'blue' },
      { type: 'placed', side: 'red' },
    ]);
    expect(watcher.views.get('spectator')).toMatchObject({ boats: { blue: { at: null }, red: { at: null } } });
  });

  test('see the match with the delay that is set', async () => {
    const { code, ann } = await two({ delay: 2 });
    const watcher = await served.sit(code);
    await watcher.until(() => watcher.views.size > 0);
    const first = await served.sit(code, ann.token);
    const before = Date.now();
    await first.command('blue.captain', place(0));
    await watcher.until(() => types(watcher).includes('placed'));
    expect(Date.now() - before).toBeGreaterThanOrEqual(1900);
  });

  test('see everything when only bots play', async () => {
    const pass = await served.create({ game: 'radar', start: true, settings: { pace: 0 } });
    const watcher = await served.sit(pass.code);
    await watcher.until(() => watcher.over);
    expect(watcher.views.get('archive')).toMatchObject({ phase: 'ended' });
  });
});

describe('chat', () => {
  test('to the crew stays in the crew, to the table reaches everyone, and new clients get the history', async () => {
    const { code, ann, bob } = await two();
    const first = await served.sit(code, ann.token);
    const other = await served.sit(code, bob.token);
    first.say({ type: 'chat', to: 'crew', text: 'we go north' });
    first.say({ type: 'chat', to: 'table', text: 'good luck' });
    const chats = (client: Client) =>
      client.messages.flatMap((message) => (message.type === 'chat' ? [message.text] : []));
    await other.until(() => chats(other).length > 0);
    expect(chats(other)).toEqual(['good luck']);
    const late = await served.sit(code, ann.token);
    await late.until(() => chats(late).length === 2);
    expect(chats(late)).toEqual(['we go north', 'good luck']);
  });
});

describe('reasons', () => {
  test('a hint shows the best options of a bot that knows what the seat knows', async () => {
    const pass = await served.create({ game: 'radar', sit: CREW, start: true, settings: { pace: 0 } });
    const { status, body } = await served.post<Decision<{ type: string }>>(
      `/api/matches/${pass.code}/hint`,
      { seat: 'blue.captain' },
      pass.token,
    );
    expect(status).toBe(200);
    expect(body.command?.type).toBe('place');
    expect(body.kept.length).toBeGreaterThan(2);
  });

  test('during the match a decision is visible only to the seat’s holder, afterwards to everyone', async () => {
    const { code, ann, bob } = await two({ takeOver: 1 });
    const other = await served.sit(code, bob.token);
    await other.until(() => types(other).includes('placed')); // a bot has placed the boat for Ann, who never connected
    const list = async (token?: string) =>
      (await served.get<{ n: number; seat: string }[]>(`/api/matches/${code}/decisions`, token)).body;
    expect((await list(ann.token)).map(({ seat }) => seat)).toContain('blue.captain');
    expect(await list(bob.token)).toEqual([]);
    expect(await list()).toEqual([]);
    const [decided] = await list(ann.token);
    const own = await served.get<Why>(`/api/matches/${code}/decisions/${decided?.n}`, ann.token);
    expect(own.body.record).toMatchObject({ seat: 'blue.captain', decision: { command: { type: 'place' } } });
    expect((await served.get(`/api/matches/${code}/decisions/${decided?.n}`, bob.token)).status).toBe(404);
    await other.command('red.captain', { type: 'resign' });
    await other.until(() => other.over);
    expect((await list()).length).toBeGreaterThan(0);
  });
});

describe('a fork', () => {
  test('starts where the other match stood and is played from there', async () => {
    const done = await served.create({ game: 'radar', start: true, settings: { pace: 0, listed: true } });
    const watcher = await served.sit(done.code);
    await watcher.until(() => watcher.over);
    const { status, body } = await served.post<SeatPass>(`/api/matches/${done.code}/fork`, {
      place: 40,
      sit: CREW,
      name: 'Ann',
    });
    expect(status).toBeLessThan(300);
    expect(body.table).toMatchObject({ parent: { match: done.code, place: 40 }, status: 'playing' });
    const client = await served.sit(body.code, body.token);
    await client.until(() => client.asks.size > 0);
    expect(client.seq).toBeGreaterThan(5);
  });
});

describe('a restart', () => {
  test('resumes every unfinished match, bots included', async () => {
    const one = await serve();
    const bots = await one.create({ game: 'radar', start: true, settings: { pace: 200 } });
    const ann = await one.create({ game: 'radar', name: 'Ann', sit: CREW, start: true, settings: { pace: 0 } });
    const client = await one.sit(ann.code, ann.token);
    await client.command('blue.captain', place(0));
    await client.until(() => types(client).includes('play-began'));
    const { seq, eyes } = client;
    await one.server.close();

    const two = await serve({ data: one.data });
    const watcher = await two.sit(bots.code);
    const start = watcher.seq;
    await watcher.until(() => watcher.seq > start + 3);
    const again = await two.sit(ann.code, ann.token, { since: seq, eyes });
    await again.until(() => again.views.size === 4);
    expect((await two.get<TableInfo>(`/api/matches/${ann.code}`)).body.seats[0]?.holder).toMatchObject({ here: true });
    await two.close();
    await one.close().catch(() => {});
  });
});
