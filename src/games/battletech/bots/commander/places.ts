import type { Facing } from '../../../../parts/hex/hex.ts';
import type { Step } from '../../plan.ts';
import { asks } from '../../rules/movement/hazards.ts';
import { move } from '../../rules/movement/move.ts';
import { type Reach, reach } from '../../rules/movement/reach.ts';
import { active, isMech, tallOf } from '../../rules/status.ts';
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
  readonly steps?: readonly Step[]; // the move itself, if it is not one of `ends`
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
  const prone = isMech(view, id) && proneHere(view, id);
  if (prone) places.push(prone);
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

/** A run that goes nowhere: walking turns the unit just as well, and with a better aim. */
const isPointless = ({ mode, hexes, kinds }: Reach, entry: number): boolean =>
  mode === 'run' && hexes[entry] === 0 && !asks(kinds[entry] as number, 'stand-up');

/** Going prone where it stands; undefined if it cannot. */
function proneHere(view: View, id: UnitId): Place | undefined {
  const drop = { type: 'move', unit: id, mode: 'walk', steps: DROP } as const;
  if (view.moving === id || move.refuse(view, modelOf(view, id).side, drop)) return undefined;
  const here = standing(view, id);
  const height = tallOf({ prone: true, crew: null });
  return { ...here, stand: { ...here.stand, prone: true, height, mode: 'walk', hexes: 0 }, heat: 1, steps: DROP };
}
const DROP: readonly Step[] = [{ step: 'go-prone' }];

/** The ends of one mode, grouped by hex and path. */
function addPlaces(view: View, ends: Reach, places: Place[]): void {
  const found = new Map<number, Place>();
  for (let entry = 0; entry < ends.count; entry++) {
    if (ends.prone[entry] === 1 || isPointless(ends, entry)) continue;
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
