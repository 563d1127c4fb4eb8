import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Clock } from '../../src/integrations/gemp/clock.ts';
import { httpTo } from '../../src/integrations/gemp/http.ts';
import { serverApi } from '../../src/integrations/gemp/server-api.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import { eventually, LIMIT } from '../eventually.ts';
import { CALM, type Fault, type FaultPlan } from './faults.ts';
import { type FakeServer, fakeServer, type ServerHow } from './server.ts';
import { clientOf, DARK, LIGHT, pairAt, randomOpponent } from './sessions.ts';

let server: FakeServer | undefined;
let plain: Server | undefined;
afterEach(async () => {
  await server?.close();
  plain?.closeAllConnections();
  plain?.close();
  [server, plain] = [undefined, undefined];
});

const opened = async (how: ServerHow = {}): Promise<FakeServer> => {
  server = await fakeServer({ turnLimit: 2, ...how });
  return server;
};

describe('login and hall', () => {
  test.each([
    ['ann', 'wrong', 'gemp-bad-password'],
    ['ann', '', 'gemp-register-again'],
    ['banned', 'secret', 'gemp-banned'],
    ['paused', 'secret', 'gemp-banned'],
  ])('%s with the password "%s": %s, without a retry', async (user, password, code) => {
    const one = await opened();
    const session = await clientOf(one, user, DARK, { password });
    expect(session).toMatchObject({ played: [], fault: { code } });
    expect(one.requests).toEqual(['POST login']);
  });

  test.each([
    [{ deck: 'no-such-deck' }, 'gemp-no-deck'],
    [{ format: 'no-such-format' }, 'gemp-no-format'],
    [{ join: '77' }, 'gemp-no-table'],
  ])('%o is reported as such', async (wish, code) => {
    expect(await clientOf(await opened(), 'ann', DARK, wish)).toMatchObject({ fault: { code } });
  });

  test('a table whose decks are of the same side: the server’s message is reported', async () => {
    const one = await opened();
    const stop = new AbortController();
    const first = clientOf(one, 'ann', DARK, { stop: stop.signal });
    await eventually(() => one.tables.at('ann')).toBeDefined();
    const session = await clientOf(one, 'bob', DARK, { join: '1' });
    expect(session.fault).toEqual({ code: 'gemp-said-no', words: 'both decks are of one side' });
    stop.abort();
    await first;
  });
});

describe('leaving', () => {
  test('a table without an opponent is closed', async () => {
    const one = await opened();
    const stop = new AbortController();
    const note = (fact: Fact): void => {
      if (fact.at === 'waiting-for-opponent') setTimeout(() => stop.abort(), 10);
    };
    const session = await clientOf(one, 'ann', DARK, { stop: stop.signal, note });
    expect(session).toMatchObject({ played: [], fault: null });
    expect([one.tables.tables.length, one.requests.at(-1)]).toEqual([0, 'POST hall/1/leave']);
  });

  test.each([true, false])('a game is conceded only on request: %s', async (concede) => {
    const one = await opened({ turnLimit: 100 });
    const stop = new AbortController();
    let answers = 0;
    const note = ({ code }: Fact): void => {
      if (code === 'gemp-answered' && ++answers === 5) stop.abort();
    };
    const other = new AbortController();
    const sessions = pairAt(one, { stop: stop.signal, concede, note }, { stop: other.signal });
    if (!concede) stop.signal.addEventListener('abort', () => setTimeout(() => other.abort(), 500));
    const [ann, bob] = await sessions;
    expect(ann).toMatchObject({ played: [], fault: null });
    expect(bob.played).toEqual(concede ? [{ game: '1', winner: 'bob' }] : []);
    expect(one.requests.filter((request) => request.endsWith('/concede')).length).toBe(concede ? 1 : 0);
  });
});

/** Injects one fault into one request of a game; all other requests succeed. */
const once = (fault: Fault, at: number): FaultPlan => {
  let count = 0;
  return () => (++count === at ? { fault, delay: 0 } : CALM());
};

describe('a single fault', () => {
  test.each<Fault>(['taken-over', 'expired', 'signed-out', 'busy', 'lost-before', 'lost-after', 'garbled'])(
    '%s at any of the first requests: the game is still played',
    async (fault) => {
      for (const at of [2, 4, 5, 6, 7, 8, 11]) {
        const one = await opened({ faults: once(fault, at), opponent: randomOpponent });
        const ann = await clientOf(one, 'ann', DARK);
        expect([ann.fault, one.conduct]).toMatchObject([null, { bad: 0, aborted: 0, complaints: [] }]);
        expect(ann.played.length).toBe(1);
        await one.close();
      }
      server = undefined;
    },
  );

  test('two programs with the same account replace each other, and finally give up', async () => {
    const one = await opened({ turnLimit: 100, faults: () => ({ fault: 'taken-over', delay: 0 }) });
    const [ann] = await pairAt(
      one,
      { patience: { first: 1, most: 2, tries: 6 } },
      { patience: { first: 1, most: 2, tries: 6 } },
    );
    expect(ann.fault).toMatchObject({ code: 'gemp-gave-up', tries: 6, why: { code: 'gemp-taken-over' } });
  });

  test('an unreachable server is retried a limited number of times with growing waits', async () => {
    const one = await opened();
    await one.close();
    const waits: number[] = [];
    const clock: Clock = { now: () => 0, sleep: async (milliseconds) => void waits.push(milliseconds) };
    const session = await clientOf(one, 'ann', DARK, { clock, patience: { first: 100, most: 1000, tries: 7 } });
    expect(session.fault).toMatchObject({ code: 'gemp-gave-up', why: { code: 'gemp-no-answer', why: 'ECONNREFUSED' } });
    expect(waits.length).toBe(6);
    expect(waits.every((wait, i) => wait >= Math.min(1000, 100 * 2 ** i) / 2 && wait <= 1000)).toBe(true);
    server = undefined;
  });
});

