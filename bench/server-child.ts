import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { WebSocketServer } from 'ws';
import { catalog } from '../src/games/catalog.ts';
import { isMessage } from '../src/games/radar/commands.ts';
import { limitHeapGrowth } from '../src/server/heap-growth.ts';
import { startServer } from '../src/server/server.ts';
import { testOptions } from '../src/server/testing.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Write } from '../src/store/store.ts';
import { solitaire } from './solitaire.ts';

/**
 * `echo` is a bare `ws` server that reads and writes JSON, `committing` also commits each message to SQLite first. The
 * others are Umpire: waiting for the disk or not, or on the PostgreSQL of DATABASE_URL, or behind a proxy that forwards
 * client addresses.
 */
export type Role = 'echo' | 'committing' | 'volatile' | 'durable' | 'shared' | 'proxied';

/** The memory of a child in operation, without a garbage collection before it. */
export interface Resident {
  readonly resident: number; // bytes
}

/** A child's report about itself. */
export interface Tally extends Resident {
  readonly heap: number; // bytes after garbage collection
  readonly entries: number; // written so far
  readonly beats: Beats;
}

/** Runs each server in its own process, so that no two share a heap or a thread; lives until its parent disconnects. */
export async function serveAs(role: Role): Promise<void> {
  process.once('disconnect', () => process.exit());
  if (role === 'echo') serveEcho(() => {});
  else if (role === 'committing') serveEcho(committer());
  else await serveMatches(role);
}

const tell = (message: unknown): void => void process.send?.(message);

function serveEcho(keep: (text: string) => void): void {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const text = JSON.stringify(JSON.parse(String(data)));
      keep(text);
      socket.send(text);
    }),
  );
  server.on('listening', () => tell({ port: (server.address() as { readonly port: number }).port }));
}

/** Commits one row per message, synced like the entries of a match. */
function committer(): (text: string) => void {
  const db = new Database(join(newFolder(), 'echo.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table messages (body text not null)');
  const insert = db.prepare('insert into messages values (?)');
  return (text) => void insert.run(text);
}

/** A temporary folder, removed when the process ends. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function serveMatches(role: Exclude<Role, 'echo' | 'committing'>): Promise<void> {
  limitHeapGrowth();
  const data = newFolder();
  const { DATABASE_URL = '' } = process.env;
  const store =
    role === 'shared'
      ? await openPostgres(DATABASE_URL)
      : await openSqlite(join(data, 'umpire.db'), { durable: role === 'durable' });
  const beats = countBeats();
  let entries = 0;
  const many = 1_000_000;
  const options = testOptions(data, {
    requestsPerMinute: many,
    matchesPerMinute: many,
    matchesPerAddress: many,
    botGamesPerAddress: many,
    socketsPerAddress: many,
    messagesPerSecond: many,
    socketsPerSecond: many,
    socketBurst: many,
    burst: many,
  });
  const { port } = await startServer(
    { ...options, trustProxy: role === 'proxied' ? 1 : 0 },
    {
      games: { ...catalog, solitaire },
      store: {
        ...store,
        write(write) {
          entries += write.entries?.length ?? 0;
          beats.note(write);
          return store.write(write);
        },
      },
    },
  );
  process.on('message', (asked) => {
    if (asked === 'resident') return tell({ resident: process.memoryUsage.rss() } satisfies Resident);
    globalThis.gc?.();
    const { heapUsed: heap, rss: resident } = process.memoryUsage();
    tell({ heap, resident, entries, beats: beats.sum() } satisfies Tally);
  });
  tell({ port });
}

/** Paced bot actions: how many there were, and how many came on time. */
interface Beats {
  readonly actions: number;
  readonly inTime: number; // within `SLACK` of the due time
  readonly latest: number; // milliseconds late
}

const SLACK = 100;
const PACE = 1200; // milliseconds, the default pace of a match

/** Watches written entries: an action is due one beat after the previous entry. Chat has no beat. */
function countBeats() {
  const last = new Map<string, number>();
  let actions = 0;
  let inTime = 0;
  let latest = 0;
  return {
    note({ match, entries = [], decisions }: Write): void {
      const [entry] = entries;
      if (!entry) return;
      const before = last.get(match);
      last.set(match, entry.at);
      if (!decisions || before === undefined) return;
      const { command } = JSON.parse(entry.body) as { readonly command: Parameters<typeof isMessage>[0] };
      if (isMessage(command)) return;
      const behind = entry.at - before - PACE;
      actions++;
      if (Math.abs(behind) <= SLACK) inTime++;
      latest = Math.max(latest, behind);
    },
    sum: (): Beats => ({ actions, inTime, latest }),
  };
}
