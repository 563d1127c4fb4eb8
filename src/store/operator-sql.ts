import { type Kysely, sql } from 'kysely';
import { matchRecord } from './match-rows.ts';
import type { ActionRecord, BanRecord, MatchFilter, OperatorStore, ReportRecord } from './operator-store.ts';
import type { PersonRecord } from './records.ts';
import { redaction, rewriting } from './redaction.ts';
import { retentionOn } from './retention-sql.ts';
import type { ActionRow, EntryRow, MatchRow, PersonRow, ReportRow, Schema } from './row-types.ts';
import { type Query, type RunAll, reportRow } from './statements.ts';

/** The operator's part of the store, for any dialect. */
export function operatorOn(db: Kysely<Schema>, run: RunAll, reclaim: () => Promise<boolean>): OperatorStore {
  const rows = async <Row>(query: Query): Promise<readonly Row[]> => (await run([query]))[0]?.rows as readonly Row[];
  const changed = async (query: Query): Promise<boolean> => ((await run([query]))[0]?.changes ?? 0) > 0;

  const filtered = ({ status, game, text }: MatchFilter) =>
    db
      .selectFrom('matches')
      .$if(status !== undefined, (some) => some.where('status', '=', status ?? ''))
      .$if(game !== undefined, (some) => some.where('game', '=', game ?? ''))
      .$if(text !== undefined, (some) =>
        some.where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('code', '=', (text ?? '').toUpperCase()),
            exists(
              selectFrom('people')
                .select('people.id')
                .whereRef('people.match_id', '=', 'matches.id')
                .where(sql`lower(people.name)`, 'like', sql`lower(${like(text ?? '')}) escape '!'`),
            ),
          ]),
        ),
      );

  return {
    matches: async (filter, { from, most }) =>
      (
        await rows<MatchRow>(
          filtered(filter).selectAll().orderBy('created', 'desc').orderBy('id').limit(most).offset(from),
        )
      ).map(matchRecord),
    countMatches: async (filter) => {
      const [found] = await rows<{ many: number }>(filtered(filter).select(({ fn }) => fn.countAll().as('many')));
      return Number(found?.many ?? 0);
    },
    deleteMatch: async (id, keep) => {
      const deleting = db.deleteFrom('matches').where('id', '=', id);
      const [deleted] = await run([deleting, ...(keep?.results ? [] : deletingResults(db, id))]);
      return (deleted?.changes ?? 0) > 0;
    },

    addBan: async (ban) =>
      void (await run([
        db.deleteFrom('bans').where('kind', '=', ban.kind).where('value', '=', ban.value),
        db.deleteFrom('bans').where('until', '<=', ban.created),
        db.insertInto('bans').values(ban),
      ])),
    bans: () => rows<BanRecord>(db.selectFrom('bans').selectAll().orderBy('created', 'desc').orderBy('id')),
    liftBan: (id) => changed(db.deleteFrom('bans').where('id', '=', id)),

    addReport: async (report) => void (await run([db.insertInto('reports').values(reportRow(report))])),
    reports: async ({ open, code }, { from, most }) =>
      (
        await rows<ReportRow>(
          db
            .selectFrom('reports')
            .selectAll()
            .$if(open === true, (some) => some.where('closed', 'is', null))
            .$if(open === false, (some) => some.where('closed', 'is not', null))
            .$if(code !== undefined, (some) => some.where('code', '=', code ?? ''))
            .orderBy('at', 'desc')
            .orderBy('id')
            .limit(most)
            .offset(from),
        )
      ).map((row): ReportRecord => ({ ...row, messages: JSON.parse(row.messages) })),
    openReports: (code) =>
      rows<Pick<ReportRecord, 'person'>>(
        db.selectFrom('reports').select('person').where('code', '=', code).where('closed', 'is', null),
      ),
    closeReport: (id, at) =>
      changed(db.updateTable('reports').set({ closed: at }).where('id', '=', id).where('closed', 'is', null)),

    addAction: async (action) =>
      void (await run([
        db.insertInto('operator_actions').values({ ...action, detail: JSON.stringify(action.detail) }),
      ])),
    actions: async ({ from, most }) =>
      (
        await rows<ActionRow>(
          db.selectFrom('operator_actions').selectAll().orderBy('at', 'desc').orderBy('id').limit(most).offset(from),
        )
      ).map((row): ActionRecord => ({ ...row, detail: JSON.parse(row.detail) })),

    person: async (by) => {
      const [row] = await rows<PersonRow>(
        'id' in by
          ? db.selectFrom('people').selectAll().where('id', '=', by.id)
          : db.selectFrom('people').selectAll().where('token_hash', '=', by.tokenHash),
      );
      return row && personOf(row);
    },
    chatOf: (match, name) =>
      rows(
        db
          .selectFrom('chat')
          .select(['match_id as match', 'at', 'addressee as to', 'speaker as from', 'side', 'body as text'])
          .where('match_id', '=', match)
          .where('speaker', '=', name)
          .orderBy('n'),
      ),
    commandsOf: ({ id, match }) =>
      rows<EntryRow>(
        db
          .selectFrom('entries')
          .select(['n', 'body', 'command', 'at'])
          .where('match_id', '=', match)
          .where(sql`substr(command, 1, ${sql.lit(id.length + 1)})`, '=', `${id}/`)
          .orderBy('n'),
      ),
    forksOf: (code) =>
      rows(
        db
          .selectFrom('matches')
          .select(['id', 'code'])
          .where('parent', 'like', `{"match":${JSON.stringify(code)},%`),
      ),
    rewrite: async (match, log) => void (await run(rewriting(db, match, log))),
    redact: async (person, left) => void (await run(redaction(db, person, left))),

    ...retentionOn(db, run, rows),
    reclaim,
  };
}

const personOf = (row: PersonRow): PersonRecord => ({
  id: row.id,
  match: row.match_id,
  tokenHash: row.token_hash,
  name: row.name,
  side: row.side,
  identity: row.identity_id,
});

/** `%` and `_` in the text stand for themselves. */
const like = (text: string): string => `%${text.replace(/[!%_]/g, '!$&')}%`;

/** Deletes the results of a match. If it was rated together with another match, that one is no longer rated. */
function deletingResults(db: Kysely<Schema>, id: string): readonly Query[] {
  const unrated = {
    unrated: 'pair-closed',
    n: null,
    mu_before: null,
    sigma_before: null,
    mu_after: null,
    sigma_after: null,
  };
  const sameNumber = (table: 'results' | 'rated_matches') =>
    sql<boolean>`exists (select 1 from results as own
      where own.match_id = ${id} and own.game = ${sql.table(table)}.game and own.n = ${sql.table(table)}.n)`;
  return [
    db.deleteFrom('rated_matches').where(({ or, eb }) => or([eb('match_id', '=', id), sameNumber('rated_matches')])),
    db.updateTable('results').set(unrated).where('match_id', '!=', id).where(sameNumber('results')),
    db.deleteFrom('results').where('match_id', '=', id),
  ];
}
