import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { type Entry, type Mark, type Match, resumed } from '../../kernel/match.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import { hashing } from '../../store/hashing.ts';
import type { MatchRecord, Snapshot } from '../../store/store.ts';
import type { Service } from '../service.ts';

/** A match loaded from the store. */
interface LoadedMatch {
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
  const kept = await store.entries(record.id);
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

/** A snapshot stores the match status as `table`. */
export const snapshotOf = ({ state, status }: Match): string =>
  JSON.stringify({ state: withoutRules(state), table: status });

function markIn({ n, body }: Snapshot): Mark {
  const { state, table } = JSON.parse(body) as { readonly state: Mark['state']; readonly table: Mark['status'] };
  return { n, state, status: table };
}
