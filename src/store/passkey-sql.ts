import type { Kysely } from 'kysely';
import { type PasskeyRow, passkeyRecord, passkeyRow } from './identity-rows.ts';
import type { ChallengeRecord, IdentityStore } from './identity-store.ts';
import type { Schema } from './row-types.ts';
import type { Query, RunAll } from './statements.ts';

type PasskeyStore = Pick<
  IdentityStore,
  | 'addPasskey'
  | 'passkey'
  | 'passkeys'
  | 'usePasskey'
  | 'removePasskey'
  | 'addChallenge'
  | 'takeChallenge'
  | 'removeChallenges'
>;

/** Passkeys and their challenges in any dialect. */
export function passkeysOn(db: Kysely<Schema>, run: RunAll): PasskeyStore {
  const rows = async <Row>(query: Query): Promise<readonly Row[]> => (await run([query]))[0]?.rows as readonly Row[];
  const changed = async (query: Query): Promise<boolean> => ((await run([query]))[0]?.changes ?? 0) > 0;
  const only = async (query: Query): Promise<void> => void (await run([query]));
  /** The row, for the one caller whose statement deletes it. */
  const take = async <Row>(read: Query, remove: Query): Promise<Row | undefined> => {
    const [found, removed] = await run([read, remove]);
    return removed?.changes === 1 ? (found?.rows[0] as Row | undefined) : undefined;
  };

  return {
    addPasskey: async (passkey) =>
      (await changed(
        db
          .insertInto('passkeys')
          .values(passkeyRow(passkey))
          .onConflict((conflict) => conflict.column('credential').doNothing()),
      ))
        ? 'written'
        : 'taken',
    passkey: async (credential) => {
      const [row] = await rows<PasskeyRow>(db.selectFrom('passkeys').selectAll().where('credential', '=', credential));
      return row && passkeyRecord(row);
    },
    passkeys: async (identity) =>
      (
        await rows<PasskeyRow>(
          db.selectFrom('passkeys').selectAll().where('identity_id', '=', identity).orderBy('created').orderBy('id'),
        )
      ).map(passkeyRecord),
    usePasskey: (id, counter, used) => only(db.updateTable('passkeys').set({ counter, used }).where('id', '=', id)),
    removePasskey: (identity, id) =>
      changed(db.deleteFrom('passkeys').where('identity_id', '=', identity).where('id', '=', id)),

    async addChallenge({ id, purpose, identity, expires }, most) {
      const waiting = db.selectFrom('challenges').select(({ fn }) => fn.countAll().as('many'));
      const [{ many } = { many: 0 }] = await rows<{ readonly many: number }>(waiting);
      if (Number(many) >= most) return 'taken';
      await only(db.insertInto('challenges').values({ id, purpose, identity_id: identity, expires }));
      return 'written';
    },
    takeChallenge: (id) =>
      take<ChallengeRecord>(
        db
          .selectFrom('challenges')
          .select(['id', 'purpose', 'identity_id as identity', 'expires'])
          .where('id', '=', id),
        db.deleteFrom('challenges').where('id', '=', id),
      ),
    removeChallenges: (before) => only(db.deleteFrom('challenges').where('expires', '<', before)),
  };
}
