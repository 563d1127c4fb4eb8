import { type Kysely, sql } from 'kysely';
import { matchRecord } from './match-rows.ts';
import { type ResultRow, resultRecord, resultRow } from './result-rows.ts';
import type { HeadToHead, PlayerRating, ResultRecord, ResultStore } from './result-store.ts';
import type { MatchRow, Schema } from './row-types.ts';
import type { Query, RunAll } from './statements.ts';

/** Results in any dialect. */
export function resultsOn(db: Kysely<Schema>, run: RunAll): ResultStore {
  const rows = async <Row>(query: Query): Promise<readonly Row[]> => (await run([query]))[0]?.rows as readonly Row[];
  const records = async (query: Query): Promise<readonly ResultRecord[]> =>
    (await rows<ResultRow>(query)).map(resultRecord);
  const sidesOf = (match: string, player: string) =>
    db
      .selectFrom('results as own')
      .select('own.side')
      .where('own.match_id', '=', match)
      .where('own.player', '=', player);

  return {
    async add(results) {
      const match = results[0]?.match;
      const [own, first] = [results.filter((one) => one.match === match), results.filter((one) => one.match !== match)];
      const ran = await run([
        ...claims(db, results),
        ...own.flatMap((one) => saving(db, one, 1 + first.filter(({ player }) => player === one.player).length)),
        ...first.map((one) => ratedWith(db, one, match ?? '')),
      ]);
      return (ran[0]?.changes ?? 0) > 0 ? 'written' : 'taken';
    },
    isRecorded: async (match) =>
      (await rows(db.selectFrom('results').select('match_id').where('match_id', '=', match).limit(1))).length > 0,
    nextNumber: async (game) => {
      const last = db
        .selectFrom('rated_matches')
        .select(({ fn }) => fn.max('n').as('n'))
        .where('game', '=', game);
      return ((await rows<{ readonly n: number | null }>(last))[0]?.n ?? 0) + 1;
    },
    ratings: async (game, players) =>
      players.length === 0
        ? []
        : rows<PlayerRating>(
            db.selectFrom('ratings').selectAll().where('game', '=', game).where('player', 'in', players),
          ),
    ratingsOf: (player) =>
      rows<PlayerRating>(db.selectFrom('ratings').selectAll().where('player', '=', player).orderBy('game')),
    of: (player, { from, most }) =>
      records(
        db
          .selectFrom('results')
          .selectAll()
          .where('player', '=', player)
          .orderBy('ended', 'desc')
          .orderBy('match_id')
          .limit(most)
          .offset(from),
      ),
    count: async (player) => {
      const query = db
        .selectFrom('results')
        .select(({ fn }) => fn.countAll().as('many'))
        .where('player', '=', player);
      return Number((await rows<{ readonly many: number }>(query))[0]?.many ?? 0);
    },
    ofMatches: async (matches) =>
      matches.length === 0 ? [] : records(db.selectFrom('results').selectAll().where('match_id', 'in', matches)),
    headToHead: async (player, most) =>
      (
        await rows<HeadToHead>(
          db
            .selectFrom('results as own')
            .innerJoin('results as other', (join) =>
              join.onRef('other.match_id', '=', 'own.match_id').onRef('other.side', '!=', 'own.side'),
            )
            .select(['own.game', 'other.player as opponent'])
            .select([counted(1, 'won'), counted(0.5, 'drawn'), counted(0, 'lost')])
            .where('own.player', '=', player)
            .where('own.score', 'is not', null)
            .groupBy(['own.game', 'other.player'])
            .orderBy(sql`count(*)`, 'desc')
            .orderBy('other.player')
            .limit(most),
        )
      ).map((row) => ({ ...row, won: Number(row.won), drawn: Number(row.drawn), lost: Number(row.lost) })),
    rename: async (match, from, to) =>
      void (await run([
        db
          .updateTable('results')
          .set({ player: to })
          .where('match_id', '=', match)
          .where('player', '=', from)
          .where('side', 'not in', sidesOf(match, to)),
        db.deleteFrom('results').where('match_id', '=', match).where('player', '=', from),
      ])),
    forget: async (player, as) =>
      void (await run([
        db.updateTable('results').set({ player: as }).where('player', '=', player),
        db.deleteFrom('ratings').where('player', '=', player),
      ])),
    rated: async (game, after, most) => {
      const some = db
        .selectFrom('rated_matches')
        .select('n')
        .where('game', '=', game)
        .where('n', '>', after)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('results').select('side').whereRef('results.match_id', '=', 'rated_matches.match_id')),
        )
        .orderBy('n')
        .limit(most);
      const numbers = (await rows<{ readonly n: number }>(some)).map(({ n }) => n);
      if (numbers.length === 0) return [];
      const query = db.selectFrom('results').selectAll().where('game', '=', game).where('n', 'in', numbers);
      return records(query.orderBy('n').orderBy('side').orderBy('player'));
    },
    rewrite: async (results) =>
      void (await run(
        results.map((result) =>
          db
            .updateTable('results')
            .set(resultRow(result))
            .where('match_id', '=', result.match)
            .where('side', '=', result.side)
            .where('player', '=', result.player),
        ),
      )),
    async setRatings(ratings, { game, n, id }) {
      const ran = await run([
        claim(db, game, n, id),
        ...ratings.map(({ player, mu, sigma, matches }) => {
          const set = sql`insert into ratings (game, player, mu, sigma, matches)
            select ${game}, ${player}, ${mu}, ${sigma}, ${matches} ${claimed(game, n, id)}
            on conflict (game, player) do update
            set mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`;
          return { compile: () => set.compile(db) };
        }),
      ]);
      return ran[0]?.changes === 1 ? 'written' : 'taken';
    },
    unrecorded: async (since, most) =>
      (
        await rows<MatchRow>(
          db
            .selectFrom('matches')
            .selectAll()
            .where('status', '=', 'over')
            .where('updated', '>=', since)
            .where(({ exists, selectFrom }) =>
              exists(
                selectFrom('people')
                  .select('people.id')
                  .whereRef('people.match_id', '=', 'matches.id')
                  .where('people.identity_id', 'is not', null)
                  .where('people.side', 'is not', null),
              ),
            )
            .where(({ or, not, exists, selectFrom }) =>
              or([
                not(exists(selectFrom('results').select('side').whereRef('results.match_id', '=', 'matches.id'))),
                exists(
                  selectFrom('results')
                    .innerJoin('people', 'people.match_id', 'results.match_id')
                    .select('results.side')
                    .whereRef('results.match_id', '=', 'matches.id')
                    .where('people.identity_id', 'is not', null)
                    .where(sql<boolean>`results.player = 'p:' || people.id`),
                ),
              ]),
            )
            .orderBy('updated')
            .orderBy('id')
            .limit(most),
        )
      ).map(matchRecord),
  };
}

