import { CHANNEL } from './postgres-listen.ts';
import type { MatchRow } from './row-types.ts';
import type { RowWrite } from './sqlite-requests.ts';
import type { EntryRecord, Written } from './store.ts';

/** A write of a single entry, possibly with more: what nearly every command writes. */
interface Step extends Omit<RowWrite, 'entries' | 'seen'> {
  readonly entry: EntryRecord;
  readonly payload: string; // notification for the other nodes
}

type Ask = (text: string, values: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>;

interface Waiting {
  readonly step: Step;
  readonly resolve: (written: Written) => void;
  readonly reject: (why: unknown) => void;
}

const FLIGHTS = 2; // concurrent statements
const MOST = 500; // steps per statement

/**
 * Writes waiting steps of different matches in one statement and one commit. That matters more than the number of
 * connections, because PostgreSQL serialises commits that notify.
 */
export class Batches {
  readonly #ask: Ask;
  readonly #isAlone: (error: unknown) => boolean;
  readonly #waiting: Waiting[] = [];
  #flights = 0;
  #called = false;

  /** `isAlone`: true for an error that a single step may have caused and after which nothing was written. */
  constructor(ask: Ask, isAlone: (error: unknown) => boolean) {
    this.#ask = ask;
    this.#isAlone = isAlone;
  }

  /** A match may have only one waiting step. */
  write(step: Step): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ step, resolve, reject });
      if (this.#called) return;
      this.#called = true;
      setImmediate(() => {
        this.#called = false;
        this.#send();
      });
    });
  }

  #send(): void {
    while (this.#flights < FLIGHTS && this.#waiting.length > 0) {
      this.#flights += 1;
      void this.#fly(this.#waiting.splice(0, MOST)).finally(() => {
        this.#flights -= 1;
        this.#send();
      });
    }
  }

  async #fly(batch: readonly Waiting[]): Promise<void> {
    try {
      const { text, values } = statementOf(batch.map(({ step }) => step));
      const written = new Set((await this.#ask(text, values)).map(({ match_id }) => match_id));
      for (const { step, resolve } of batch) resolve(written.has(step.match) ? 'written' : 'taken');
    } catch (error) {
      if (batch.length === 1 || !this.#isAlone(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await this.#fly([one]);
    }
  }
}

/** Locks the changing match rows first, then inserts entries, both ordered by match id, so that two nodes cannot deadlock. */
function statementOf(steps: readonly Step[]): { readonly text: string; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  const table = <Of>(rows: readonly Of[], ...columns: readonly (readonly [type: string, of: (row: Of) => unknown])[]) =>
    `unnest(${columns.map(([type, of]) => `$${values.push(rows.map(of))}::${type}[]`).join(', ')})`;
  const parts = [
    `new as (select * from ${table(
      steps,
      ['text', ({ match }) => match],
      ['integer', ({ entry }) => entry.n],
      ['text', ({ entry }) => entry.body],
      ['text', ({ entry }) => entry.command],
      ['bigint', ({ entry }) => entry.at],
      ['text', ({ payload }) => payload],
    )} as new (match_id, n, body, command, at, ring))`,
  ];
  const changes = steps.flatMap(({ match, change }) => (change ? [{ ...change, id: match }] : []));
  if (changes.length > 0)
    parts.push(
      `change as (select * from ${table(
        changes,
        ['text', ({ id }) => id],
        ...CHANGING.map(([name, type]) => [type, (row: Partial<MatchRow>) => row[name] ?? null] as const),
        ['integer', ({ outcome }) => Number(outcome !== undefined)],
      )} as change (id, ${CHANGING.map(([name]) => name).join(', ')}, settles))`,
      'locked as (select id from matches where id in (select id from change) order by id for no key update)',
    );
  parts.push(`placed as (insert into entries (match_id, n, body, command, at) select match_id, n, body, command, at from new
      where (n = 0 or exists (select from entries as old where old.match_id = new.match_id and old.n = new.n - 1))
      ${changes.length > 0 ? 'and (select count(*) from locked) >= 0' : ''}
      order by match_id on conflict do nothing returning match_id)`);
  const decisions = steps.flatMap(({ match, decisions = [] }) => [
    ...new Map(decisions.map((one) => [`${one.n} ${one.seat}`, { ...one, match }])).values(), // no row twice
  ]);
  if (decisions.length > 0)
    parts.push(`thought as (insert into decisions (match_id, n, seat, body)
      select * from ${table(
        decisions,
        ['text', ({ match }) => match],
        ['integer', ({ n }) => n],
        ['text', ({ seat }) => seat],
        ['text', ({ body }) => body],
      )} as decision (match_id, n, seat, body) where match_id in (select match_id from placed)
      on conflict (match_id, n, seat) do update set body = excluded.body)`);
  const snapshots = steps.flatMap(({ match, snapshot }) => (snapshot ? [{ ...snapshot, match }] : []));
  if (snapshots.length > 0)
    parts.push(`stood as (insert into snapshots (match_id, n, body)
      select * from ${table(
        snapshots,
        ['text', ({ match }) => match],
        ['integer', ({ n }) => n],
        ['text', ({ body }) => body],
      )} as snapshot (match_id, n, body) where match_id in (select match_id from placed)
      on conflict (match_id) do update set n = excluded.n, body = excluded.body where excluded.n >= snapshots.n)`);
  if (changes.length > 0)
    parts.push(
      `changed as (update matches set ${CHANGING.map(([name]) =>
        name === 'outcome'
          ? 'outcome = case when settles = 1 then change.outcome else matches.outcome end'
          : `${name} = coalesce(change.${name}, matches.${name})`,
      ).join(', ')} from change, placed where matches.id = change.id and matches.id = placed.match_id)`,
    );
  const text = `with ${parts.join(', ')}
    select match_id, pg_notify('${CHANNEL}', ring) from placed join new using (match_id)`;
  return { text, values };
}

const CHANGING = [
  ['status', 'text'],
  ['listed', 'integer'],
  ['seating', 'text'],
  ['outcome', 'text'],
  ['updated', 'bigint'],
] as const satisfies readonly (readonly [keyof MatchRow, string])[];
