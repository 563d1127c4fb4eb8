import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../../../server/testing.ts';
import { HostMessage } from '../messages.ts';
import { LINE_ENDPOINTS } from './line-socket.ts';
import { LineClient, type Said } from './testing.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({ parts: { endpoints: LINE_ENDPOINTS } });
});
afterAll(() => served?.close());

const wish = {
  game: 'radar',
  options: { turnLimit: 6 },
  bots: { blue: 'random', red: 'random' },
  settings: { pace: 0 },
  start: true,
};
const SEAT = 'blue.captain';
const any = ({ options }: Said): object => ({ option: Math.floor((options as unknown[]).length / 2) });
const client = (answer: ((ask: Said) => object | null) | null = any): LineClient =>
  new LineClient(served.server.port, answer);

describe('a bot on a socket', () => {
  test('plays a whole match and receives what its seat hears', async () => {
    const pass = await served.create({ ...wish, sit: ['blue.captain'] });
    const bot = client();
    await bot.join(pass.code, pass.token);
    expect(await bot.closed).toBe(1000);
    expect(bot.said[0]).toMatchObject({ type: 'hello', seat: 'blue.captain', game: 'radar', match: pass.code });
    expect(bot.said.at(-1)).toMatchObject({ type: 'bye', why: 'over', outcome: { winners: expect.anything() } });
    expect(bot.of('fault')).toEqual([]);
    const check = Compile(HostMessage);
    expect(bot.said.filter((message) => !check.Check(message))).toEqual([]);
    let told = 0;
    for (const { n, events } of bot.of('heard')) {
      expect(n).toBe(told);
      told += (events as unknown[]).length;
    }
    const { body } = await served.get<{ status: string }>(`/api/matches/${pass.code}`);
    expect(body.status).toBe('over');
    expect(bot.bytes.join()).not.toContain(pass.token);
  });

  test('misses nothing after a dropped connection', async () => {
    const pass = await served.create({ ...wish, sit: ['blue.captain'] });
    const page = await served.sit(pass.code, pass.token); // hears everything
    const events: unknown[] = [];
    let rounds = 0;
    for (let isOver = false; !isOver; rounds++) {
      let left = 3; // answers until the connection drops
      const bot = client((ask) => {
        if (left-- > 0) return any(ask);
        bot.socket.terminate();
        return null;
      });
      await bot.join(pass.code, pass.token, { since: events.length });
      await bot.closed;
      for (const { n, events: some } of bot.of('heard')) {
        expect(n).toBe(events.length);
        events.push(...(some as unknown[]));
      }
      isOver = bot.of('bye').length > 0;
    }
    expect(rounds).toBeGreaterThan(2);
    const heard = page.messages.flatMap((message) => (message.type === 'heard' ? (message.events[SEAT] ?? []) : []));
    expect(events).toEqual(heard);
  });

  test('plays one seat of several', async () => {
    const pass = await served.create({ ...wish, sit: ['blue.captain', 'blue.engineer'] });
    const both = ['blue.captain', 'blue.engineer'].map((seat) => ({ seat, bot: client() }));
    for (const { seat, bot } of both) await bot.join(pass.code, pass.token, { seat });
    for (const { seat, bot } of both) {
      expect(await bot.closed).toBe(1000);
      expect(bot.said[0]).toMatchObject({ type: 'hello', seat });
      expect(bot.of('fault')).toEqual([]);
    }
  });

  test('receives nothing twice when its person gives up another seat', async () => {
    const pass = await served.create({ ...wish, sit: ['blue.captain', 'blue.engineer'] });
    const page = await served.sit(pass.code, pass.token); // gets everything again
    const mate = client();
    await mate.join(pass.code, pass.token, { seat: 'blue.engineer' });
    let asks = 0;
    let changed: Promise<unknown> = Promise.resolve();
    const bot = client((ask) => {
      if (++asks === 4) {
        const leaving = served.post(`/api/matches/${pass.code}/leave`, { seats: ['blue.engineer'] }, pass.token);
        changed = leaving.then(({ status }) => {
          expect(status).toBe(200);
          bot.say({ type: 'answer', id: ask.id, ...any(ask) }); // if the question is still open
        });
        return null;
      }
      return any(ask);
    });
    await bot.join(pass.code, pass.token, { seat: SEAT });
    expect(await bot.closed).toBe(1000);
    await changed;
    expect(asks).toBeGreaterThan(4);
    await page.until(() => page.over);
    const again = page.messages.findLastIndex(({ type }) => type === 'welcome');
    expect(again).toBeGreaterThan(0);
    const since = page.messages.slice(again);
    const heard = since.flatMap((message) => (message.type === 'heard' ? (message.events[SEAT] ?? []) : []));
    expect(heard.length).toBeGreaterThan(10);
    expect(bot.events).toEqual(heard);
  });

  test('its hello promises ten minutes, and each ask gives the time left on the clock', async () => {
    const pass = await served.create({ ...wish, settings: { pace: 0, clock: 90 }, sit: [SEAT] });
    const bot = client();
    await bot.join(pass.code, pass.token);
    expect(await bot.closed).toBe(1000);
    expect(bot.said[0]).toMatchObject({ limits: { decideMs: 600_000 } });
    expect(bot.of('ask').length).toBeGreaterThan(0);
    for (const { timeMs } of bot.of('ask')) expect(timeMs).toBeLessThanOrEqual(90_000);
  });

  test('waits in the lobby until the match starts', async () => {
    const pass = await served.create({ ...wish, start: false, sit: ['red.captain'] });
    const bot = client();
    await bot.join(pass.code, pass.token);
    await bot.until(() => bot.of('hello').length > 0);
    await served.post(`/api/matches/${pass.code}/start`, {}, pass.token);
    expect(await bot.closed).toBe(1000);
    expect(bot.of('ask').length).toBeGreaterThan(3);
  });
});