const counted = <Name extends string>(score: number, name: Name) =>
  sql<number>`sum(case when own.score = ${sql.lit(score)} then 1 else 0 end)`.as(name);

/** Reserves a number of a game. */
const claim = (db: Kysely<Schema>, game: string, n: number, id: string): Query =>
  db
    .insertInto('rated_matches')
    .values({ game, n, match_id: id })
    .onConflict((conflict) => conflict.doNothing());

const claimed = (game: string, n: number, id: string) =>
  sql`from rated_matches where game = ${game} and n = ${n} and match_id = ${id}`;

const claims = (db: Kysely<Schema>, [first]: readonly ResultRecord[]): readonly Query[] =>
  first?.change ? [claim(db, first.game, first.change.n, first.match)] : [];

/** Rates a result that was saved before, with another match of its pair; no effect unless that one has got the number. */
function ratedWith(db: Kysely<Schema>, result: ResultRecord, other: string): Query {
  const { match_id, side, player, game, n, mu_before, sigma_before, mu_after, sigma_after } = resultRow(result);
  return db
    .updateTable('results')
    .set({ unrated: null, n, mu_before, sigma_before, mu_after, sigma_after })
    .where('match_id', '=', match_id)
    .where('side', '=', side)
    .where('player', '=', player)
    .where('n', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('results as second')
          .select('second.n')
          .where('second.match_id', '=', other)
          .where('second.game', '=', game)
          .where('second.n', '=', n),
      ),
    );
}

/** The statements that save a result; those of a rated match have no effect unless it has got its number. */
function saving(db: Kysely<Schema>, result: ResultRecord, matches: number): readonly Query[] {
  const { game, player, match, side, change } = result;
  const row = resultRow(result);
  if (!change)
    return [
      db
        .insertInto('results')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    ];
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const number = claimed(game, change.n, match);
  const { mu, sigma } = change.after;
  const unsaved = sql`and not exists (select 1 from results
    where match_id = ${match} and side = ${side} and player = ${player})`;
  const rated = sql`insert into ratings (game, player, mu, sigma, matches)
    select ${game}, ${player}, ${mu}, ${sigma}, ${matches} ${number} ${unsaved}
    on conflict (game, player) do update
    set mu = excluded.mu, sigma = excluded.sigma, matches = ratings.matches + excluded.matches`;
  const saved = sql`insert into results (${columns})
    select ${sql.join(Object.values(row))} ${number} on conflict do nothing`;
  return [rated, saved].map((statement) => ({ compile: () => statement.compile(db) }));
}
