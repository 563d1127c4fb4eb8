import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, CLI } from '../src/cli/fixtures/run.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import { parseLog } from '../src/kernel/log.ts';
import { verify } from '../src/kernel/replay.ts';
import { must } from '../src/kernel/result.ts';
import { hashing } from '../src/store/hashing.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { EntryRecord } from '../src/store/store.ts';
import { eventually } from './eventually.ts';
import { StubbornClient } from './fixtures/stubborn-client.ts';

const KILLS = Number(process.env.UMPIRE_KILLS ?? 20);
const LOAD = 6; // concurrent matches
const radar = catalog.radar as Game;
const BLUE = ['captain', 'first-mate', 'engineer', 'radio-operator'].map((role) => `blue.${role}`);
const RED = BLUE.map((seat) => seat.replace('blue', 'red'));

const data = mkdtempSync(join(tmpdir(), 'umpire-killed-'));
let port = 0;
let child: ChildProcess | undefined;
let complaints = ''; // error lines in the server's log
beforeAll(async () => {
  bundle();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  port = (probe.address() as AddressInfo).port;
  probe.close();
});
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const server = spawn(process.execPath, [CLI, 'serve', '--port', String(port), '--data', data, '--log', 'warn'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = server;
  server.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text;
  });
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`left with ${code}: ${complaints}`))),
  ]);
}

async function kill(): Promise<void> {
  const gone = child && once(child, 'exit');
  child?.kill('SIGKILL');
  await gone;
}

/** A match under load, with all its clients. */
interface Played {
  readonly code: string;
  readonly clients: readonly StubbornClient[];
}

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

type Pass = { readonly code: string; readonly token: string };
const FAST = { pace: 0, listed: false };
let created = 0;
const client = (code: string, token?: string): StubbornClient =>
  new StubbornClient(port, code, `${token ? 'player' : 'spectator'}-${created}`, created++, token);

/** Only bots, a person with a crew against bots, and two people against each other. */
const KINDS: readonly (() => Promise<Played>)[] = [
  async () => {
    const { code } = await post<Pass>('/matches', { game: 'radar', start: true, settings: FAST });
    return { code, clients: [client(code)] };
  },
  async () => {
    const { code, token } = await post<Pass>('/matches', { game: 'radar', sit: BLUE, start: true, settings: FAST });
    return { code, clients: [client(code, token), client(code)] };
  },
  async () => {
    const { code, token } = await post<Pass>('/matches', { game: 'radar', sit: BLUE, settings: FAST });
    const other = await post<Pass>(`/matches/${code}/join`, { seats: RED });
    await post(`/matches/${code}/start`, {}, token);
    return { code, clients: [client(code, token), client(code, other.token)] };
  },
];

/** What is on disk of a match: no missing entry, and every acknowledged command exactly once. */
async function expectKept(matches: readonly Played[]): Promise<void> {
  const store = await openSqlite(join(data, 'umpire.db'));
  for (const { code, clients } of matches) {
    const record = await store.byCode(code);
    const entries: readonly EntryRecord[] = record ? await store.entries(record.id) : [];
    expect(entries.map(({ n }) => n)).toEqual(entries.map((_, n) => n));
    const kept = new Map<string, EntryRecord[]>();
    for (const entry of entries) {
      const key = entry.command?.split('/').slice(1).join('/'); // without people
      if (key) kept.set(key, [...(kept.get(key) ?? []), entry]);
    }
    for (const { acknowledged } of clients)
      for (const { id, seat, command } of acknowledged) {
        const found = kept.get(`${seat}/${id}`) ?? [];
        expect(found.map(({ body }) => JSON.parse(body) as object)).toMatchObject([{ seat, command }]);
      }
  }
  await store.close();
}

test(
  `kill -9 ${KILLS} times under load loses nothing that was acknowledged, and every match continues`,
  async () => {
    await start();
    const matches: Played[] = [];
    const under = (): Played[] => matches.filter(({ clients }) => !clients.every(({ over }) => over));
    while (matches.length < LOAD) matches.push(await (KINDS[matches.length % KINDS.length] as () => Promise<Played>)());
    for (let round = 0; round < KILLS; round++) {
      const before = under().map((played) => ({ played, seqs: played.clients.map(({ seq }) => seq) }));
      const haveContinued = () =>
        before.every(({ played, seqs }) => played.clients.every(({ seq, over }, i) => over || seq > (seqs[i] ?? 0)));
      await eventually(haveContinued).toBe(true);
      await new Promise((then) => setTimeout(then, Math.random() * 400));
      await kill();
      await expectKept(matches);
      await start();
      if (round % 5 === 4) {
        await kill(); // while it loads the stored matches
        await start();
      }
      while (under().length < LOAD)
        matches.push(await (KINDS[matches.length % KINDS.length] as () => Promise<Played>)());
    }
    for (const { clients } of under()) if (!clients[0]?.over) clients[0]?.resign();
    const clients = matches.flatMap(({ clients }) => clients);
    await eventually(() => matches.every(({ clients }) => clients.every(({ over }) => over))).toBe(true);
    expect(clients.flatMap(({ faults }) => faults)).toEqual([]);
    expect(complaints).toBe('');
    const sum = (of: (client: StubbornClient) => number): number => clients.reduce((all, one) => all + of(one), 0);
    expect(sum(({ acknowledged }) => acknowledged.length)).toBeGreaterThan(5 * KILLS);
    expect(sum(({ resumed }) => resumed)).toBeGreaterThan(5 * KILLS);
    for (const { code } of matches) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/matches/${code}/log?decisions=1`);
      expect(answer.status).toBe(200);
      expect(verify(radar, must(parseLog(await answer.text(), hashing)), hashing)).toMatchObject({ ok: true });
    }
    await kill();
    await expectKept(matches);
  },
  120_000 + 10_000 * KILLS,
);
