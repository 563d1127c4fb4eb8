import type { Kysely } from 'kysely';
import type { OperatorStore, PackedLog } from './operator-store.ts';
import type { Schema } from './row-types.ts';
import type { Query, RunAll } from './statements.ts';

type Retention = Pick<OperatorStore, 'packable' | 'pack' | 'packed' | 'finishedBefore' | 'abandoned'>;

/** Finds matches that are old enough to be packed, deleted or closed. */
export function retentionOn(
  db: Kysely<Schema>,
  run: RunAll,
  rows: <Row>(query: Query) => Promise<readonly Row[]>,
): Retention {
  const old = (status: string, before: number, most: number) =>
    db
      .selectFrom('matches')
      .select(['id', 'code'])
      .where('status', '=', status)
      .where('updated', '<', before)
      .orderBy('updated')
      .limit(most);
  return {
    packable: async (before, most) =>
      (await rows<{ readonly id: string }>(old('over', before, most).where('packed', '=', 0))).map(({ id }) => id),
    pack: async (match, log) => void (await run(packing(db, match, log))),
    packed: async (match) => {
      const query = db.selectFrom('packed_logs').select(['body', 'digest']).where('match_id', '=', match);
      const [row] = await rows<PackedLog>(query);
      return row && { ...row, body: new Uint8Array(row.body) }; // SQLite's driver returns an ArrayBuffer
    },
    finishedBefore: (before, most) => rows(old('over', before, most)),
    abandoned: (before, most) =>
      rows(
        old('playing', before, most).where(
          ({ selectFrom }) =>
            selectFrom('entries').select('at').whereRef('match_id', '=', 'matches.id').orderBy('n', 'desc').limit(1),
          '<',
          before,
        ),
      ),
  };
}

/** The packed log replaces the rows of the match. */
const packing = (db: Kysely<Schema>, match: string, { body, digest }: PackedLog): readonly Query[] => [
  db
    .insertInto('packed_logs')
    .values({ match_id: match, body, digest })
    .onConflict((conflict) => conflict.column('match_id').doNothing()), // packed by another node
  db.updateTable('matches').set({ packed: 1 }).where('id', '=', match),
  ...(['entries', 'decisions', 'snapshots'] as const).map((table) =>
    db.deleteFrom(table).where('match_id', '=', match),
  ),
];
