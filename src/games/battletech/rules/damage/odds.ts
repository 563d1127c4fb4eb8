import { Random } from '../../../../kernel/random.ts';
import { apply } from '../../apply.ts';
import type { Place } from '../../data/places.ts';
import type { Column, HitTable, Source } from '../../events.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { alive } from '../status.ts';
import { strikeInGroups } from './strike.ts';

/** A shot or a blow that may come: how likely it hits, and what it does then. */
export interface Threat {
  readonly chance: number; // of a hit, 0 to 1
  readonly hits: readonly number[]; // how likely 0, 1, 2 … of it strike; [0, 1] = just one
  readonly amount: number; // points of each that strikes
  readonly group?: number; // points that strike one place together; each by itself unless said
  readonly column: Column;
  readonly table: HitTable;
  readonly cover?: boolean;
  readonly place?: Place;
}

export interface DamageOdds {
  readonly samples: number;
  readonly destroyed: number; // 0 to 1
  readonly why: Readonly<Record<string, number>>; // the same by its reason
  readonly places: readonly number[]; // how likely each is gone afterwards
  readonly damage: number; // points marked, on the average
  readonly knockedOut: number; // the pilot lives and is unconscious
  readonly owes: number; // alive, and a piloting roll or a fall is due for critical hits
}

const SOURCE: Source = { by: 'explosion' };

/** What these threats do to a unit together, found by playing them out so many times by the rules. */
export function damageOdds(
  state: State,
  id: UnitId,
  threats: readonly Threat[],
  samples: number,
  seed: number,
): DamageOdds {
  const random = new Random(seed);
  const places = unitOf(state, id).structure.map(() => 0);
  const why: Record<string, number> = {};
  let [destroyed, damage, knockedOut, owes] = [0, 0, 0, 0];
  for (let sample = 0; sample < samples; sample++) {
    const after = unitOf(suffered(state, id, threats, random), id);
    for (let place = 0; place < places.length; place++)
      if (after.lost & (1 << place)) places[place] = (places[place] as number) + 1;
    damage += after.damage - unitOf(state, id).damage;
    if (after.destroyed !== null) {
      destroyed++;
      why[after.destroyed] = (why[after.destroyed] ?? 0) + 1;
      continue;
    }
    if (!after.pilot.awake) knockedOut++;
    if (after.owed.length > 0) owes++;
  }
  const share = (count: number): number => (samples > 0 ? count / samples : 0);
  return {
    samples,
    destroyed: share(destroyed),
    why: Object.fromEntries(Object.entries(why).map(([reason, count]) => [reason, share(count)])),
    places: places.map(share),
    damage: share(damage),
    knockedOut: share(knockedOut),
    owes: share(owes),
  };
}

/** One time of it. */
function suffered(from: State, id: UnitId, threats: readonly Threat[], random: Random): State {
  let state = from;
  for (const { chance, hits, amount, group = amount, column, table, cover = false, place } of threats) {
    if (random.unit() >= chance || !alive(unitOf(state, id))) continue;
    const blow = { source: SOURCE, column, table, cover, ...(place !== undefined && { place }) };
    const happening = strikeInGroups(state, id, drawn(hits, random) * amount, group, blow, random);
    for (let next = happening.next(); !next.done; next = happening.next(state)) state = apply(state, next.value);
  }
  return state;
}

/** A number of hits, as likely as the list says. */
function drawn(hits: readonly number[], random: Random): number {
  let left = random.unit();
  for (const [count, chance] of hits.entries()) {
    left -= chance;
    if (left < 0) return count;
  }
  return Math.max(0, hits.length - 1);
}
