import type { BotSeed } from '../../../../kernel/bot.ts';
import { pick } from '../../../../kernel/dice.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { Random } from '../../../../kernel/random.ts';
import { distance } from '../../../../parts/hex/hex.ts';
import { actors } from '../../options.ts';
import { active } from '../../rules/status.ts';
import { inFront } from '../../rules/weapons/of-attacker.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { foesOf } from '../gunnery/foes.ts';

/** The acting unit and its rival. */
export interface Pair {
  readonly unit: UnitId;
  readonly rival: UnitId;
  readonly hexes: number; // distance between the two
}

/** The nearest enemies that can still act, and their distance. */
function nearest(view: View, unit: UnitId): { readonly foes: readonly UnitId[]; readonly hexes: number } {
  const { at } = unitOf(view, unit);
  let [foes, hexes]: [UnitId[], number] = [[], Number.POSITIVE_INFINITY];
  for (const id of foesOf(view, unit)) {
    const far = distance(view.rules.map, at, unitOf(view, id).at);
    if (far < hexes) [foes, hexes] = [[id], far];
    else if (far === hexes) foes.push(id);
  }
  return { foes, hexes };
}

/** The nearest enemy. Ties go to one that the torso already faces, then to a random one. */
function rivalOf(view: View, unit: UnitId, foes: readonly UnitId[], seed: BotSeed): UnitId | undefined {
  if (foes.length < 2) return foes[0];
  const ahead = unitOf(view, unit).twisted ? foes.filter((foe) => inFront(view, unit, unitOf(view, foe).at)) : [];
  const equals = ahead.length > 0 ? ahead : foes;
  return equals.length < 2 ? equals[0] : pick(new Random(seed.value), equals);
}

/** Units that may act, the one closest to an enemy first. */
export function pairOf(view: View, seat: Seat, seed: BotSeed): Pair | undefined {
  let best: { unit: UnitId; foes: readonly UnitId[]; hexes: number } | undefined;
  for (const unit of actors(view, seat)) {
    if (!active(unitOf(view, unit))) continue;
    const near = nearest(view, unit);
    if (near.foes.length > 0 && near.hexes < (best?.hexes ?? Number.POSITIVE_INFINITY)) best = { unit, ...near };
  }
  const rival = best && rivalOf(view, best.unit, best.foes, seed);
  return best && rival !== undefined ? { unit: best.unit, rival, hexes: best.hexes } : undefined;
}
