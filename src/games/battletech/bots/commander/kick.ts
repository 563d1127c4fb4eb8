import { bearingOf } from '../../../../parts/hex/bearing.ts';
import { distance } from '../../../../parts/hex/hex.ts';
import { LL, RL } from '../../data/places.ts';
import { arcAt } from '../../rules/arcs.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { hasPlace, isMech } from '../../rules/status.ts';
import { ATTACKER_MOVED, targetMoved } from '../../rules/weapons/modifiers.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import type { Stand } from '../gunnery/stand.ts';

/** What a fall costs, in points: the fall itself, the rear it may show, and the MP to rise again. */
export const FALL = 12;

/**
 * Points that a kick is likely to be worth from one stand to another, its target's fall counted in. A quick look for
 * moves: the Physical Attack Phase asks the rules themselves.
 */
export function kickFrom(view: View, id: UnitId, from: Stand, foe: UnitId, to: Stand): number {
  const { map, ruleset } = view.rules;
  if (distance(map, from.hex, to.hex) !== 1 || from.prone || !isMech(view, id)) return 0;
  const rise = to.level - from.level;
  if (rise > 0 || rise < -1 || arcAt((bearingOf(map, from.hex, to.hex) - 4 * from.facing + 24) % 24) !== 'front')
    return 0;
  const unit = unitOf(view, id);
  if (!hasPlace(unit, LL) || !hasPlace(unit, RL)) return 0;
  const { piloting, design } = modelOf(view, id);
  const needs =
    piloting + ruleset.kick + ATTACKER_MOVED[from.mode] + targetMoved(to.hexes) + (to.mode === 'jump' ? 1 : 0);
  const falls = isMech(view, foe) && !to.prone ? 1 - rollOdds(view, modelOf(view, foe).piloting) : 0;
  return rollOdds(view, needs) * (Math.floor(design.tons / 5) * 1.2 + falls * FALL);
}
