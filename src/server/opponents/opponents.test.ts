import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { catalog } from '../../games/catalog.ts';
import { sideOf } from '../../kernel/ids.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { MyMatches, SignedIn } from '../../wire/identity.ts';
import type { MatchLists, SeatPass } from '../../wire/matches.ts';
import type { OpponentSearch, OpponentStatus } from '../../wire/opponents.ts';
import { type Access, type Served, serve } from '../testing.ts';
import { sessionHash, tokenHash } from '../tokens.ts';

let data: string;
let store: Store;
let served: Served;
const START = Date.now();
let later = 0; // milliseconds since then: the clock moves only when a test says so

const start = async (more: Parameters<typeof serve>[0] = {}, instead: (store: Store) => Store = (it) => it) => {
  store = await openSqlite(join(data, 'umpire.db'));
  served = await serve({ ...more, data, parts: { store: instead(store), now: () => START + later } });
};
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'umpire-opponents-'));
  later = 0;
});
afterEach(async () => {
  await served?.close();
  rmSync(data, { recursive: true, force: true });
});

const browserOf = (name: string): string => name.replace(/\W/g, '').padEnd(22, '-');
/** Looks for an opponent; each name has its own browser. */
const look = async (name: string, access?: Access, game = 'radar') =>
  (await served.post<OpponentSearch>('/api/opponents', { game, name }, access, browserOf(name))).body;
const ask = async (ticket: string, access?: Access) =>
  (await served.post<OpponentStatus>('/api/opponents/status', { ticket }, access)).body;
const stop = async (ticket: string) => (await served.post<OpponentStatus>('/api/opponents/leave', { ticket })).body;
const passOf = (status: OpponentStatus): SeatPass => {
  if (status.state !== 'paired') throw new Error(`not paired: ${JSON.stringify(status)}`);
  return status.pass;
};
const codeOf = async (asked: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await asked;
  return [status, (body as { readonly error?: { readonly code: string } }).error?.code];
};
/** A signed-in player with a rating. */
const keep = async (name: string, mu = 1500): Promise<Access> => {
  const { body } = await served.post<SignedIn>('/api/identity', { name });
  const found = await store.identities.session(sessionHash(body.session));
  await rate(`i:${found?.identity}`, mu);
  return { session: body.session };
};
async function rate(player: string, mu: number): Promise<void> {
  const place = { game: 'radar', n: await store.results.nextNumber('radar'), id: `ratings:${player}:${mu}` };
  expect(await store.results.setRatings([{ game: 'radar', player, mu, sigma: 80, matches: 9 }], place)).toBe('written');
}
const playing = async () => (await served.get<MatchLists>('/api/matches')).body.playing;

describe('two players', () => {
  test('get a public match that has started; their tickets are their seat tokens', async () => {
    await start();
    const ann = await look('Ann');
    expect(ann.status).toEqual({ state: 'waiting', seconds: 0, offer: null });
    const bob = await look('Bob');
    const [his, hers] = [passOf(bob.status), passOf(await ask(ann.ticket))];
    expect([his.code, his.token, hers.token]).toEqual([hers.code, bob.ticket, ann.ticket]);
    expect(new Set([...his.seats, ...hers.seats].map(sideOf))).toEqual(new Set(['blue', 'red']));
    expect(hers.table).toMatchObject({ status: 'playing', settings: { listed: true, clock: 90, takeOver: 60 } });
    const holders = hers.table.seats.map(({ holder }) => (holder.kind === 'human' ? holder.name : holder.kind));
    expect(holders.toSorted()).toEqual(['Ann', 'Bob', ...Array.from({ length: 6 }, () => 'bot')]);
    for (const { code, token, seats } of [his, hers]) {
      const client = await served.sit(code, token);
      expect(client.eyes).toEqual(seats);
    }
    expect(passOf(await ask(ann.ticket)).code).toBe(hers.code); // the first answer may have been lost
  });

  test('who look at the same moment get one match', async () => {
    await start();
    const all = await Promise.all(['Ann', 'Bob', 'Cy', 'Di'].map((name) => look(name)));
    const paired = async () => Promise.all(all.map(async ({ ticket }) => (await ask(ticket)).state === 'paired'));
    await eventually(paired).toEqual([true, true, true, true]);
    const codes = await Promise.all(all.map(async ({ ticket }) => passOf(await ask(ticket)).code));
    expect(new Set(codes).size).toBe(2);
    expect(await playing()).toHaveLength(2);
  });

  test.each(Object.keys(catalog))('get different sides in %s', async (game) => {
    await start();
    const ann = await look('Ann', undefined, game);
    const bob = passOf((await look('Bob', undefined, game)).status);
    const seats = [...bob.seats, ...passOf(await ask(ann.ticket)).seats];
    expect(new Set(seats.map(sideOf)).size).toBe(2);
    expect(bob.table.status).toBe('playing');
  });

  test('who are signed in play for their rating, on their devices only', async () => {
    await start();
    const [ann, bob] = [await keep('Ann'), await keep('Bob')];
    const { ticket } = await look('a', ann);
    const { code, seats } = passOf((await look('b', bob)).status);
    expect(await codeOf(served.post('/api/opponents/status', { ticket }))).toEqual([404, 'not-waiting']);
    expect(passOf(await ask(ticket, ann)).table.seats).toEqual(
      expect.arrayContaining([{ seat: seats[0], holder: expect.objectContaining({ name: 'Bob' }) }]),
    );
    const client = await served.sit(code, undefined, bob as { readonly session: string });
    await client.command(seats[0] ?? '', { type: 'resign' });
    const mine = async () => (await served.post<MyMatches>('/api/mine', {}, ann)).body.finished[0];
    await eventually(mine).toMatchObject({ code, result: 'won', unrated: null });
  });

  test('with the same name get a number', async () => {
    await start();
    await look('Guest', undefined);
    const { body } = await served.post<OpponentSearch>('/api/opponents', { game: 'radar' }, undefined, browserOf('x'));
    const names = passOf(body.status).table.seats.flatMap(({ holder }) => (holder.kind === 'human' ? holder.name : []));
    expect(names.toSorted()).toEqual(['Guest', 'Guest 2']);
  });
});

