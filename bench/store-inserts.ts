import { openSqlite } from '../src/store/sqlite.ts';
import type { MatchRecord } from '../src/store/store.ts';

/** Rows per second through the store: n matches, each writing its next entry once the last is stored. */
export async function storeInserts(
  file: string,
  { matches, rows, body }: { readonly matches: number; readonly rows: number; readonly body: string },
): Promise<number> {
  const store = await openSqlite(file);
  try {
    for (let i = 0; i < matches; i++) await store.create(matchNamed(`match-${i}`));
    const each = Math.ceil(rows / matches);
    const writer = async (match: string): Promise<void> => {
      for (let n = 0; n < each; n++)
        await store.write({ match, entries: [{ n, body, command: `blue.captain/c${n}`, at: n }] });
    };
    const from = performance.now();
    await Promise.all(Array.from({ length: matches }, (_, i) => writer(`match-${i}`)));
    return (each * matches) / ((performance.now() - from) / 1000);
  } finally {
    await store.close();
  }
}

export const matchNamed = (id: string): MatchRecord => ({
  id,
  code: id,
  game: 'radar',
  rulesVersion: '1',
  setup: {},
  seed: '',
  parent: null,
  status: 'playing',
  listed: false,
  table: {},
  rev: 0,
  outcome: null,
  creator: '',
  created: 0,
  updated: 0,
});
