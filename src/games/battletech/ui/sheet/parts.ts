import {
  CT,
  CTR,
  INWARD,
  LT,
  LTR,
  MECH_ARMOUR,
  MECH_PLACES,
  type Place,
  RT,
  RTR,
  VEHICLE_PLACES,
} from '../../data/places.ts';
import { hasPlace } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { added, type Gauge } from './gauge.ts';

/** A part of one of the two diagrams. */
export interface Part {
  readonly index: number; // index in MECH_ARMOUR or VEHICLE_PLACES
  readonly name: PartName;
  readonly place: Place; // its location; for rear armour, the torso
  readonly gauge: Gauge;
  readonly lost: boolean;
}

export type PartName = (typeof MECH_ARMOUR)[number] | (typeof VEHICLE_PLACES)[number];

const REAR_OF: Readonly<Record<number, Place>> = { [LTR]: LT, [RTR]: RT, [CTR]: CT };

/** The location that a piece of armour belongs to. */
export const ownerOf = (index: number): Place => REAR_OF[index] ?? index;

/** Where excess damage goes, -1 = nowhere; vehicle locations pass nothing on. */
export const nextInward = (isMech: boolean, place: Place): Place => (isMech ? (INWARD[place] ?? -1) : -1);

function partsOf(view: View, id: UnitId, of: 'armour' | 'structure'): readonly Part[] {
  const unit = unitOf(view, id);
  const { design } = modelOf(view, id);
  const isMech = design.kind === 'mech';
  const names: readonly PartName[] = isMech ? (of === 'armour' ? MECH_ARMOUR : MECH_PLACES) : VEHICLE_PLACES;
  return names.flatMap((name, index): readonly Part[] => {
    const gauge = { left: unit[of][index] ?? 0, all: design[of][index] ?? 0 };
    const place = isMech ? ownerOf(index) : index;
    const isThere = gauge.all > 0 || (design.structure[place] ?? 0) > 0;
    return isThere ? [{ index, name, place, gauge, lost: !hasPlace(unit, place) }] : [];
  });
}

export const armourParts = (view: View, id: UnitId): readonly Part[] => partsOf(view, id, 'armour');
export const structureParts = (view: View, id: UnitId): readonly Part[] => partsOf(view, id, 'structure');

/** A unit's total armour or structure; what depends on a lost location is gone. */
export const whole = (parts: readonly Part[]): Gauge =>
  added(parts.map(({ gauge, lost }) => (lost ? { ...gauge, left: 0 } : gauge)));

/** Everything about a location: front and rear armour, structure, and where excess damage goes. */
interface PlaceFacts {
  readonly name: PartName;
  readonly armour: Gauge;
  readonly rear: Gauge | null;
  readonly structure: Gauge;
  readonly lost: boolean;
  readonly next: Place | null; // where excess damage goes
}

export function placeFacts(view: View, id: UnitId, place: Place): PlaceFacts | null {
  const armour = armourParts(view, id);
  const inside = structureParts(view, id).find((part) => part.place === place);
  const front = armour.find(({ index }) => index === place);
  if (!inside || !front) return null;
  const isMech = modelOf(view, id).design.kind === 'mech';
  const rear = armour.find((part) => part.place === place && part.index !== place);
  const next = nextInward(isMech, place);
  return {
    name: inside.name,
    armour: front.gauge,
    rear: rear?.gauge ?? null,
    structure: inside.gauge,
    lost: inside.lost,
    next: next < 0 ? null : next,
  };
}
