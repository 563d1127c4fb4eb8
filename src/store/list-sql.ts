import { type Kysely, sql } from 'kysely';
import type { ListHead, ListRecord, ListStore } from './list-store.ts';
import type { ListRow, Schema } from './row-types.ts';
import type { Query, RunAll } from './statements.ts';

/** Players' lists in any dialect. `isShared`: other nodes may write at the same moment. */
export function listsOn(db: Kysely<Schema>, run: RunAll, isShared: boolean): ListStore {
  const rows = async <Row>(query: Query): Promise<readonly Row[]> => (await run([query]))[0]?.rows as readonly Row[];
  const of = (identity: string) => db.selectFrom('player_lists').where('identity_id', '=', identity);
  const heads = (identity: string, game: string) =>
    of(identity).select(['id', 'changed', 'removed']).where('game', '=', game);

  return {
    heads: async (identity, game) =>
      (await rows<Pick<ListRow, 'id' | 'changed' | 'removed'>>(heads(identity, game).orderBy('id'))).map(headOf),
    get: async (identity, game, id) => {
      const [row] = await rows<ListRow>(of(identity).selectAll().where('game', '=', game).where('id', '=', id));
      return row && recordOf(row);
    },
    all: async (identity) =>
      (await rows<ListRow>(of(identity).selectAll().orderBy('game').orderBy('id'))).map(recordOf),
    async put(record, limits) {
      const { identity, game, id } = record;
      const { body, removed, changed } = rowOf(record);
      const others = sql`player_lists where identity_id = ${identity} and not (game = ${game} and id = ${id})`;
      const fits = record.removed
        ? sql`1 = 1`
        : sql`(select count(*) from ${others} and removed = 0) < ${count(limits.lists)}`;
      const insert = sql`
        insert into player_lists (identity_id, game, id, changed, removed, body)
        select identities.id, ${game}, ${id}, ${count(changed)}, ${count(removed)}, ${body} from identities
        where identities.id = ${identity} and identities.deleted is null and ${fits}
          and (select coalesce(sum(length(body)), 0) from ${others}) <= ${count(limits.characters - body.length)}
        on conflict (identity_id, game, id) do update
        set changed = excluded.changed, removed = excluded.removed, body = excluded.body
        where excluded.changed > player_lists.changed`;
      const forgotten = of(identity).select(['game', 'id']).where('removed', '=', 1);
      const found = await run([
        // One writer per identity, so that two nodes cannot exceed a limit together.
        ...(isShared ? [db.selectFrom('identities').select('id').where('id', '=', identity).forUpdate()] : []),
        heads(identity, game).where('id', '=', id),
        { compile: () => insert.compile(db) },
        db
          .deleteFrom('player_lists')
          .where('identity_id', '=', identity)
          .where('removed', '=', 1)
          .where(({ eb, refTuple }) =>
            eb(
              refTuple('game', 'id'),
              'not in',
              forgotten.orderBy('changed', 'desc').limit(limits.removed).$asTuple('game', 'id'),
            ),
          ),
      ]);
      if (found.at(-2)?.changes === 1) return 'written';
      const before = (found.at(-3)?.rows[0] as Pick<ListRow, 'changed'> | undefined)?.changed;
      return before !== undefined && Number(before) >= record.changed ? 'older' : 'full';
    },
  };
}

/** PostgreSQL takes an untyped parameter of a select for a text. */
const count = (value: number) => sql`cast(${value} as bigint)`;

const headOf = ({ id, changed, removed }: Pick<ListRow, 'id' | 'changed' | 'removed'>): ListHead => ({
  id,
  changed: Number(changed),
  removed: removed === 1,
});

const recordOf = (row: ListRow): ListRecord => ({
  ...headOf(row),
  identity: row.identity_id,
  game: row.game,
  body: JSON.parse(row.body) as unknown,
});

const rowOf = ({ identity, game, id, changed, removed, body }: ListRecord): ListRow => ({
  identity_id: identity,
  game,
  id,
  changed,
  removed: removed ? 1 : 0,
  body: JSON.stringify(body),
});
