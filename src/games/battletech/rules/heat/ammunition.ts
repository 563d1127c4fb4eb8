import type { Dice } from '../../../../kernel/dice.ts';
import { AMMO } from '../../data/ammo.ts';
import { ammunitionNumber } from '../../data/heat-scale.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { explode } from '../damage/wounds.ts';
import type { Happening } from '../handler.ts';
import { rollPair, sum } from '../rolls.ts';
import { slotWorks } from '../status.ts';

/** The bin that heat sets off: the most damage per shot, then the most damage in total; -1 if there is none. */
export function hottestBin(state: State, id: UnitId): number {
  const { bins } = unitOf(state, id);
  let best = { bin: -1, each: 0, all: 0 };
  for (const [bin, { ammo, at, slot }] of modelOf(state, id).design.bins.entries()) {
    const kind = AMMO[ammo];
    const all = (kind?.damage ?? 0) * (bins[bin] as number);
    if (!kind?.explosive || all === 0 || !slotWorks(state, id, at, slot)) continue;
    if (kind.damage > best.each || (kind.damage === best.each && all > best.all))
      best = { bin, each: kind.damage, all };
  }
  return best.bin;
}

/** The roll to avoid an explosion at this heat; 0 = safe or no ammunition. */
export function ammunitionNeeds(state: State, id: UnitId, heat: number): number {
  const needs = state.rules.ruleset.ammunitionExplosions ? ammunitionNumber(heat) : 0;
  return needs > 0 && hottestBin(state, id) >= 0 ? needs : 0;
}

export function* ammunition(before: State, id: UnitId, dice: Dice): Happening {
  const needs = ammunitionNeeds(before, id, unitOf(before, id).heat);
  if (needs === 0) return before;
  const pair = rollPair(before, dice);
  const safe = sum(pair) >= needs;
  const state = yield { type: 'ammunition-rolled', unit: id, needs, dice: pair, safe };
  return safe ? state : yield* explode(state, id, hottestBin(state, id), 'heat', dice);
}