describe('is disconnected', () => {
  const sentAway = async (join: (bot: LineClient) => Promise<void> | void) => {
    const bot = client(null);
    await join(bot);
    const code = await bot.closed;
    return [code, bot.of('fault').at(-1)?.code];
  };

  test('for a wrong token, a token of another match, no seat, or an ambiguous seat', async () => {
    const own = await served.create({ ...wish, sit: ['blue.captain'] });
    const other = await served.create({ ...wish, sit: ['blue.captain'] });
    const watcher = await served.create({ ...wish, start: false, sit: [] });
    const two = await served.create({ ...wish, sit: ['blue.captain', 'blue.engineer'] });
    expect(await sentAway((bot) => bot.join(own.code, 'A'.repeat(22)))).toEqual([4001, 'wrong-token']);
    expect(await sentAway((bot) => bot.join(own.code, other.token))).toEqual([4001, 'wrong-token']);
    expect(await sentAway((bot) => bot.join('ZZZZZZ', own.token))).toEqual([4004, 'no-such-match']);
    expect(await sentAway((bot) => bot.join(watcher.code, watcher.token))).toEqual([4001, 'no-seat-of-yours']);
    expect(await sentAway((bot) => bot.join(two.code, two.token))).toEqual([4000, 'which-seat']);
    expect(await sentAway((bot) => bot.join(own.code, own.token, { seat: 'red.captain' }))).toEqual([
      4001,
      'no-such-seat-of-yours',
    ]);
    expect(await sentAway((bot) => bot.join(own.code, own.token, { protocol: 9 }))).toEqual([4000, 'other-protocol']);
  });

  test('for a first message that is not a join', async () => {
    const opened = (bot: LineClient) => new Promise<void>((done) => bot.socket.once('open', () => done()));
    for (const words of ['hello', '{"type":"join"}', '{"type":"ready","protocol":1}', '[]'])
      expect(
        await sentAway(async (bot) => {
          await opened(bot);
          bot.say(words);
        }),
      ).toEqual([4000, 'bad-join']);
  });

  test('after ten faults, and may come back; none of them reached the match', async () => {
    const pass = await served.create({ ...wish, sit: ['blue.captain'] });
    const bad = client(() => ({ option: 99_999 }));
    await bad.join(pass.code, pass.token);
    expect(await bad.closed).toBe(4010);
    expect(
      bad
        .of('fault')
        .slice(0, 10)
        .map(({ left }) => left),
    ).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(bad.of('bye')).toMatchObject([{ why: 'stopped' }]);
    const good = client();
    await good.join(pass.code, pass.token);
    expect(await good.closed).toBe(1000);
  });

  test('if a page of another origin connects', async () => {
    const bot = new LineClient(served.server.port, null, { origin: 'https://evil.example' });
    expect(await bot.closed).toBe(1006);
  });
});

describe('limits', () => {
  let strict: Served;
  beforeAll(async () => {
    strict = await serve({
      parts: { endpoints: LINE_ENDPOINTS },
      limits: { messagesPerSecond: 20, burst: 60, helloWithin: 300, frame: 4096 },
    });
  });
  afterAll(() => strict?.close());
  const strictClient = (answer: ((ask: Said) => object | null) | null = any) =>
    new LineClient(strict.server.port, answer);

  test('a silent client is disconnected', async () => {
    expect(await strictClient(null).closed).toBe(4000);
  });

  test('a flood and a message that is too large are cut off', async () => {
    const pass = await strict.create({ ...wish, sit: ['blue.captain'] });
    const flood = strictClient(null);
    await flood.join(pass.code, pass.token);
    await flood.until(() => flood.of('hello').length > 0);
    for (let i = 0; i < 500; i++) flood.say({ type: 'log', text: 'x' });
    expect(await flood.closed).toBe(4008);
    const large = strictClient(null);
    await large.join(pass.code, pass.token);
    large.say({ type: 'log', text: 'x'.repeat(10_000) });
    expect(await large.closed).toBe(1009);
  });

  test('quick answers are not a flood', async () => {
    const pass = await strict.create({ ...wish, options: { turnLimit: 40 }, sit: ['blue.captain'] });
    const quick = strictClient();
    await quick.join(pass.code, pass.token);
    expect(await quick.closed).toBe(1000);
    expect(quick.of('ask').length).toBeGreaterThan(20);
  });
});
