import { CHANNEL } from './postgres-listen.ts';
import type { RowWrite } from './sqlite-requests.ts';
import type { StoredDecision } from './store.ts';

/** Several notifications, in order. */
export const NOTIFY = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`;

export const PERSON = `with came as (
  insert into people (id, match_id, token_hash, name, side, identity_id) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing returning id)
  select pg_notify('${CHANNEL}', $7) from came`;

export const SIGHTING = 'insert into sightings (match_id, viewer, side) values ($1, $2, $3) on conflict do nothing';

export const CHAT = `with said as (
  insert into chat (match_id, n, at, addressee, speaker, side, body)
  values ($1, (select coalesce(max(n), 0) + 1 from chat where match_id = $1), $2, $3, $4, $5, $6) returning n)
  select pg_notify('${CHANNEL}', $7) from said`;

/**
 * A whole write as one atomic statement. The match row, if it changes, is locked first, so that two writes cannot deadlock.
 * `kept` = 0: not the next position, or the table was changed meanwhile; `known`: the match exists.
 */
export function writeStatement(
  { match, entries = [], decisions = [], snapshot, change, seen }: RowWrite,
  news: string,
) {
  const values: unknown[] = [match];
  const value = (one: unknown, type: string): string => `$${values.push(one)}::${type}`;
  const [first] = entries;
  const place = first ? value(first.n, 'integer') : '0';
  const next = `(${place} = 0 or exists (select from entries where match_id = $1 and n = ${place} - 1))`;
  const sets = Object.entries(change ?? {}).map(
    ([column, to]) => `${column} = ${value(to, NUMBERS.has(column) ? 'bigint' : 'text')}`,
  );
  if (seen !== undefined) sets.push('rev = rev + 1');
  const unchanged = seen === undefined ? '' : ` and rev = ${value(seen, 'integer')}`;
  const parts = [
    sets.length > 0
      ? `kept as (update matches set ${sets.join(', ')} where id = $1${unchanged} and ${next} returning id)`
      : `kept as (select $1::text as id where ${next})`,
  ];
  if (entries.length > 0)
    parts.push(`placed as (insert into entries (match_id, n, body, command, at)
      select kept.id, new.* from kept, unnest(${[
        value(column(entries, 'n'), 'integer[]'),
        value(column(entries, 'body'), 'text[]'),
        value(column(entries, 'command'), 'text[]'),
        value(column(entries, 'at'), 'bigint[]'),
      ]}) as new)`);
  const thought = lastOfEach(decisions);
  if (thought.length > 0)
    parts.push(`thought as (insert into decisions (match_id, n, seat, body)
      select kept.id, new.* from kept, unnest(${[
        value(column(thought, 'n'), 'integer[]'),
        value(column(thought, 'seat'), 'text[]'),
        value(column(thought, 'body'), 'text[]'),
      ]}) as new on conflict (match_id, n, seat) do update set body = excluded.body)`);
  if (snapshot)
    parts.push(`stood as (insert into snapshots (match_id, n, body)
      select id, ${value(snapshot.n, 'integer')}, ${value(snapshot.body, 'text')} from kept
      on conflict (match_id) do update set n = excluded.n, body = excluded.body where excluded.n >= snapshots.n)`);
  if (news !== '') parts.push(`told as (select pg_notify('${CHANNEL}', ${value(news, 'text')}) from kept)`);
  const text = `with ${parts.join(', ')} select (select count(*) from kept) as kept,
    exists (select from matches where id = $1) as known${news === '' ? '' : ', (select count(*) from told) as told'}`;
  return { text, values };
}

const NUMBERS: ReadonlySet<string> = new Set(['listed', 'updated']);

const column = <Of, Key extends keyof Of>(rows: readonly Of[], key: Key): Of[Key][] => rows.map((row) => row[key]);

/** One statement cannot write a row twice. */
const lastOfEach = (decisions: readonly StoredDecision[]): readonly StoredDecision[] => [
  ...new Map(decisions.map((one) => [`${one.n} ${one.seat}`, one])).values(),
];
