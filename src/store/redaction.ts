import type { Kysely } from 'kysely';
import type { Redaction, RewrittenLog } from './operator-store.ts';
import type { Schema } from './row-types.ts';
import { type Query, reportRow } from './statements.ts';
import type { PersonRecord } from './store.ts';

/** Removes a person's data from a match. */
export function redaction(
  db: Kysely<Schema>,
  { id, match, name: oldName }: PersonRecord,
  { name, tokenHash, reports, viewers, forgetCreator }: Redaction,
): readonly Query[] {
  return [
    db.updateTable('people').set({ name, token_hash: tokenHash, identity_id: null }).where('id', '=', id),
    db.deleteFrom('push_subscriptions').where('person_id', '=', id),
    db.deleteFrom('chat').where('match_id', '=', match).where('speaker', '=', oldName),
    db.deleteFrom('sightings').where('match_id', '=', match).where('viewer', 'in', viewers),
    ...(forgetCreator ? [db.updateTable('matches').set({ creator: '' }).where('id', '=', match)] : []),
    newRevision(db, match),
    ...reports.map((report) => {
      const { name: reporter, note, messages } = reportRow(report);
      return db.updateTable('reports').set({ name: reporter, note, messages }).where('id', '=', report.id);
    }),
  ];
}

/**
 * Another node that misses the notification reads the people again when it sees the new revision, and the log if one of
 * them was deleted. In a fork none was: that node keeps the old name in memory until the fork is reloaded.
 */
const newRevision = (db: Kysely<Schema>, match: string): Query =>
  db
    .updateTable('matches')
    .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
    .where('id', '=', match);

/** The snapshot may contain the old name, so it is deleted and made again later. */
export const rewriting = (db: Kysely<Schema>, match: string, { entries, packed }: RewrittenLog): readonly Query[] => [
  newRevision(db, match),
  db.deleteFrom('snapshots').where('match_id', '=', match),
  ...entries.map(({ n, body }) =>
    db.updateTable('entries').set({ body }).where('match_id', '=', match).where('n', '=', n),
  ),
  ...(packed ? [db.updateTable('packed_logs').set(packed).where('match_id', '=', match)] : []),
];