describe('pairing', () => {
  test('the closest rating; a large difference only after a wait', async () => {
    await start();
    const [strong, weak, middle] = [await keep('Strong', 2300), await keep('Weak', 1000), await keep('Middle', 1900)];
    const first = await look('a', strong);
    expect((await look('b', weak)).status.state).toBe('waiting');
    const third = await look('c', middle);
    expect(third.status.state).toBe('waiting'); // 400 points
    later = 10_000;
    await ask(first.ticket, strong); // still there
    expect(passOf(await ask(third.ticket, middle)).code).toBe(passOf(await ask(first.ticket, strong)).code);
  });

  test('never the same browser or the same identity', async () => {
    await start();
    const ann = await keep('Ann');
    const tab = async (game: string) =>
      (await served.post<OpponentSearch>('/api/opponents', { game }, undefined, browserOf('x'))).body;
    const [one, other] = [await tab('radar'), await tab('radar')];
    expect(other.status.state).toBe('waiting');
    expect(await codeOf(served.post('/api/opponents/status', { ticket: one.ticket }))).toEqual([404, 'not-waiting']);
    await stop(other.ticket);
    const [phone, laptop] = [await look('phone', ann), await look('laptop', ann)];
    expect(laptop.status.state).toBe('waiting');
    expect(await codeOf(served.post('/api/opponents/status', { ticket: phone.ticket }, ann))).toEqual([
      404,
      'not-waiting',
    ]);
  });

  test('never a player whose page has not asked for 15 seconds, or who has stopped', async () => {
    await start();
    const ann = await look('Ann');
    const cy = await look('Cy', undefined, 'force');
    expect(await stop(cy.ticket)).toEqual({ state: 'left' });
    expect(await stop(cy.ticket)).toEqual({ state: 'left' });
    later = 16_000;
    const bob = await look('Bob');
    expect(bob.status.state).toBe('waiting');
    expect((await look('Di', undefined, 'force')).status.state).toBe('waiting');
    expect(passOf(await ask(ann.ticket)).code).toBe(passOf(await ask(bob.ticket)).code); // she is back
  });

  test('a player who stops looking just as they are paired gets the match', async () => {
    await start();
    const ann = await look('Ann');
    const { code } = passOf((await look('Bob')).status);
    expect(passOf(await stop(ann.ticket)).code).toBe(code);
  });
});

describe('after a minute', () => {
  test('a bot is offered: the one with the closest rating, or the default one at a middle level', async () => {
    await start();
    const { ticket } = await look('Ann');
    later = 59_000;
    expect(await ask(ticket)).toMatchObject({ state: 'waiting', offer: null });
    later = 61_000;
    expect(await ask(ticket)).toMatchObject({ state: 'waiting', offer: { bot: 'crew@3', rating: null } });
    await rate('b:crew', 1900);
    await rate('b:crew@2', 1450);
    await rate('b:random', 900);
    await rate('b:exec:mine', 1500); // a program
    expect(await ask(ticket)).toMatchObject({ offer: { bot: 'crew@2', rating: { rating: 1450, plusMinus: 80 } } });
    await stop(ticket);
    const strong = await keep('Strong', 2000);
    const search = await look('b', strong);
    later += 61_000;
    expect(await ask(search.ticket, strong)).toMatchObject({ offer: { bot: 'crew' } });
  });

  test('the operator’s limit counts, and players can keep waiting for a person', async () => {
    await start({ limits: { botOfferAfter: 0 } });
    const ann = await look('Ann');
    expect(ann.status).toMatchObject({ state: 'waiting', offer: { bot: 'crew@3' } });
    expect((await look('Bob')).status.state).toBe('paired');
  });
});

