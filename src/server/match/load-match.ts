import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { type Entry, type Mark, type Match, resumed } from '../../kernel/match.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import { hashing } from '../../store/hashing.ts';
import type { EntryRecord, MatchRecord, Snapshot } from '../../store/store.ts';
import type { Service } from '../service.ts';
import { unpackLog } from './packed-log.ts';

/** A match loaded from the store. */
export interface LoadedMatch {
  readonly match: Match;
  readonly times: number[]; // of each entry
  readonly keys: Map<string, number>; // log positions by command key
}

/** Rebuilds a match from its log, starting from the snapshot if it is valid. */
export async function loadMatch(
  { store, log }: Pick<Service, 'store' | 'log'>,
  record: MatchRecord,
  game: Game,
  rules: Rules,
): Promise<Result<LoadedMatch>> {
  const kept = await storedLog(store, record.id);
  if (!kept) return no({ code: 'packed-damaged' });
  const entries = kept.map(({ body }) => JSON.parse(body) as Entry);
  const snapshot = await store.snapshot(record.id);
  const mark = snapshot && markIn(snapshot);
  const wrong: Fact | undefined = mark && game.faultIn?.({ ...mark.state, rules });
  if (wrong) log.error({ match: record.id, n: mark?.n, fault: wrong }, 'invalid snapshot: replaying the log instead');
  const match = resumed(game, rules, record.seed, hashing, entries, wrong ? undefined : mark);
  const fault = game.faultIn?.(match.state);
  if (fault) return no({ code: 'wrong-state', field: fault.field ?? fault.code, fault });
  const keys = new Map(kept.flatMap(({ n, command }) => (command === null ? [] : [[command, n] as const])));
  return ok({ match, times: kept.map(({ at }) => at), keys });
}

/** The entries of a match, unpacked if necessary; undefined if the packed log is damaged. */
async function storedLog(store: Service['store'], match: string): Promise<readonly EntryRecord[] | undefined> {
  const entries = await store.entries(match);
  const packed = entries.length === 0 ? await store.operator.packed(match) : undefined;
  return packed ? unpackLog(packed) : entries;
}

/** A snapshot stores the match status as `table`. */
export const snapshotOf = ({ state, status }: Match): string =>
  JSON.stringify({ state: withoutRules(state), table: status });

function markIn({ n, body }: Snapshot): Mark {
  const { state, table } = JSON.parse(body) as { readonly state: Mark['state']; readonly table: Mark['status'] };
  return { n, state, status: table };
}
