import type { Batch, Battery } from './battery.ts';
import { add, type Fire, gainOf, planned, type Standings, type TargetValues } from './plan.ts';
import { expected, type Odds } from './volley.ts';

/** The rest of the army: the fire in its plan, and all weapons that it could use instead. */
export interface Rest {
  readonly fires: readonly Fire[]; // its part of the army's plan
  readonly lists: readonly { readonly deck: number; readonly batches: readonly Batch[] }[];
}

export const restOf = (fires: readonly Fire[], batteries: readonly Battery[], unit: number): Rest => ({
  fires: fires.filter(({ batch }) => batch.unit !== unit),
  lists: batteries
    .filter((battery) => battery.unit !== unit)
    .map(({ deck, arms: [first = []] }) => ({ deck, batches: first })),
});

const MOST_REPLIES = 24_000; // candidate plans times ways to fire: about eight units with two weapons each against eight

/** Whether the replies of the rest of the army to every candidate plan can be examined in reasonable time. */
export function canReply(batteries: readonly Battery[]): boolean {
  let [plans, shots] = [0, 0];
  for (const { arms, targets } of batteries) {
    plans += 1 + arms.length * (1 + targets.length);
    for (const batch of arms[0] ?? []) shots += batch.shots.length;
  }
  return plans * shots <= MOST_REPLIES;
}

/** The gain of the rest of the army after this fire if it keeps its plan. */
export function plannedGain(valueFor: TargetValues, { fires }: Rest, own: Standings): number {
  const standings = new Map(own);
  return fires.reduce((sum, { shot, many }) => {
    const gain = gainOf(valueFor, standings, shot, many);
    add(valueFor, standings, { shot, many });
    return sum + Math.max(0, gain);
  }, 0);
}

/**
 * The same if the rest of the army sees the result first: it plans again for each outcome at its most valuable target,
 * or keeps its plan if that gains more.
 */
export function replannedGain(valueFor: TargetValues, rest: Rest, own: Standings): number {
  const awaited = awaitedTarget(valueFor, rest, own);
  if (awaited === undefined) return plannedGain(valueFor, rest, own);
  let gain = 0;
  for (const { chance, odds } of outcomesAt(own.get(awaited) as Odds)) {
    const standings = new Map(own).set(awaited, odds);
    gain += chance * Math.max(plannedGain(valueFor, rest, standings), freshGain(valueFor, rest, standings));
  }
  return gain;
}

/** The target of this fire at which the rest of the army would fire too, with the most at stake. */
function awaitedTarget(valueFor: TargetValues, { fires }: Rest, own: Standings): number | undefined {
  let [best, most] = [undefined as number | undefined, 0];
  for (const [target, odds] of own) {
    if (!fires.some(({ shot }) => shot.target === target)) continue;
    const worth = expected(odds, valueFor(target).worth);
    if (worth > most) [best, most] = [target, worth];
  }
  return best;
}

/** The outcomes at a target in three groups: destroyed, and the others split in half by damage. */
function outcomesAt(odds: Odds): readonly { readonly chance: number; readonly odds: Odds }[] {
  const last = odds.length - 1;
  const alive = 1 - (odds[last] as number);
  const parts = [0, 1, 2].map(() => new Float64Array(odds.length));
  let below = 0;
  for (let state = 0; state <= last; state++) {
    const chance = odds[state] as number;
    const part = parts[state === last ? 2 : below < alive / 2 ? 0 : 1] as Float64Array;
    part[state] = chance;
    below += chance;
  }
  return parts.flatMap((part) => {
    const chance = part.reduce((sum, one) => sum + one, 0);
    return chance < LEAST ? [] : [{ chance, odds: part.map((one) => one / chance) }];
  });
}

const LEAST = 1e-6;

function freshGain(valueFor: TargetValues, { lists }: Rest, standings: Standings): number {
  const start = new Map(standings);
  return plannedGain(valueFor, { fires: planned(valueFor, lists, new Map(standings)), lists }, start);
}
