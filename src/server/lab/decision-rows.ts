import { decidedBy } from '../../decide/lab/decided-by.ts';
import { phaseOf, rulesOf } from '../../decide/lab/decision-filter.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { type Match, stateAt } from '../../kernel/match.ts';
import { isMatchEvent } from '../../kernel/match-status.ts';
import type { DecisionRecord } from '../../kernel/runner.ts';
import type { Store, StoredDecision } from '../../store/store.ts';
import type { DecisionInfo } from '../../wire/matches.ts';

type Row = Omit<DecisionInfo, 'seq'>;

const FEW = 8; // rows read one at a time instead of all at once

/** One summary per bot decision, in log order, for the inspector. Cached: decisions never change once written. */
export class DecisionRows {
  private readonly store: Pick<Store, 'decided' | 'decisions'>;
  private readonly known = new WeakMap<Match, Map<string, Row>>(); // by position and seat, as long as the match is in memory

  constructor(store: Pick<Store, 'decided' | 'decisions'>) {
    this.store = store;
  }

  /** Summaries for some seats, or for all (null). */
  async of(id: string, match: Match, seats: readonly Seat[] | null): Promise<readonly Row[]> {
    const all = await this.store.decided(id);
    const wanted = seats === null ? all : all.filter(({ seat }) => seats.includes(seat));
    const rows = this.known.get(match) ?? new Map<string, Row>();
    this.known.set(match, rows);
    const missing = wanted.filter((one) => !rows.has(keyOf(one)));
    const phases = phasesAt(match, missing);
    for (const stored of await this.read(id, missing)) {
      const { n, seat } = stored;
      rows.set(keyOf(stored), { n, seat, phase: phases.get(keyOf(stored)) ?? null, ...summed(stored) });
    }
    return wanted.flatMap((one) => rows.get(keyOf(one)) ?? []);
  }

  private async read(id: string, missing: readonly Pick<Row, 'n' | 'seat'>[]): Promise<readonly StoredDecision[]> {
    if (missing.length > FEW) {
      const keys = new Set(missing.map(keyOf));
      return (await this.store.decisions(id)).filter((stored) => keys.has(keyOf(stored)));
    }
    const lists = await Promise.all(missing.map(({ n }) => this.store.decisions(id, n)));
    return lists.flatMap((list, i) => list.filter(({ seat }) => seat === missing[i]?.seat));
  }
}

const keyOf = ({ n, seat }: Pick<Row, 'n' | 'seat'>): string => `${n} ${seat}`;

function summed({ body }: StoredDecision): Pick<Row, 'kind' | 'rules' | 'by'> {
  const { decision } = JSON.parse(body) as DecisionRecord<Kinds['command']>;
  return { kind: decision.command?.type ?? null, rules: rulesOf(decision), by: decidedBy(decision) };
}

/** The phase of each decision as its own seat saw it, in one pass over the match. */
function phasesAt(match: Match, places: readonly Pick<Row, 'n' | 'seat'>[]): ReadonlyMap<string, string | null> {
  const { game, log } = match;
  const phases = new Map<string, string | null>();
  const [first] = places;
  if (!first) return phases;
  let state = stateAt(match, first.n);
  let n = first.n;
  for (const place of places) {
    for (; n < place.n; n++)
      for (const event of log[n]?.events ?? []) if (!isMatchEvent(event)) state = game.apply(state, event);
    phases.set(keyOf(place), phaseOf(game.view(state, place.seat)));
  }
  return phases;
}
