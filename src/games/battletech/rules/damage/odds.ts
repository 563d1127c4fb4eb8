import { Random } from '../../../../kernel/random.ts';
import { apply } from '../../apply.ts';
import type { Place } from '../../data/places.ts';
import type { Column, HitTable, Source } from '../../events.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { alive } from '../status.ts';
import { strike } from './strike.ts';

/** A possible hit: its probability and its effect. */
export interface Threat {
  readonly chance: number; // probability of a hit
  readonly hits: readonly number[]; // probability of 0, 1, 2 … hits; [0, 1] = exactly one
  readonly amount: number; // points per hit
  readonly group?: number; // points that hit one location together (default: each hit on its own)
  readonly walls?: number; // points that walls absorb of each group (default: 0)
  readonly column: Column;
  readonly table: HitTable;
  readonly cover?: boolean;
  readonly place?: Place;
}

interface DamageOdds {
  readonly samples: number;
  readonly destroyed: number; // probability
  readonly why: Readonly<Record<string, number>>; // the same by reason
  readonly places: readonly number[]; // probability that each is lost
  readonly damage: number; // average points
  readonly knockedOut: number; // the pilot is alive but unconscious
  readonly owes: number; // alive, with a piloting roll or fall pending because of critical hits
}

const SOURCE: Source = { by: 'explosion' };

/** The combined effect of these threats on a unit, sampled by playing them out by the rules. */
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

/** One sample. */
function suffered(from: State, id: UnitId, threats: readonly Threat[], random: Random): State {
  let state = from;
  for (const { chance, hits, amount, group = amount, walls = 0, column, table, cover = false, place } of threats) {
    if (random.unit() >= chance || !alive(unitOf(state, id))) continue;
    const blow = { source: SOURCE, column, table, cover, ...(place !== undefined && { place }) };
    for (let left = drawn(hits, random) * amount; left > 0; left -= group) {
      const points = Math.min(left, group) - walls;
      if (points <= 0) continue;
      const happening = strike(state, id, { ...blow, amount: points }, random);
      for (let next = happening.next(); !next.done; next = happening.next(state)) state = apply(state, next.value);
    }
  }
  return state;
}

/** A random number of hits with this distribution. */
function drawn(hits: readonly number[], random: Random): number {
  let left = random.unit();
  for (const [count, chance] of hits.entries()) {
    left -= chance;
    if (left < 0) return count;
  }
  return Math.max(0, hits.length - 1);
}
