import type { Kysely } from 'kysely';
import type { Schema } from './row-types.ts';
import type { MatchRecord } from './store.ts';

/** All read queries, for any dialect. Rows have the shape of their records, except matches. */
export const queriesOn = (db: Kysely<Schema>) => ({
  byCode: (code: string) => db.selectFrom('matches').selectAll().where('code', '=', code),

  byId: (id: string) => db.selectFrom('matches').selectAll().where('id', '=', id),

  unfinished: () => db.selectFrom('matches').selectAll().where('status', '=', 'playing').orderBy('created'),

  createdBy: (creator: string, since: number) =>
    db
      .selectFrom('matches')
      .selectAll()
      .where('creator', '=', creator)
      .where('updated', '>=', since)
      .where('status', '!=', 'over'),

  countCreatedBy: (creator: string, since: number) =>
    db
      .selectFrom('matches')
      .select((columns) => columns.fn.countAll<number | string>().as('count')) // PostgreSQL answers with text
      .where('creator', '=', creator)
      .where('updated', '>=', since)
      .where('status', '!=', 'over'),

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
      .select(['id', 'match_id as match', 'token_hash as tokenHash', 'name', 'side', 'identity_id as identity'])
      .where('match_id', '=', match)
      .orderBy('id'),

  sightings: (match: string) =>
    db.selectFrom('sightings').select(['match_id as match', 'viewer', 'side']).where('match_id', '=', match),

  /** Newest first, to get the last ones. */
  chat: (match: string, most: number) =>
    db
      .selectFrom('chat')
      .select(['match_id as match', 'at', 'addressee as to', 'speaker as from', 'side', 'body as text'])
      .where('match_id', '=', match)
      .orderBy('n', 'desc')
      .limit(most),
});