describe('failures', () => {
  test('the queue survives a restart', async () => {
    await start();
    const ann = await look('Ann');
    await served.close();
    await start();
    const { code } = passOf((await look('Bob')).status);
    expect(passOf(await ask(ann.ticket)).code).toBe(code);
  });

  test('a node that fails while it creates the match: both wait again after ten seconds', async () => {
    await start();
    const ann = await look('Ann');
    await store.opponents.add({
      ticket: 'someone',
      game: 'radar',
      name: 'Bob',
      identity: null,
      browser: null,
      address: '192.0.2.1',
      mu: 1500,
      joined: 0,
      seen: 0,
    });
    expect(await store.opponents.claim('p', [tokenHash(ann.ticket), 'someone'], START, 0)).toBe(true);
    expect((await ask(ann.ticket)).state).toBe('waiting');
    expect((await look('Cy')).status.state).toBe('waiting');
    later = 11_000;
    expect((await ask(ann.ticket)).state).toBe('waiting');
    expect((await ask(ann.ticket)).state).toBe('paired'); // with Cy
  });

  test('a node that fails before it starts the match: the next question starts it', async () => {
    let fails = true;
    await start({}, (real) => ({
      ...real,
      opponents: {
        ...real.opponents,
        async confirm(pair, code) {
          const done = await real.opponents.confirm(pair, code);
          if (fails) throw new Error('power failure');
          return done;
        },
      },
    }));
    const ann = await look('Ann');
    expect((await served.post('/api/opponents', { game: 'radar' }, undefined, browserOf('x'))).status).toBe(500);
    fails = false;
    expect(passOf(await ask(ann.ticket)).table.status).toBe('playing');
    expect(await playing()).toHaveLength(1);
  });

  test('a pair that was given up gets no match', async () => {
    await start({}, (real) => ({
      ...real,
      opponents: {
        ...real.opponents,
        async confirm(pair, code) {
          await real.opponents.release(pair); // another node gave up waiting
          return real.opponents.confirm(pair, code);
        },
      },
    }));
    const ann = await look('Ann');
    expect((await look('Bob')).status.state).toBe('waiting');
    expect((await ask(ann.ticket)).state).toBe('waiting');
    const { open, playing: started } = (await served.get<MatchLists>('/api/matches')).body;
    expect([open, started]).toEqual([[], []]);
  });
});

describe('refusals', () => {
  const join = (body: object) => served.post('/api/opponents', body, undefined, browserOf('x'));

  test('an unknown game, too many players or matches of an address, a server that stops', async () => {
    await start({ limits: { searchesPerAddress: 1, matchesPerAddress: 1 } });
    expect(await codeOf(join({ game: 'chess' }))).toEqual([404, 'unknown-game']);
    const { ticket } = await look('Ann');
    expect(await codeOf(join({ game: 'force' }))).toEqual([429, 'too-many-searches']);
    await stop(ticket);
    await served.create({ game: 'radar', sit: ['blue.captain'] });
    expect(await codeOf(join({ game: 'radar' }))).toEqual([429, 'too-many-matches']);
    served.server.drain();
    expect(await codeOf(join({ game: 'radar' }))).toEqual([503, 'draining']);
  });

  test('a player who got too many matches while waiting; the other one keeps waiting', async () => {
    await start({ limits: { matchesPerAddress: 1 } });
    const ann = await keep('Ann', 1500);
    const bob = await keep('Bob', 1900);
    const [a, b] = [await look('a', ann), await look('b', bob)];
    await served.create({ game: 'radar', sit: ['blue.captain'] });
    later = 12_000;
    expect(await codeOf(served.post('/api/opponents/status', { ticket: a.ticket }, ann))).toEqual([
      429,
      'too-many-matches',
    ]);
    expect(await store.opponents.seen(tokenHash(b.ticket), START)).toMatchObject({ pair: null });
  });

  test('the word filter applies to names', async () => {
    await start({ options: { chatFilter: (text) => text.replace('rude', '****') } });
    await look('rude Ann');
    const names = JSON.stringify((await look('Bob')).status);
    expect(names).toContain('**** Ann');
    expect(names).not.toContain('rude');
  });
});
