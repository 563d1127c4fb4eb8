import type { Hex } from '../../../../parts/hex/hex.ts';
import { tracksHeat } from '../../rules/status.ts';
import { type Mode, type UnitId, unitOf, type View } from '../../view.ts';
import { reachOf } from '../act/reach-of.ts';
import type { MoveDraft } from '../draft.ts';

/** The cheapest end of a move in a hex, in the mode drawn for it. */
export interface Reached {
  readonly mode: Mode;
  readonly mp: number;
  readonly heat: number;
  readonly rolls: number;
}
export type Reachable = ReadonlyMap<Hex, Reached>;

const MODES: readonly Mode[] = ['walk', 'run', 'jump'];

/** The modes to draw: the chosen one, that of an interrupted move, or all, the coolest first. */
function modesOf(view: View, id: UnitId, move: MoveDraft | null): readonly Mode[] {
  if (view.moving === id) return [unitOf(view, id).went.mode];
  return move ? [move.mode] : MODES;
}

const KNOWN = new WeakMap<View, Map<string, Reachable>>();

/** Every hex where a unit can end its move, with the cost; cached by view and draft. */
export function reachable(view: View, id: UnitId, move: MoveDraft | null): Reachable {
  const known = KNOWN.get(view) ?? new Map<string, Reachable>();
  KNOWN.set(view, known);
  const modes = modesOf(view, id, move);
  const masc = move?.masc ?? false;
  const key = `${id} ${modes.join()} ${masc}`;
  const found = known.get(key) ?? gathered(view, id, modes, masc);
  known.set(key, found);
  return found;
}

function gathered(view: View, id: UnitId, modes: readonly Mode[], masc: boolean): Reachable {
  const all = new Map<Hex, Reached>();
  const heats = tracksHeat(view, id);
  for (const mode of modes) {
    if (mode === 'still') continue;
    const within = reachOf(view, id, mode, mode === 'run' && masc);
    for (let entry = 0; entry < within.count; entry++) {
      const hex = within.hex[entry] as Hex;
      const known = all.get(hex);
      const mp = within.mp[entry] as number;
      if (mp === 0) continue; // staying in place
      const rolls = within.rolls[entry] as number;
      if (known && (known.mode !== mode || known.mp < mp || (known.mp === mp && known.rolls <= rolls))) continue;
      all.set(hex, { mode, mp, heat: heats ? (within.heat[entry] as number) : 0, rolls });
    }
  }
  return all;
}

/** The hexes of each mode, for drawing areas. */
export function areasOf(all: Reachable): Readonly<Record<'walk' | 'run' | 'jump', ReadonlySet<Hex>>> {
  const areas = { walk: new Set<Hex>(), run: new Set<Hex>(), jump: new Set<Hex>() };
  for (const [hex, { mode }] of all) if (mode !== 'still') areas[mode].add(hex);
  return areas;
}
