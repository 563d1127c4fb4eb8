import { MECH_PLACES, type MechPlace, type Place } from '../../data/places.ts';
import { MECH_PARTS, SILHOUETTES, type Weight, weightOf } from '../../picture/silhouettes.ts';
import { hasPlace } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';

/** How a part of a silhouette is drawn: whole, half its armour gone, armour pierced, lost. */
const WEARS = ['whole', 'worn', 'open', 'gone'] as const;
export type Wear = (typeof WEARS)[number];

function wearAt(view: View, id: UnitId, place: Place): Wear {
  const unit = unitOf(view, id);
  const { armour, structure } = modelOf(view, id).design;
  const [left, all] = [unit.armour[place] ?? 0, armour[place] ?? 0];
  if (!hasPlace(unit, place)) return 'gone';
  if ((unit.structure[place] ?? 0) < (structure[place] ?? 0) || (left === 0 && all > 0)) return 'open';
  return 2 * left <= all && all > 0 ? 'worn' : 'whole';
}

/** The silhouette of a unit: one path per state of its parts. A vehicle has one part, in the state of its worst location. */
export function wornPaths(view: View, id: UnitId): readonly (readonly [Wear, string])[] {
  const { design } = modelOf(view, id);
  const weight = weightOf(design);
  if (!isMechWeight(weight)) {
    const all = design.structure.flatMap((points, place) => (points > 0 ? [wearAt(view, id, place)] : []));
    const worst = all.reduce((a, b) => (WEARS.indexOf(b) > WEARS.indexOf(a) ? b : a), 'whole');
    return [[worst === 'gone' ? 'open' : worst, SILHOUETTES[weight]]];
  }
  const parts: Readonly<Record<MechPlace, string>> = MECH_PARTS[weight];
  return WEARS.flatMap((wear) => {
    const d = MECH_PLACES.map((name, place) => (wearAt(view, id, place) === wear ? parts[name] : '')).join('');
    return d === '' ? [] : [[wear, d] as const];
  });
}

const isMechWeight = (weight: Weight): weight is keyof typeof MECH_PARTS => weight in MECH_PARTS;

const PIPS = 6;

/** Filled armour pips, out of six. A unit that still stands has at least one. */
export const pipsOf = (share: number): readonly boolean[] =>
  Array.from({ length: PIPS }, (_, i) => i < Math.max(1, Math.ceil(share * PIPS - 1e-9)));
