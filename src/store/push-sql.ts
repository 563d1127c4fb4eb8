import type { Kysely } from 'kysely';
import type { PushKeys, PushStore, PushSubscriptionRecord } from './push-store.ts';
import type { Schema } from './row-types.ts';
import type { Query, RunAll } from './statements.ts';

const ONLY = 'vapid'; // id of the one row of keys

/** Push keys and subscriptions, for any dialect. */
export function pushOn(db: Kysely<Schema>, run: RunAll): PushStore {
  const rows = async <Row>(query: Query): Promise<readonly Row[]> => (await run([query]))[0]?.rows as readonly Row[];

  const keys = async (): Promise<PushKeys | undefined> =>
    (
      await rows<PushKeys>(
        db
          .selectFrom('push_keys')
          .select(['public_key as publicKey', 'private_key as privateKey'])
          .where('id', '=', ONLY),
      )
    )[0];

  const newest = (person: string) =>
    db.selectFrom('push_subscriptions').where('person_id', '=', person).orderBy('created', 'desc').orderBy('endpoint');

  return {
    keys,
    async keysOr({ publicKey, privateKey }) {
      await run([
        db
          .insertInto('push_keys')
          .values({ id: ONLY, public_key: publicKey, private_key: privateKey })
          .onConflict((conflict) => conflict.column('id').doNothing()),
      ]);
      return (await keys()) ?? { publicKey, privateKey };
    },
    async subscribe({ person, endpoint, p256dh, auth, language, created }, most) {
      const change = { p256dh, auth, language, created };
      await run([
        db
          .insertInto('push_subscriptions')
          .values({ person_id: person, endpoint, ...change })
          .onConflict((conflict) => conflict.columns(['person_id', 'endpoint']).doUpdateSet(change)),
        db
          .deleteFrom('push_subscriptions')
          .where('person_id', '=', person)
          .where('endpoint', 'not in', newest(person).select('endpoint').limit(most)),
      ]);
    },
    subscriptions: (person) =>
      rows<PushSubscriptionRecord>(
        newest(person).select(['person_id as person', 'endpoint', 'p256dh', 'auth', 'language', 'created']),
      ),
    unsubscribe: async (person, endpoint) =>
      void (await run([
        db.deleteFrom('push_subscriptions').where('person_id', '=', person).where('endpoint', '=', endpoint),
      ])),
    removeEndpoint: async (endpoint) =>
      void (await run([db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint)])),
  };
}