test('a restarted client returns to its running game instead of creating a second table', async () => {
  const one = await opened({ turnLimit: 30, opponent: randomOpponent });
  const stop = new AbortController();
  let answers = 0;
  const note = ({ code }: Fact): void => {
    if (code === 'gemp-answered' && ++answers === 5) stop.abort();
  };
  await clientOf(one, 'ann', DARK, { stop: stop.signal, note });
  const before = one.requests.length;
  const again = new AbortController();
  const played: Fact[] = [];
  await clientOf(one, 'ann', DARK, {
    stop: again.signal,
    note: (fact) => {
      played.push(fact);
      if (fact.code === 'gemp-answered') again.abort();
    },
  });
  expect(played.some(({ at }) => at === 'playing')).toBe(true);
  expect(one.requests.slice(before)).toContain('GET game/1');
  expect(one.requests.slice(before)).not.toContain('POST hall');
  expect(one.tables.tables.length).toBe(1);
});

test('with playVsAi the server’s own bot takes the other seat', async () => {
  const one = await opened({ opponent: randomOpponent });
  one.tables.onlyIfAsked = true;
  const session = await clientOf(one, 'ann', DARK, { ai: { skill: '', deck: '', sample: false } });
  expect([session.fault, session.played.length]).toEqual([null, 1]);
});

test('the server ignores an answer with another decision id', async () => {
  const one = await opened({ opponent: randomOpponent });
  const calls = serverApi(httpTo(new URL(one.url), { timeout: LIMIT, mostBytes: 8_000_000 }));
  await calls.logIn('ann', 'secret');
  await calls.createTable({ format: 'vanilla', deck: DARK, sample: true, about: '', ai: null });
  const entered = await calls.enterGame('1');
  const channel = (entered.ok && entered.value?.attributes.cn) || '';
  await calls.answer('1', channel, '2', '');
  expect(one.conduct.answers).toBe(0);
  await calls.answer('1', channel, '1', '');
  expect(one.conduct.answers).toBe(1);
});

describe('replies', () => {
  const serving = async (listener: RequestListener): Promise<URL> => {
    plain = createServer(listener);
    await new Promise<void>((done) => plain?.listen(0, '127.0.0.1', done));
    return new URL(`http://127.0.0.1:${(plain.address() as AddressInfo).port}/x/`);
  };
  const how = { timeout: LIMIT, mostBytes: 1000 };

  test('a redirect is not followed', async () => {
    const asked: string[] = [];
    const base = await serving(({ url = '' }, reply) => {
      asked.push(url);
      reply.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await serverApi(httpTo(base, how)).enterHall()).toEqual({
      ok: false,
      error: { code: 'gemp-redirected', status: 302 },
    });
    expect(asked).toEqual(['/x/hall?participantId=null']);
  });

  test('an endless reply is dropped', async () => {
    const base = await serving((_, reply) => {
      const more = (): void => {
        if (!reply.destroyed && reply.write('<a/>'.repeat(500))) setImmediate(more);
      };
      reply.on('drain', more).on('error', () => {});
      more();
    });
    expect(await httpTo(base, how).get('hall')).toMatchObject({ ok: false, error: { code: 'gemp-too-much' } });
  });

  test('a missing reply times out', async () => {
    const base = await serving(() => {});
    const late = { ok: false, error: { code: 'gemp-late', within: 100 } };
    expect(await httpTo(base, { ...how, timeout: 100 }).get('hall')).toEqual(late);
  });

  test('the cookie is sent only to this server, and the password only to the login', async () => {
    const seen: string[] = [];
    const base = await serving((request, reply) => {
      seen.push(`${request.url} ${request.headers.cookie ?? '-'}`);
      reply.setHeader('set-cookie', ['other=1', 'loggedUser=abc; Path=/']).end();
    });
    const calls = serverApi(httpTo(base, how));
    await calls.logIn('ann', 'secret');
    await calls.leaveTable('a/b');
    expect(seen).toEqual(['/x/login -', '/x/hall/a%2Fb/leave loggedUser=abc']);
  });
});

test('no note contains the password', async () => {
  const one = await opened();
  const notes: Fact[] = [];
  await clientOf(one, 'ann', LIGHT, { password: 'hunter2', note: (fact) => notes.push(fact) });
  expect(JSON.stringify(notes)).not.toContain('hunter2');
});
