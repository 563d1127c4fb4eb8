import type { Facing } from '../../../../parts/hex/hex.ts';
import { asks } from '../../rules/movement/hazards.ts';
import { type Reach, reach } from '../../rules/movement/reach.ts';
import { active } from '../../rules/status.ts';
import { standing as built, topOf } from '../../rules/terrain.ts';
import { groundAt, type Mode, modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { type Stand, standAt, standOf } from '../gunnery/stand.ts';

/** A hex where a unit may end a move in one mode, with the possible facings. */
export interface Place {
  readonly stand: Stand; // its facing is one of `facings`
  facings: number; // bit set
  readonly heat: number; // of the path
  readonly ends: Reach | null; // null = stays in place
  readonly entries: Int32Array; // index into `ends`, by facing
}

const MODES: readonly Mode[] = ['walk', 'run', 'jump'];

/** Whether a unit may still move this turn. */
export const willMove = (view: View, id: UnitId): boolean =>
  view.phase === 'movement' && !unitOf(view, id).acted && active(unitOf(view, id));

/** Places where a unit may stand when firing starts: only the current one if it has moved. */
export function placesOf(view: View, id: UnitId): readonly Place[] {
  const here = standing(view, id);
  if (!willMove(view, id)) return [here];
  const places = [here];
  for (const mode of view.moving === id ? [unitOf(view, id).went.mode] : MODES)
    addPlaces(view, reach(view, id, mode), places);
  return places;
}

/** Its current place. */
export const standing = (view: View, id: UnitId): Place => ({
  stand: standOf(view, id),
  facings: 1 << unitOf(view, id).facing,
  heat: 0,
  ends: null,
  entries: NONE,
});
const NONE = new Int32Array(6).fill(-1);

/** The values that all facings of a place share: hex, level, hexes moved, rolls and heat of the path. */
function keyOf({ hex, level, hexes, rolls, kinds, heat }: Reach, entry: number): number {
  const where = (hex[entry] as number) * 64 + (level[entry] as number) + 32;
  const way = ((hexes[entry] as number) * 16 + (rolls[entry] as number)) * 64 + (heat[entry] as number);
  return (where * 65536 + way) * 2 + (asks(kinds[entry] as number, 'stand-up') ? 1 : 0);
}

/** Whether the roof or bridge at this level can bear the unit. The ground bears any unit. */
function holds(view: View, id: UnitId, { hex, level }: Stand): boolean {
  if (!view.rules.ruleset.collapse) return true;
  const ground = groundAt(view, hex);
  const building = built(ground);
  const { tons } = modelOf(view, id).design;
  if (building && building.height > 0 && level === topOf(ground)) return tons <= building.cf;
  return ground.bridge?.level !== level || tons <= ground.bridge.cf;
}

/** The ends of one mode, grouped by hex and path. */
function addPlaces(view: View, ends: Reach, places: Place[]): void {
  const found = new Map<number, Place>();
  for (let entry = 0; entry < ends.count; entry++) {
    if (ends.prone[entry] === 1) continue;
    const key = keyOf(ends, entry);
    const facing = ends.facing[entry] as Facing;
    let place = found.get(key);
    if (!place) {
      const stand = standAt(view, ends, entry);
      if (!holds(view, ends.unit, stand)) continue;
      place = { stand, facings: 0, heat: ends.heat[entry] as number, ends, entries: NONE.slice() };
      found.set(key, place);
      places.push(place);
    }
    place.facings |= 1 << facing;
    place.entries[facing] = entry;
  }
}
