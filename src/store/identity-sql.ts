import { type Kysely, sql } from 'kysely';
import {
  type IdentityRow,
  identityRecord,
  identityRow,
  PERSON_COLUMNS,
  type PersonColumns,
  passkeyRow,
  personRecord,
  type SessionRow,
  sessionRecord,
  sessionRow,
} from './identity-rows.ts';
import type { FoundPerson, IdentityStore, RecoveryRecord } from './identity-store.ts';
import { matchRecord } from './match-rows.ts';
import { passkeysOn } from './passkey-sql.ts';
import type { MatchRow, Schema } from './row-types.ts';
import type { Query, RunAll } from './statements.ts';

/** Identities in any dialect. `isShared`: other nodes read the people of a match again when its revision changes. */
export function identitiesOn(db: Kysely<Schema>, run: RunAll, isShared: boolean): IdentityStore {
  const rows = async <Row>(query: Query): Promise<readonly Row[]> => (await run([query]))[0]?.rows as readonly Row[];
  const changed = async (query: Query): Promise<boolean> => ((await run([query]))[0]?.changes ?? 0) > 0;
  const only = async (query: Query): Promise<void> => void (await run([query]));
  const inMatches = async (query: Query): Promise<readonly FoundPerson[]> =>
    (await rows<MatchRow & PersonColumns & { readonly last: number | null }>(query)).map((row) => ({
      person: personRecord(row),
      match: matchRecord(row),
      entries: (row.last ?? -1) + 1,
    }));
  const peopleInMatches = () =>
    db
      .selectFrom('people')
      .innerJoin('matches', 'matches.id', 'people.match_id')
      .selectAll('matches')
      .select(PERSON_COLUMNS)
      .select(({ selectFrom }) =>
        selectFrom('entries')
          .select(({ fn }) => fn.max('n').as('n'))
          .whereRef('entries.match_id', '=', 'matches.id')
          .as('last'),
      )
      .orderBy('matches.updated', 'desc')
      .orderBy('people.id');
  const recoveries = () =>
    db.selectFrom('recovery_links').select(['identity_id as identity', 'secret_hash as secretHash', 'created']);
  const nameTaken = async (key: string, but: string): Promise<boolean> =>
    (await rows(db.selectFrom('identities').select('id').where('name_key', '=', key).where('id', '!=', but))).length >
    0;

  return {
    ...passkeysOn(db, run),

    async create(identity, { session, passkey, recovery }) {
      const { id } = identity;
      const [made] = await run([
        db
          .insertInto('identities')
          .values(identityRow(identity))
          .onConflict((conflict) => conflict.column('name_key').doNothing()),
        insertFor(db, id, 'sessions', sessionRow(session)),
        ...(passkey ? [insertFor(db, id, 'passkeys', passkeyRow(passkey))] : []),
        ...(recovery ? [insertFor(db, id, 'recovery_links', recoveryRow(recovery))] : []),
      ]);
      return made?.changes === 1 ? 'written' : 'taken';
    },
    get: async (id) => {
      const query = db.selectFrom('identities').selectAll().where('id', '=', id).where('deleted', 'is', null);
      const [row] = await rows<IdentityRow>(query);
      return row && identityRecord(row);
    },
    async names(ids) {
      if (ids.length === 0) return new Map();
      const query = db
        .selectFrom('identities')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .where('deleted', 'is', null);
      return new Map((await rows<Pick<IdentityRow, 'id' | 'name'>>(query)).map(({ id, name }) => [id, name]));
    },
    isTaken: (nameKey) => nameTaken(nameKey, ''),
    async change(id, { name, nameKey, settings, lessons }) {
      if (nameKey !== undefined && (await nameTaken(nameKey, id))) return 'taken';
      const columns = {
        ...(name !== undefined && { name }),
        ...(nameKey !== undefined && { name_key: nameKey }),
        ...(settings !== undefined && { settings: JSON.stringify(settings) }),
        ...(lessons !== undefined && { lessons: JSON.stringify(lessons) }),
      };
      if (Object.keys(columns).length === 0) return 'written';
      return (await changed(
        db.updateTable('identities').set(columns).where('id', '=', id).where('deleted', 'is', null),
      ))
        ? 'written'
        : 'taken';
    },

    addSession: (session) => only(db.insertInto('sessions').values(sessionRow(session))),
    session: async (tokenHash) => {
      const [row] = await rows<SessionRow & { readonly name: string }>(
        db
          .selectFrom('sessions')
          .innerJoin('identities', 'identities.id', 'sessions.identity_id')
          .selectAll('sessions')
          .select('identities.name')
          .where('sessions.token_hash', '=', tokenHash)
          .where('identities.deleted', 'is', null),
      );
      return row && { ...sessionRecord(row), name: row.name };
    },
    sessions: async (identity) =>
      (
        await rows<SessionRow>(
          db
            .selectFrom('sessions')
            .selectAll()
            .where('identity_id', '=', identity)
            .orderBy('seen', 'desc')
            .orderBy('id'),
        )
      ).map(sessionRecord),
    openSessions: async (ids) =>
      ids.length === 0
        ? new Set()
        : new Set(
            (await rows<{ readonly id: string }>(db.selectFrom('sessions').select('id').where('id', 'in', ids))).map(
              ({ id }) => id,
            ),
          ),
    touchSession: (id, seen) => only(db.updateTable('sessions').set({ seen }).where('id', '=', id)),
    removeSession: (identity, id) =>
      changed(db.deleteFrom('sessions').where('identity_id', '=', identity).where('id', '=', id)),
    removeUnusedSessions: (before) => only(db.deleteFrom('sessions').where('seen', '<', before)),

    setRecovery: async (recovery) =>
      void (await run([
        db.deleteFrom('recovery_links').where('identity_id', '=', recovery.identity),
        db.insertInto('recovery_links').values(recoveryRow(recovery)),
      ])),
    recovery: async (identity) => (await rows<RecoveryRecord>(recoveries().where('identity_id', '=', identity)))[0],
    removeRecovery: (identity) => changed(db.deleteFrom('recovery_links').where('identity_id', '=', identity)),
    recoveryWith: async (secretHash) =>
      (await rows<RecoveryRecord>(recoveries().where('secret_hash', '=', secretHash)))[0],
    replaceRecovery: (used, { secretHash, created }) =>
      changed(
        db
          .updateTable('recovery_links')
          .set({ secret_hash: secretHash, created })
          .where('identity_id', '=', used.identity)
          .where('secret_hash', '=', used.secretHash),
      ),

    async link({ id, match }, identity, tokenHash) {
      const linking = db
        .updateTable('people')
        .set({ identity_id: identity, token_hash: tokenHash })
        .where('id', '=', id)
        .where('identity_id', 'is', null);
      const newRevision = db
        .updateTable('matches')
        .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
        .where('id', '=', match);
      const [linked] = await run(isShared ? [linking, newRevision] : [linking]);
      return linked?.changes === 1;
    },
    peopleWith: async (tokenHashes) =>
      tokenHashes.length === 0
        ? []
        : inMatches(
            peopleInMatches().where('people.token_hash', 'in', tokenHashes).where('people.identity_id', 'is', null),
          ),
    peopleOf: (identity, { over, match, takesPart }, most) =>
      inMatches(
        peopleInMatches()
          .where('people.identity_id', '=', identity)
          .$if(over === true, (some) => some.where('matches.status', '=', 'over'))
          .$if(over === false, (some) => some.where('matches.status', '!=', 'over'))
          .$if(takesPart === true, (some) =>
            some.where(({ eb, or }) => or([eb('people.side', 'is not', null), eb('matches.status', '=', 'open')])),
          )
          .$if(match !== undefined, (some) => some.where('people.match_id', '=', match ?? ''))
          .limit(most),
      ),

    retire: async (id, at) =>
      void (await run([
        db
          .updateTable('identities')
          .set({ name: '', name_key: `deleted ${id}`, settings: '{}', lessons: '[]', deleted: at })
          .where('id', '=', id)
          .where('deleted', 'is', null),
        ...(['sessions', 'passkeys', 'recovery_links', 'player_lists'] as const).map((table) =>
          db.deleteFrom(table).where('identity_id', '=', id),
        ),
      ])),
    retired: async ({ from, most }) => {
      const query = db
        .selectFrom('identities')
        .select('id')
        .where('deleted', 'is not', null)
        .orderBy('deleted')
        .orderBy('id')
        .limit(most)
        .offset(from);
      return (await rows<{ readonly id: string }>(query)).map(({ id }) => id);
    },
    remove: async (id) =>
      void (await run([
        db.deleteFrom('bans').where('kind', '=', 'identity').where('value', '=', id),
        db.deleteFrom('identities').where('id', '=', id),
      ])),
  };
}

const recoveryRow = ({ identity, secretHash, created }: RecoveryRecord) => ({
  identity_id: identity,
  secret_hash: secretHash,
  created,
});

/** Inserts the row if the identity exists. */
const insertFor = (db: Kysely<Schema>, identity: string, table: string, row: object): Query => {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const from = sql`from identities where id = ${identity}`;
  const insert = sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(Object.values(row))} ${from}`;
  return { compile: () => insert.compile(db) };
};
