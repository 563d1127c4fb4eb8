import type { Kysely } from 'kysely';
import type { Tables } from './row-types.ts';
import type { MatchRecord } from './store.ts';

/** Every question that is asked of the tables, in any dialect. Rows come in the shape of their records, matches apart. */
export const readsOf = (db: Kysely<Tables>) => ({
  byCode: (code: string) => db.selectFrom('matches').selectAll().where('code', '=', code),

  byId: (id: string) => db.selectFrom('matches').selectAll().where('id', '=', id),

  unfinished: () => db.selectFrom('matches').selectAll().where('status', '=', 'playing').orderBy('created'),

  listed: (status: MatchRecord['status'], most: number) =>
    db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', status)
      .where('listed', '=', 1)
      .orderBy('created', 'desc')
      .limit(most),

  entries: (match: string, from: number) =>
    db
      .selectFrom('entries')
      .select(['n', 'body', 'command', 'at'])
      .where('match_id', '=', match)
      .where('n', '>=', from)
      .orderBy('n'),

  snapshot: (match: string) => db.selectFrom('snapshots').select(['n', 'body']).where('match_id', '=', match),

  decisions: (match: string, n: number | null) =>
    db
      .selectFrom('decisions')
      .select(['n', 'seat', 'body'])
      .where('match_id', '=', match)
      .$if(n !== null, (some) => some.where('n', '=', n))
      .orderBy('n')
      .orderBy('seat'),

  decided: (match: string) =>
    db.selectFrom('decisions').select(['n', 'seat']).where('match_id', '=', match).orderBy('n').orderBy('seat'),

  people: (match: string) =>
    db
      .selectFrom('people')
      .select(['id', 'match_id as match', 'token_hash as tokenHash', 'name', 'side'])
      .where('match_id', '=', match)
      .orderBy('id'),

  /** Newest first, so that the last ones can be asked for. */
  chat: (match: string, most: number) =>
    db
      .selectFrom('chat')
      .select(['match_id as match', 'at', 'addressee as to', 'speaker as from', 'side', 'body as text'])
      .where('match_id', '=', match)
      .orderBy('n', 'desc')
      .limit(most),
});

export type Reads = ReturnType<typeof readsOf>;
