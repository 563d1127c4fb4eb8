import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import type { NodeMessage } from './cluster-store.ts';
import { entry, match, said, step } from './fixtures/records.ts';
import { openPostgres, type PostgresStore } from './postgres.ts';
import { type TestDatabase, testDatabase } from './testing/postgres.ts';
import { muteable } from './testing/silent-proxy.ts';
import { storeLaws } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

const TABLES = 'matches, bans, reports, operator_actions, identities, challenges, results, rated_matches, ratings';

describe('PostgreSQL', () => {
  storeLaws(async () => {
    const store = await openPostgres(database.url);
    await database.query(`truncate ${TABLES} cascade`);
    const reopen = async () => {
      await store.close();
      return openPostgres(database.url);
    };
    return { store, reopen };
  });
});

/** Several nodes on a new database, closed afterwards. */
async function nodes(many: number, work: (nodes: readonly PostgresStore[], on: TestDatabase) => Promise<void>) {
  const on = await testDatabase();
  const opened = await Promise.all(Array.from({ length: many }, () => openPostgres(on.url)));
  try {
    await work(opened, on);
  } finally {
    await Promise.all(opened.map((one) => one.close()));
    await on.drop();
  }
}

const settled = (value: unknown) => ({ status: 'fulfilled', value });

describe('several nodes', () => {
  test('five that open an empty database together all find its tables, and only one of five writes of the same entry succeeds', () =>
    nodes(5, async (five) => {
      const ids = Array.from({ length: 20 }, (_, i) => `m${i}`);
      for (const id of ids) expect(await five[0]?.create(match(id))).toBe('written');
      for (let n = 0; n < 5; n++) {
        const answers = await Promise.all(
          ids.map((id) => Promise.all(five.map((node, i) => node.write(step(id, n, `${n}/${i}`))))),
        );
        for (const of of answers) expect(of.filter((answer) => answer === 'written')).toHaveLength(1);
      }
      for (const id of ids) expect((await five[1]?.entries(id))?.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    }));

  test('writes of all kinds at the same positions neither deadlock nor leave partial data', () =>
    nodes(2, async (two) => {
      const ids = Array.from({ length: 10 }, (_, i) => `m${i}`);
      for (const id of ids) await two[0]?.create(match(id));
      for (let n = 0; n < 10; n++) {
        const written = await Promise.all(
          two.flatMap((node, i) =>
            ids.map((id, k) =>
              node.write({
                ...step(id, n),
                decisions: [{ n, seat: `node-${i}`, body: '{}' }],
                change: { updated: n },
                ...((n + k) % 2 === i && { seen: Math.floor((n + 1) / 2) }), // sometimes the right one
              }),
            ),
          ),
        );
        expect(written).toHaveLength(20);
        for (const id of ids) await two[0]?.write(step(id, n)); // the loser continues
      }
      for (const id of ids) {
        const entries = (await two[0]?.entries(id)) ?? [];
        expect(entries.map(({ n }) => n)).toEqual(entries.map((_, n) => n));
        const decided = (await two[0]?.decided(id))?.map(({ n }) => n) ?? [];
        expect(new Set(decided).size).toBe(decided.length); // never by both nodes
      }
    }));

  test('a change based on an older table is refused, and revisions are counted', () =>
    nodes(2, async ([one, other]) => {
      await one?.create(match('m'));
      expect(await one?.write({ match: 'm', change: { table: { a: 1 } }, seen: 0 })).toBe('written');
      expect(await other?.write({ match: 'm', change: { table: { b: 1 } }, seen: 0 })).toBe('taken');
      expect(await other?.byId('m')).toMatchObject({ table: { a: 1 }, rev: 1 });
      const both = await Promise.all(
        [one, other].map((node) => node?.write({ match: 'm', change: { table: {} }, seen: 1 })),
      );
      expect(both.sort()).toEqual(['taken', 'written']);
    }));

  test('two nodes that pair the same players at the same moment never share one', () =>
    nodes(2, async (two) => {
      const names = Array.from({ length: 6 }, (_, i) => `t${i}`);
      for (let round = 0; round < 10; round++) {
        const at = round * 10;
        for (const ticket of names)
          await two[0]?.opponents.add({
            ticket: `${ticket} ${round}`,
            game: 'radar',
            name: 'Ann',
            identity: null,
            browser: null,
            address: '192.0.2.1',
            mu: 1500,
            joined: at,
            seen: at,
          });
        const wishes = names.slice(1).map((b, i) => [`${names[i]} ${round}`, `${b} ${round}`] as const);
        const made = await Promise.all(
          two.flatMap((node, i) => wishes.map((pair) => node.opponents.claim(`${i} ${pair.join()}`, pair, at, at))),
        );
        const taken = [...wishes, ...wishes].filter((_, i) => made[i]).flat();
        expect(taken.length).toBeGreaterThan(0);
        expect(new Set(taken).size).toBe(taken.length);
      }
    }));

  test('each hears what the others wrote, nothing of its own, and of a gap after a lost connection', () =>
    nodes(2, async ([one, other], on) => {
      const heard: NodeMessage[][] = [[], []];
      const gaps = [0, 0];
      for (const [i, node] of [one, other].entries())
        node?.cluster.listen(
          (news, from) => {
            expect(from).toBe((i === 0 ? other : one)?.cluster.node);
            heard[i]?.push(news);
          },
          () => {
            gaps[i] = (gaps[i] ?? 0) + 1;
          },
        );
      await eventually(() => gaps).toEqual([1, 1]);
      await one?.create(match('m'));
      await one?.write(step('m', 0));
      await one?.write(step('m', 0)); // conflict: no notification
      await other?.write({ match: 'm', change: { updated: 5 } });
      await one?.say(said('m', 'hello'));
      other?.cluster.notify({ what: 'free' });
      const log = (place: number): NodeMessage => ({ what: 'log', match: 'm', place });
      await eventually(() => heard[0]).toEqual([{ what: 'seats', match: 'm' }, { what: 'free' }]);
      await eventually(() => heard[1]).toEqual([log(0), { what: 'talk', match: 'm' }]);
      await on.cut();
      await eventually(() => gaps).toEqual([2, 2]);
      await other?.write({ match: 'm', entries: [entry(1), entry(2)] });
      await eventually(() => heard[0]?.slice(2)).toEqual([log(2)]);
    }));

  test('notifications arrive in order, even if the connection of the first breaks', async () => {
    const on = await testDatabase();
    const wire = await muteable(on.url);
    const [sender, receiver] = await Promise.all([openPostgres(wire.url), openPostgres(on.url)]);
    const heard: NodeMessage[] = [];
    let gaps = 0;
    receiver.cluster.listen(
      (message) => heard.push(message),
      () => gaps++,
    );
    await eventually(() => gaps).toBe(1);
    const here = (spectators: number): NodeMessage => ({ what: 'here', match: 'm', people: [], spectators });
    wire.breakNext();
    sender.cluster.notify(here(1));
    sender.cluster.notify({ what: 'who', match: 'm' });
    sender.cluster.notify(here(2));
    await eventually(() => heard).toEqual([here(1), { what: 'who', match: 'm' }, here(2)]);
    await Promise.all([sender.close(), receiver.close()]);
    wire.close();
    await on.drop();
  });

  test('a match is leased by one node, adopted when the lease is released or expires, and left alone while parked', () =>
    nodes(2, async ([one, other], on) => {
      const versions = { radar: '1.0.0', force: '9' };
      for (const id of ['kept', 'old', 'rests'])
        await one?.create(match(id, id === 'old' ? { rulesVersion: '0' } : {}));
      expect(await one?.cluster.acquire('kept')).toBe(true);
      expect(await one?.cluster.acquire('kept')).toBe(true);
      expect(await other?.cluster.acquire('kept')).toBe(false);
      expect(await one?.cluster.renew(['kept', 'rests'])).toEqual(new Set(['kept']));
      expect(await other?.cluster.adopt(versions, 10)).toEqual([]);
      await one?.cluster.acquire('old');
      await one?.cluster.acquire('rests');
      await one?.cluster.park(['rests']);
      await one?.cluster.release(['kept', 'old']);
      expect((await other?.cluster.adopt(versions, 10))?.map(({ id }) => id)).toEqual(['kept']);
      expect(await one?.cluster.renew(['kept'])).toEqual(new Set());
      await on.query("update matches set kept_until = 1 where id = 'kept'"); // long ago
      expect(await other?.cluster.renew(['kept'])).toEqual(new Set(['kept'])); // no node took it
      await on.query("update matches set kept_until = 1 where id = 'kept'");
      const both = await Promise.all([one, one].map((node) => node?.cluster.adopt(versions, 10)));
      expect(
        both
          .flat()
          .map((record) => record?.id)
          .sort(),
      ).toEqual(['kept']);
      expect(await one?.cluster.acquire('rests')).toBe(true); // someone connected
    }));
});

describe('a log is packed while a name in it is replaced', () => {
  const packed = { body: Uint8Array.of(1), digest: 'with the old name' };
  const waiting = (on: TestDatabase) =>
    on.query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()");

  test.each([
    ['packing starts first', 0, true],
    ['replacing starts first', 1, false],
  ])('%s: the packed log is visible after the replacement, or it is not written', (_, locked, packsFirst) =>
    nodes(2, async ([one, other], on) => {
      await one?.create(match('m', { status: 'over' }));
      await one?.write({ match: 'm', entries: [entry(0), entry(1)] });
      const pack = () => one?.operator.pack({ id: 'm', rev: 0 }, packed);
      const replace = async () => {
        await other?.operator.rewrite('m', { entries: [{ n: 1, body: 'with the new name' }] });
        return other?.operator.packed('m');
      };
      const running: Promise<unknown>[] = [];
      await on.holding(`select from entries where match_id = 'm' and n = ${locked} for update`, async () => {
        let isDone = false;
        running.push((packsFirst ? pack : replace)() ?? Promise.resolve());
        await eventually(() => waiting(on)).toHaveLength(1);
        running.push(
          ((packsFirst ? replace : pack)() ?? Promise.resolve()).finally(() => {
            isDone = true;
          }),
        );
        await eventually(async () => isDone || (await waiting(on)).length === 2).toBe(true);
      });
      const [first, second] = await Promise.all(running);
      const [isPacked, seen] = packsFirst ? [first, second] : [second, first];
      expect([isPacked, seen !== undefined]).toEqual([packsFirst, packsFirst]);
      expect((await one?.operator.packed('m')) !== undefined).toBe(packsFirst);
      expect(await one?.entries('m')).toHaveLength(packsFirst ? 0 : 2);
    }),
  );
});

describe('the database’s clock jumps', () => {
  const HOUR = 3_600_000;
  const versions = { radar: '1.0.0' };
  const setLease = (on: TestDatabase, by: number) =>
    on.query(`update matches set kept_until = kept_until + ${by} where id = 'm'`);

  test('back: the lease of a dead node does not last until the clock has caught up', () =>
    nodes(2, async ([gone, other], on) => {
      await gone?.create(match('m'));
      await gone?.cluster.acquire('m');
      await setLease(on, HOUR);
      expect((await other?.cluster.adopt(versions, 10))?.map(({ id }) => id)).toEqual(['m']);
      await setLease(on, HOUR);
      expect(await gone?.cluster.acquire('m')).toBe(true);
    }));

  test('back or forward: the next renewal of a live node corrects its lease', () =>
    nodes(2, async ([one, other], on) => {
      await one?.create(match('m'));
      await one?.cluster.acquire('m');
      for (const by of [HOUR, -HOUR]) {
        await setLease(on, by);
        expect(await one?.cluster.renew(['m'])).toEqual(new Set(['m']));
        expect(await other?.cluster.adopt(versions, 10)).toEqual([]);
        expect(await other?.cluster.acquire('m')).toBe(false);
      }
    }));
});

describe('lost connections', () => {
  test('idle ones are replaced silently', () =>
    nodes(1, async ([store], on) => {
      await store?.create(match('m'));
      for (let n = 0; n < 3; n++) {
        await on.cut();
        await eventually(() => store?.entries('m')).toHaveLength(n);
        expect(await store?.write(step('m', n))).toBe('written');
      }
    }));

  test('reads move to another connection when one goes silent', async () => {
    const on = await testDatabase();
    const wire = await muteable(on.url);
    const store = await openPostgres(wire.url);
    await store.create(match('m'));
    wire.mute();
    expect(await store.byId('m')).toMatchObject({ id: 'm' });
    wire.close();
    await store.close();
    await on.drop();
  });

  test('a hanging write does not block reads of another match', () =>
    nodes(1, async ([store], on) => {
      for (const id of ['stuck', 'free']) await store?.create(match(id));
      let isWritten = false;
      let writing: Promise<unknown> | undefined;
      await on.holding("select from matches where id = 'stuck' for update", async () => {
        writing = store?.write({ match: 'stuck', change: { updated: 1 } }).then(() => {
          isWritten = true;
        });
        expect(await store?.byId('free')).toMatchObject({ id: 'free' });
        expect(await store?.byCode(match('free').code)).toMatchObject({ id: 'free' });
        expect(isWritten).toBe(false);
      });
      await writing;
    }));

  test('a pending write is reported as lost, never as written, and writing can continue', () =>
    nodes(1, async ([store], on) => {
      await store?.create(match('m'));
      await on.holding('lock table entries', async () => {
        const writes = Promise.allSettled([store?.write(step('m', 0))]);
        await eventually(() => on.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).not.toEqual(
          [],
        );
        await on.cut();
        const [first] = await writes;
        expect(first).toMatchObject({ status: 'rejected', reason: { fact: { code: 'store-lost' } } });
      });
      const before = (await store?.entries('m'))?.length ?? 0;
      expect(await Promise.allSettled([store?.write(step('m', before))])).toEqual([settled('written')]);
    }));
});

describe('a database that cannot be opened gives a one-line error without its password', () => {
  const url = (change: (url: URL) => void): string => {
    const changed = new URL(database.url);
    change(changed);
    return changed.href;
  };
  test.each<[string, string, () => string]>([
    ['nobody there', 'store-unreachable', () => 'postgres://umpire:tests@127.0.0.1:1/matches'],
    ['no such host', 'store-unreachable', () => 'postgres://umpire:tests@nowhere.invalid/matches'],
    ['a wrong password', 'store-bad-password', () => url((at) => Object.assign(at, { password: 'tests2' }))],
    ['no password', 'store-bad-password', () => url((at) => Object.assign(at, { password: '' }))],
    ['no such database', 'store-no-database', () => url((at) => Object.assign(at, { pathname: '/nothing' }))],
  ])('%s', async (_, code, at) => {
    const failure = await openPostgres(at()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ fact: { code } });
    expect((failure as Error).message).toMatch(/^[^\n]+$/);
    expect(JSON.stringify((failure as { fact: unknown }).fact)).not.toContain('tests');
  });

  test('one with a newer schema names both versions and is not changed', async () => {
    const newer = await testDatabase();
    await openPostgres(newer.url).then((store) => store.close());
    await newer.query("insert into schema_versions values ('0907', '')");
    for (const _ of ['once', 'twice'])
      await expect(openPostgres(newer.url)).rejects.toMatchObject({
        fact: { code: 'store-newer', found: 907, known: expect.any(Number) },
      });
    await newer.drop();
  });
});
