import type { Dice } from '../../../../kernel/dice.ts';
import { AMMO } from '../../data/ammo.ts';
import { CRITICAL_HITS } from '../../data/hit-locations.ts';
import type { Part } from '../../data/items.ts';
import { isTorso, type Place } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Slot } from '../../design.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { owe } from '../owe.ts';
import { rollPair, sum } from '../rolls.ts';
import { alive, hitsOn, weaponWorks } from '../status.ts';
import { destroy, engineCheck, losePlace, standing } from './destroy.ts';
import { chooseSlot } from './slots.ts';

/** An explosion inside a location. */
export interface Blast {
  readonly place: Place;
  readonly item: string;
  readonly bin: number; // -1 = not ammunition
  readonly damage: number;
  readonly why: 'critical' | 'heat' | 'dump';
}
type Blasting = (state: State, id: UnitId, blast: Blast, dice: Dice) => Happening;

/** The critical hit roll for a location, and everything it destroys. On 12 a limb or the head is blown off. */
export function* criticals(before: State, id: UnitId, from: Place, dice: Dice, blasting: Blasting): Happening {
  const place = standing(before, id, from);
  if (!before.rules.ruleset.criticals || !alive(unitOf(before, id)) || place < 0) return before;
  const thrown = rollPair(before, dice);
  const total = sum(thrown);
  const blownOff = total === 12 && !isTorso(place);
  const hits = blownOff ? 0 : (CRITICAL_HITS[total - 2] as number);
  let state = yield { type: 'critical-rolled', unit: id, place, dice: thrown, hits, blownOff };
  if (blownOff) return yield* losePlace(state, id, place, true);
  for (let hit = 0; hit < hits && alive(unitOf(state, id)); hit++)
    state = yield* criticalHit(state, id, place, dice, blasting);
  return state;
}

/** One critical hit: a slot and its contents. */
export function* criticalHit(before: State, id: UnitId, from: Place, dice: Dice, blasting: Blasting): Happening {
  const chosen = chooseSlot(before, id, from, dice);
  if (!chosen) return before;
  const { place, slot } = chosen;
  const held = modelOf(before, id).design.slots[place]?.[slot] as Slot;
  const hit = { type: 'critical-hit', unit: id, place, slot, item: held.item, dice: chosen.dice } as const;
  if (survives(before, id, held)) return yield { ...hit, spared: held.mount };
  const blast = blastOf(before, id, place, held);
  const state = yield hit;
  if (blast) return yield* blasting(state, id, blast, dice);
  const effect = EFFECTS[held.item];
  return effect ? yield* effect(state, id, place) : state;
}

const AUTOCANNON = /^(ac|lb)-/;

/** If autocannons survive their first hit, the slot stays intact. */
function survives(state: State, id: UnitId, { mount, item }: Slot): boolean {
  if (!state.rules.ruleset.autocannonSurvivesFirst || mount < 0 || !AUTOCANNON.test(item)) return false;
  return (unitOf(state, id).broken & (1 << mount)) === 0;
}

/** Effects of hitting a slot's contents: ammunition explodes with all its shots, and so do some weapons. */
function blastOf(state: State, id: UnitId, place: Place, { item, bin, mount }: Slot): Blast | undefined {
  if (bin >= 0) return { place, item, bin, damage: binDamage(state, id, bin), why: 'critical' };
  const damage = mount >= 0 ? (WEAPONS[item]?.explosive ?? 0) : 0;
  return damage > 0 && weaponWorks(state, id, mount) ? { place, item, bin: -1, damage, why: 'critical' } : undefined;
}

/** Damage of an exploding bin: shots left times the damage of one. */
export function binDamage(state: State, id: UnitId, bin: number): number {
  const ammo = AMMO[modelOf(state, id).design.bins[bin]?.ammo ?? ''];
  return ammo?.explosive ? (unitOf(state, id).bins[bin] ?? 0) * ammo.damage : 0;
}

/** Immediate effects of destroying a slot of a part. Other effects are derived from the slot where they matter. */
type Effect = (state: State, id: UnitId, place: Place) => Happening;

/** The roll for damage to this part; every later roll has the same modifier. */
const shaken = (state: State, id: UnitId, place: Place, part: Part, modifier: number): Happening =>
  owe(state, id, { why: { code: `psr-${part}`, part, place }, modifier, automatic: false });

function* gyro(state: State, id: UnitId, place: Place): Happening {
  if (hitsOn(state, id, 'gyro') < 2) return yield* shaken(state, id, place, 'gyro', state.rules.ruleset.piloting.gyro);
  const why = { code: 'psr-gyro-destroyed', part: 'gyro', place };
  return yield* owe(state, id, { why, modifier: 0, automatic: true });
}

/** If the ruleset's modifier for a foot is 0, losing it needs no roll. */
function* foot(state: State, id: UnitId, place: Place): Happening {
  const modifier = state.rules.ruleset.piloting.foot;
  return modifier === 0 ? state : yield* shaken(state, id, place, 'foot', modifier);
}

const EFFECTS: Readonly<Record<string, Effect>> = {
  engine: engineCheck,
  gyro,
  cockpit: (state, id) => destroy(state, id, 'destroyed-cockpit'),
  hip: (state, id, place) => shaken(state, id, place, 'hip', state.rules.ruleset.piloting.hip),
  'upper-leg': (state, id, place) => shaken(state, id, place, 'upper-leg', 1),
  'lower-leg': (state, id, place) => shaken(state, id, place, 'lower-leg', 1),
  foot,
} satisfies { readonly [P in Part]?: Effect };
