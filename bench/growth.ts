import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playMatch } from '../src/arena/play.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import { must } from '../src/kernel/result.ts';
import { Retention } from '../src/server/operator/retention.ts';
import type { Service } from '../src/server/service.ts';
import type { Tables } from '../src/server/table/tables.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { matchNamed } from './store-inserts.ts';

const A_DAY = 24 * 3_600_000;
const DAYS = 100; // over which the matches are spread
const DIFFERENT = 50; // games that are played; the others are copies of them
const RETENTION = { pack: 7, remove: 30, abandoned: 0 };

type Rows = Pick<Parameters<Store['write']>[0], 'entries' | 'decisions'>;

/** Stores short radar matches day by day with retention on. Returns false if the database grows without bound. */
export async function growth(matches: number, say: (line: string) => void): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-growth-'));
  const file = join(folder, 'umpire.db');
  const store = await openSqlite(file, { durable: false });
  let day = 0;
  const clock = { now: () => day * A_DAY, elapsed: () => day * A_DAY };
  const log = { info: () => {}, warn: say, error: say, debug: () => {} };
  const service = { ...clock, store, log } as unknown as Service;
  const tables = { reload: async () => {} } as unknown as Tables;
  const retention = new Retention(service, tables, RETENTION);
  try {
    const games = Array.from({ length: DIFFERENT }, (_, i) => rowsOf(i));
    const perDay = Math.ceil(matches / DAYS);
    const sizes: number[] = [];
    for (day = 1; day <= DAYS; day++) {
      for (let i = 0; i < perDay; i++) await add(store, `d${day}-${i}`, games[i % DIFFERENT] as Rows, clock.now());
      await retention.run();
      sizes.push(sizeOf(file));
      if (day === 1) say(`${perDay} matches unpacked: ${perMatch(sizes[0], perDay)} bytes each`);
      if (day % 10 === 0) say(`day ${day}: ${day * perDay} matches so far, ${megabytes(sizes.at(-1))} MB`);
    }
    const packed = await packedBytes(store);
    say(`a packed match: ${packed} bytes of log`);
    const [before, after] = [sizes[RETENTION.remove + 1] ?? 0, sizes.at(-1) ?? 0];
    say(`day ${RETENTION.remove + 2}: ${megabytes(before)} MB; day ${DAYS}: ${megabytes(after)} MB`);
    return after < 1.1 * before;
  } finally {
    await retention.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A short match as the server would store it. */
function rowsOf(seed: number): Rows {
  const game = catalog.radar as Game;
  const bots = { blue: 'seed', red: 'seed' };
  const { match, decisions } = must(
    playMatch({ game, options: { turnLimit: 6 }, sides: bots, seed: `growth ${seed}` }, { keep: true }),
  );
  return {
    entries: match.log.map((entry) => ({ n: entry.n, body: JSON.stringify(entry), command: null, at: entry.n * 1000 })),
    decisions: decisions.map((one) => ({ n: one.n, seat: one.seat, body: JSON.stringify(one) })),
  };
}

async function add(store: Store, id: string, rows: Rows, at: number): Promise<void> {
  await store.create({ ...matchNamed(id), created: at, updated: at });
  await store.write({ match: id, ...rows, change: { status: 'over', updated: at } });
}

async function packedBytes(store: Store): Promise<number> {
  const last = DAYS - RETENTION.pack - 1;
  const log = await store.operator.packed(`d${last}-0`);
  return log?.body.byteLength ?? 0;
}

const sizeOf = (file: string): number =>
  [file, `${file}-wal`].reduce((sum, one) => sum + (statSync(one, { throwIfNoEntry: false })?.size ?? 0), 0);

const perMatch = (size = 0, count = 1): string => (size / count).toFixed(0);
const megabytes = (size = 0): string => (size / 1e6).toFixed(1);
