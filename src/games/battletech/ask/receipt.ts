import type { Fact } from '../../../kernel/fact.ts';
import type { Tally } from '../../../kernel/tally.ts';
import { labelOf } from '../../../parts/hex/hex.ts';
import { MECH_PLACES, VEHICLE_PLACES } from '../data/places.ts';
import { WEAPONS } from '../data/weapons.ts';
import { modelOf, type State, type UnitId } from '../state.ts';
import { say } from '../text.ts';

export const round = (share: number): number => Math.round(share * 1e6) / 1e6;

/** A Tally with a text for every line. */
export const receipt = (state: State, { lines, total }: Tally) => ({
  total,
  lines: lines.map(({ why, value }) => ({ ...why, value, words: words(state, why) })),
});

export const words = (state: State, fact: Fact): string => say(fact, 'en', state.rules) ?? fact.code;

export const placeName = (state: State, id: UnitId, place: number): string =>
  (modelOf(state, id).design.kind === 'mech' ? MECH_PLACES : VEHICLE_PLACES)[place] ?? String(place);

/** A mounted weapon: its number, name and location. */
export function weaponName(state: State, id: UnitId, mount: number) {
  const { weapon = '', at = 0, rear = false } = modelOf(state, id).design.mounts[mount] ?? {};
  const place = placeName(state, id, at);
  return { weapon: mount, name: WEAPONS[weapon]?.name ?? weapon, place: rear ? `${place} (rear)` : place };
}

export const label = (state: State, hex: number): string => labelOf(state.rules.map, hex);
