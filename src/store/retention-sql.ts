import type { Kysely } from 'kysely';
import type { OperatorStore, PackedLog } from './operator-store.ts';
import type { Schema } from './row-types.ts';
import type { Query, RunAll } from './statements.ts';

type Retention = Pick<OperatorStore, 'packable' | 'pack' | 'packed' | 'finishedBefore' | 'abandoned' | 'removeReports'>;

/** Finds matches that are old enough to be packed, deleted or closed. */
export function retentionOn(
  db: Kysely<Schema>,
  run: RunAll,
  rows: <Row>(query: Query) => Promise<readonly Row[]>,
): Retention {
  const old = (status: string, before: number, { from, most }: { readonly from: number; readonly most: number }) =>
    db
      .selectFrom('matches')
      .select(['id', 'code', 'rev'])
      .where('status', '=', status)
      .where('updated', '<', before)
      .orderBy('updated')
      .orderBy('id')
      .limit(most)
      .offset(from);
  /** Matches of leagues in progress are shown with their results. */
  const inLeagues = () =>
    db
      .selectFrom('league_matches')
      .innerJoin('leagues', 'leagues.id', 'league_matches.league_id')
      .select('match_id')
      .where('leagues.status', '=', 'playing');
  return {
    packable: (before, page) => rows(old('over', before, page).where('packed', '=', 0)),
    pack: async (match, log) => ((await run(packing(db, match, log)))[0]?.changes ?? 0) > 0,
    packed: async (match) => {
      const query = db.selectFrom('packed_logs').select(['body', 'digest']).where('match_id', '=', match);
      const [row] = await rows<PackedLog>(query);
      return row && { ...row, body: new Uint8Array(row.body) }; // SQLite's driver returns an ArrayBuffer
    },
    finishedBefore: (before, page) => rows(old('over', before, page).where('id', 'not in', inLeagues())),
    removeReports: async (before) => void (await run([db.deleteFrom('reports').where('closed', '<', before)])),
    abandoned: (before, page) =>
      rows(
        old('playing', before, page).where(
          ({ selectFrom }) =>
            selectFrom('entries').select('at').whereRef('match_id', '=', 'matches.id').orderBy('n', 'desc').limit(1),
          '<',
          before,
        ),
      ),
  };
}

/**
 * The packed log replaces the rows of the match, unless it was changed or packed since it was read. The first statement
 * checks that and locks the match: a deletion of a name has to wait, and then finds the packed log.
 */
function packing(
  db: Kysely<Schema>,
  { id, rev }: { readonly id: string; readonly rev: number },
  { body, digest }: PackedLog,
): readonly Query[] {
  const unchanged = db
    .selectFrom('matches')
    .select(({ val }) => ['id as match_id', val(body).as('body'), val(digest).as('digest')])
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('packed', '=', 1);
  const justPacked = db
    .selectFrom('packed_logs')
    .select('match_id')
    .where('match_id', '=', id)
    .where('digest', '=', digest);
  return [
    db.updateTable('matches').set({ packed: 1 }).where('id', '=', id).where('rev', '=', rev).where('packed', '=', 0),
    db
      .insertInto('packed_logs')
      .columns(['match_id', 'body', 'digest'])
      .expression(unchanged)
      .onConflict((conflict) => conflict.column('match_id').doNothing()), // packed by another node
    ...(['entries', 'decisions', 'snapshots'] as const).map((table) =>
      db.deleteFrom(table).where('match_id', 'in', justPacked),
    ),
  ];
}
