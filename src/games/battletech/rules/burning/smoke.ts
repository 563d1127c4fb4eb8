import type { Dice } from '../../../../kernel/dice.ts';
import { type Facing, type Hex, neighbour, OFF_MAP, turned } from '../../../../parts/hex/hex.ts';
import { LEVELS, THINS } from '../../data/fire.ts';
import type { EventOf } from '../../events.ts';
import { groundAt, type State } from '../../state.ts';
import { rollPair, sum } from '../rolls.ts';
import { standing, topOf } from '../terrain.ts';

type Drift = EventOf<'smoke-drifted'>;
type Rolls = Drift['rolls'][number][];
type Smoke = Map<Hex, number>;

/** All smoke drifts one hex downwind and may thin by a roll; two clouds in one hex become heavy. */
export function drifted(state: State, hexes: readonly Hex[], dice: Dice, rolls: Rolls): Smoke {
  const smoke: Smoke = new Map();
  for (const hex of hexes) {
    const to = goes(state, hex);
    if (to === OFF_MAP) continue;
    const pair = rollPair(state, dice);
    rolls.push({ hex, dice: pair });
    const left = groundAt(state, hex).smoke - (sum(pair) >= THINS ? 1 : 0);
    if (left > 0) smoke.set(to, Math.min(2, (smoke.get(to) ?? 0) + left));
  }
  return smoke;
}

/** Smoke goes around ground that is too high, or stays if it cannot; it vanishes over a deep drop. */
function goes({ rules, ground, wind }: State, hex: Hex): Hex {
  if (wind === null) return hex;
  const top = (at: Hex): number => topOf(groundAt({ rules, ground }, at));
  for (const aside of [0, 1, -1]) {
    const to = neighbour(rules.map, hex, turned(wind, aside));
    if (to === OFF_MAP || top(hex) - top(to) > LEVELS) return OFF_MAP;
    if (top(to) - top(hex) <= LEVELS) return to;
  }
  return hex;
}

/** Smoke of a fire: in the three hexes downwind, or in its own hex without wind. */
export function given(state: State, fires: readonly Hex[], smoke: Smoke): void {
  for (const fire of fires) {
    const level = (standing(groundAt(state, fire))?.kind ?? 0) > 2 ? 2 : 1;
    for (const hex of plume(state, fire)) if (hex !== OFF_MAP) smoke.set(hex, Math.max(level, smoke.get(hex) ?? 0));
  }
}

const plume = ({ rules, wind }: State, fire: Hex): readonly Hex[] =>
  wind === null ? [fire] : [0, 1, -1].map((aside) => neighbour(rules.map, fire, turned(wind, aside) as Facing));

/** The changes, as recorded in the event. */
export function changed(state: State, before: readonly Hex[], smoke: Smoke): Drift['smoke'] {
  const changes: Record<string, 0 | 1 | 2> = {};
  for (const hex of before) if (!smoke.has(hex)) changes[hex] = 0;
  for (const [hex, level] of smoke) if (groundAt(state, hex).smoke !== level) changes[hex] = level > 1 ? 2 : 1;
  return changes;
}
