import { type Kysely, sql } from 'kysely';
import { type LeagueRow, leagueRecord, leagueRow } from './league-rows.ts';
import type { LeagueEntry, LeagueMatch, LeagueRecord, LeagueStore } from './league-store.ts';
import type { Schema } from './row-types.ts';
import type { Query, RunAll } from './statements.ts';

/** Leagues in any dialect. */
export function leaguesOn(db: Kysely<Schema>, run: RunAll): LeagueStore {
  const rows = async <Row>(query: Query): Promise<readonly Row[]> => (await run([query]))[0]?.rows as readonly Row[];
  const records = async (query: Query): Promise<readonly LeagueRecord[]> =>
    (await rows<LeagueRow>(query)).map(leagueRecord);
  const newest = () => db.selectFrom('leagues').selectAll('leagues').orderBy('created', 'desc').orderBy('leagues.id');

  return {
    async create(league) {
      const insert = db
        .insertInto('leagues')
        .values(leagueRow(league))
        .onConflict((conflict) => conflict.column('code').doNothing());
      return (await run([insert]))[0]?.changes === 1 ? 'written' : 'taken';
    },
    byCode: async (code) => (await records(newest().where('code', '=', code)))[0],
    byId: async (id) => (await records(newest().where('id', '=', id)))[0],
    listed: (status, most) => records(newest().where('status', '=', status).where('listed', '=', 1).limit(most)),
    all: ({ from, most }) => records(newest().limit(most).offset(from)),
    of: (identity, most) => {
      const joined = db.selectFrom('league_players').select('league_id').where('identity_id', '=', identity);
      return records(
        newest()
          .where(({ or, eb }) => or([eb('host_id', '=', identity), eb('leagues.id', 'in', joined)]))
          .limit(most),
      );
    },
    playing: () => records(newest().where('status', '=', 'playing')),
    events: async (league) => {
      const query = db.selectFrom('league_events').select('body').where('league_id', '=', league).orderBy('n');
      return (await rows<{ readonly body: string }>(query)).map(({ body }) => JSON.parse(body));
    },
    append: async (league, entry) =>
      (await run(appending(db, league, entry)))[0]?.changes === 1 ? 'written' : 'taken',
    players: async (leagues) =>
      leagues.length === 0
        ? []
        : rows(
            db
              .selectFrom('league_players')
              .select(['league_id as league', 'player', 'identity_id as identity'])
              .where('league_id', 'in', leagues)
              .orderBy('player'),
          ),
    matches: (league) =>
      rows<LeagueMatch>(
        db
          .selectFrom('league_matches')
          .leftJoin('matches', 'matches.id', 'league_matches.match_id')
          .select(['round', 'board', 'match_id as match', 'at', 'matches.code', 'matches.status'])
          .where('league_id', '=', league)
          .orderBy('round')
          .orderBy('board'),
      ),
    async claim(league, { round, board, match, at }, instead) {
      const query =
        instead === undefined
          ? db
              .insertInto('league_matches')
              .values({ league_id: league, round, board, match_id: match, at })
              .onConflict((conflict) => conflict.columns(['league_id', 'round', 'board']).doNothing())
          : db
              .updateTable('league_matches')
              .set({ match_id: match, at })
              .where('league_id', '=', league)
              .where('match_id', '=', instead);
      return (await run([query]))[0]?.changes === 1 ? 'written' : 'taken';
    },
    boardOf: async (match) => {
      const query = db
        .selectFrom('league_matches')
        .select(['league_id as league', 'round', 'board'])
        .where('match_id', '=', match);
      return (await rows<{ readonly league: string; readonly round: number; readonly board: number }>(query))[0];
    },
    removeOpen: async (before) =>
      void (await run([db.deleteFrom('leagues').where('status', '=', 'open').where('updated', '<', before)])),
  };
}

/** The first statement decides; the others change something only if it has written its event. */
function appending(
  db: Kysely<Schema>,
  league: string,
  { n, id, body, at, status, player }: LeagueEntry,
): readonly Query[] {
  const isWritten = db.selectFrom('league_events').select('n').where('league_id', '=', league).where('id', '=', id);
  const added = player && {
    compile: () =>
      sql`insert into league_players (league_id, player, identity_id)
        select ${league}, cast(${player.player} as integer), ${player.identity} where exists ${isWritten}`.compile(db),
  };
  return [
    db
      .insertInto('league_events')
      .values({ league_id: league, n, id, body: JSON.stringify(body), at })
      .onConflict((conflict) => conflict.columns(['league_id', 'n']).doNothing()),
    ...(added ? [added] : []),
    db
      .updateTable('leagues')
      .set({ updated: at, ...(status !== undefined && { status }) })
      .where('id', '=', league)
      .where(({ exists }) => exists(isWritten)),
  ];
}
