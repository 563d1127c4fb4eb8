import { type Facing, type Hex, turns } from '../../../../parts/hex/hex.ts';
import { type Reach, reach } from '../../rules/movement/reach.ts';
import { type Mode, type UnitId, unitOf, type View } from '../../view.ts';
import type { MoveDraft } from '../draft.ts';

const KNOWN = new WeakMap<View, Map<string, Reach>>();

/** Where a unit can go in a mode; cached for each view. */
export function reachOf(view: View, id: UnitId, mode: Mode, masc = false): Reach {
  const known = KNOWN.get(view) ?? new Map<string, Reach>();
  KNOWN.set(view, known);
  const key = `${id} ${mode} ${masc}`;
  const found = known.get(key) ?? reach(view, id, mode, masc);
  known.set(key, found);
  return found;
}

export const reachFor = (view: View, id: UnitId, { mode, masc = false }: MoveDraft): Reach =>
  reachOf(view, id, mode, mode === 'run' && masc);

export const NOWHERE = -1;

/** The best entry for each facing in the chosen hex, or NOWHERE. The wanted posture counts first, then the cost. */
export function entriesAt(view: View, within: Reach, { to, level, lie = false }: MoveDraft): readonly number[] {
  const best = [NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
  const ground = lie && unitOf(view, within.unit).prone ? 1 : 0;
  const price = (entry: number): number =>
    (within.prone[entry] === ground ? 0 : 1000) + (within.mp[entry] as number) * 10 + (within.rolls[entry] as number);
  for (let entry = 0; entry < within.count; entry++) {
    if (within.hex[entry] !== to || (level !== undefined && within.level[entry] !== level)) continue;
    const facing = within.facing[entry] as number;
    const other = best[facing] as number;
    if (other === NOWHERE || price(entry) < price(other)) best[facing] = entry;
  }
  return best;
}

/** The wanted facing, else the cheapest; ties go to the one that turns least. */
export function facingAt(view: View, within: Reach, move: MoveDraft): Facing | null {
  if (move.facing !== null) return move.facing;
  const { facing: now } = unitOf(view, within.unit);
  const able = entriesAt(view, within, move).flatMap((entry, facing) =>
    entry === NOWHERE ? [] : [{ facing: facing as Facing, mp: within.mp[entry] as number }],
  );
  able.sort((a, b) => a.mp - b.mp || turns(now, a.facing) - turns(now, b.facing));
  return able[0]?.facing ?? null;
}

/** The entry of the chosen move, or NOWHERE. */
export function entryOf(view: View, within: Reach, move: MoveDraft): number {
  const facing = move.to === null ? null : facingAt(view, within, move);
  return facing === null ? NOWHERE : (entriesAt(view, within, move)[facing] as number);
}

/** Levels on which a unit can stand in a hex: ground, bridge or roof. */
export function floorsAt(within: Reach, hex: Hex): readonly number[] {
  const levels = new Set<number>();
  for (let entry = 0; entry < within.count; entry++)
    if (within.hex[entry] === hex) levels.add(within.level[entry] as number);
  return [...levels].sort((a, b) => a - b);
}
