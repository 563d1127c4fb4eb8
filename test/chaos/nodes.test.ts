import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../src/cli/fixtures/run.ts';
import { Random } from '../../src/kernel/random.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { type PrivateServer, privateServer } from '../../src/store/testing/postgres-server.ts';
import { StubbornClient as Newcomer, type StubbornClient } from '../fixtures/stubborn-client.ts';
import { audit, verifyAll } from './audit.ts';
import { type Child, cluster } from './cluster.ts';
import { Matches } from './matches.ts';
import { openProxy, type TcpProxy } from './proxy.ts';

const ROUNDS = Number(process.env.UMPIRE_CHAOS_ROUNDS ?? 7);
const SEED = Number(process.env.UMPIRE_CHAOS_SEED ?? Date.now() % 1_000_000);
const LOAD = 6; // concurrent matches
const MINUTES = 60_000;

let postgres: PrivateServer;
let wire: TcpProxy;
let nodes: Awaited<ReturnType<typeof cluster>>;

beforeAll(async () => {
  bundle();
  postgres = await privateServer();
  const direct = new URL(postgres.url);
  wire = await openProxy(direct.hostname, Number(direct.port));
  const url = new URL(postgres.url);
  [url.hostname, url.port] = ['127.0.0.1', String(wire.port)];
  nodes = await cluster(url.href, 3);
}, 2 * MINUTES);

afterAll(async () => {
  await nodes?.close();
  await wire?.close();
  await postgres?.remove();
});

test(`${ROUNDS} failures on three nodes lose nothing, duplicate nothing, and every match continues (seed ${SEED})`, {
  timeout: (2 + ROUNDS / 2) * MINUTES,
}, async () => {
  const random = new Random(SEED);
  const any = (): number => nodes.nodes[random.roll(nodes.nodes.length) - 1]?.port ?? 0;
  const victim = (): Child => nodes.nodes[random.roll(nodes.nodes.length) - 1] as Child;
  const pause = (ms: number): Promise<void> => new Promise((then) => setTimeout(then, ms));
  const matches = new Matches(any);

  const DISASTERS: Readonly<Record<string, () => Promise<void>>> = {
    'a node is killed': async () => {
      const one = victim();
      await one.end();
      await pause(random.roll(1500));
      await one.start();
    },
    'two nodes are killed': async () => {
      const two = nodes.nodes.slice(0, 2);
      await Promise.all(two.map((one) => one.end()));
      await Promise.all(two.map((one) => one.start()));
    },
    'a node stands still longer than its matches are kept for it': () => victim().freeze(6000),
    'a node leaves as it should': async () => {
      const one = victim();
      await one.end('SIGTERM');
      await one.start();
    },
    'every connection to the database is cut': async () => {
      for (let i = 0; i < 5; i++) {
        wire.cut();
        await pause(random.roll(300));
      }
    },
    'the database crashes': async () => {
      await postgres.crash();
      await pause(random.roll(1000));
      await postgres.start();
    },
    'the database is restarted': async () => {
      await postgres.immediate();
      await postgres.start();
    },
  };

  /** Diagnostics about clients that wait forever: their matches, and what a new client gets from each node. */
  const whatOf = async (waiting: readonly StubbornClient[]): Promise<string> => {
    const store = await openPostgres(postgres.url);
    const found: unknown[] = [];
    for (const { code, clients } of matches.all.filter((one) => one.clients.some((each) => waiting.includes(each)))) {
      const record = await store.byCode(code);
      const entries = record ? await store.entries(record.id) : [];
      const before = clients.map((client) => client.summary);
      const newcomers = nodes.nodes.map(({ port }) => new Newcomer(port, code, `newcomer at ${port}`, 0));
      await pause(5000);
      found.push({ code, status: record?.status, entries: entries.length, last: entries.at(-1)?.body.slice(0, 200) });
      found.push(before, {
        newcomers: newcomers.map(({ summary }) => summary),
        after: clients.map(({ summary }) => summary),
      });
      for (const newcomer of newcomers) newcomer.stop();
    }
    await store.close();
    return JSON.stringify([found, nodes.nodes.map(({ port, complaints }) => [port, complaints.slice(-2000)])], null, 1);
  };

  /** Every match has made progress since. */
  const going = async (after: string): Promise<void> => {
    const before = new Map(matches.clients.map((client) => [client, client.seq]));
    const ends = Date.now() + MINUTES;
    const stuck = () => matches.clients.filter((client) => !client.over && client.seq <= (before.get(client) ?? 0));
    while (stuck().length > 0) {
      if (Date.now() > ends) throw new Error(`after "${after}" some hear nothing: ${await whatOf(stuck())}`);
      await pause(50);
    }
  };

  await matches.fill(LOAD);
  await going('the start');
  const kinds = Object.keys(DISASTERS);
  for (let round = 0; round < ROUNDS; round++) {
    const kind = kinds[(round + SEED) % kinds.length] ?? '';
    await DISASTERS[kind]?.();
    await going(kind);
    await matches.fill(LOAD);
  }
  for (const { clients } of matches.underWay) clients[0]?.resign();
  const ends = Date.now() + 2 * MINUTES;
  while (matches.clients.some(({ over }) => !over)) {
    if (Date.now() > ends) throw new Error('matches do not come to their end');
    await pause(100);
  }
  expect(matches.clients.flatMap(({ faults }) => faults)).toEqual([]);
  const store = await openPostgres(postgres.url);
  const totals = await audit(store, matches.all);
  await store.close();
  await verifyAll(any(), matches.all);
  console.log(`chaos: ${ROUNDS} failures, ${wire.cuts} connections cut, ${JSON.stringify(totals)}`);
  expect(totals.acknowledged).toBeGreaterThan(10 * ROUNDS);
});
