import type { Hex } from '../../../../parts/hex/hex.ts';
import { alive } from '../../rules/status.ts';
import { sunk } from '../../rules/terrain.ts';
import { groundAt, type Mode, modelOf, type UnitId, unitOf, type View } from '../../view.ts';

/** A unit's letter on the map; from the second round on with a number. */
export const unitLetter = (id: UnitId): string =>
  `${String.fromCharCode(65 + (id % 26))}${id < 26 ? '' : Math.floor(id / 26) + 1}`;

/** Letters tell the units of one side apart; a single unit needs none. */
export const hasLetter = (view: View, id: UnitId): boolean =>
  view.rules.models.filter(({ side }) => side === modelOf(view, id).side).length > 1;

/** Conditions shown on a counter, the most serious first. */
const CONDITIONS = ['shut-down', 'unconscious', 'stunned', 'stuck', 'immobile', 'prone', 'burning', 'sunk'] as const;
export type Condition = (typeof CONDITIONS)[number];

export function conditionsOf(view: View, id: UnitId): readonly Condition[] {
  const unit = unitOf(view, id);
  const is: Readonly<Record<Condition, boolean>> = {
    'shut-down': unit.shutDown,
    unconscious: !unit.pilot.awake,
    stunned: (unit.crew?.stunned ?? 0) > 0,
    stuck: unit.stuck,
    immobile: unit.crew?.immobile ?? false,
    prone: unit.prone,
    burning: groundAt(view, unit.at).fire > 0,
    sunk: sunk(view, unit) !== 'none',
  };
  return CONDITIONS.filter((condition) => is[condition]);
}

/** A unit's movement this turn; null while it may still move. */
export function movedOf(view: View, id: UnitId): { readonly mode: Mode; readonly hexes: number } | null {
  const { went, acted } = unitOf(view, id);
  const before = view.phase === 'initiative' || (view.phase === 'movement' && !acted && view.moving !== id);
  return before || view.phase === 'ended' ? null : { mode: went.mode, hexes: went.hexes };
}

/** Has fired this turn, or declared fire. */
export const hasFired = (view: View, id: UnitId): boolean =>
  unitOf(view, id).fired !== 0 ||
  view.declared.some(({ unit, shots, attacks }) => unit === id && shots.length + attacks.length > 0);

/** The unit in a hex; living units before wrecks. */
export function unitIn(view: View, hex: Hex): UnitId | null {
  let wreck: UnitId | null = null;
  for (let id = 0; id < view.units.length; id++) {
    const unit = unitOf(view, id);
    if (unit.at !== hex) continue;
    if (alive(unit)) return id;
    wreck = id;
  }
  return wreck;
}

export const isEnemy = (view: View, id: UnitId, of: UnitId): boolean =>
  modelOf(view, id).side !== modelOf(view, of).side;

/** The CSS class for a side's colour and counter edge. */
export const sideClass = (side: string): string => `bt-side-${/^[0-7]$/.test(side) ? side : 0}`;
