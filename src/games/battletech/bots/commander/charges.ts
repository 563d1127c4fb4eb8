import { type Bearing, bearingFrom, degrees } from '../../../../parts/hex/bearing.ts';
import { FACINGS, type Facing, type Hex, neighbour, opposite } from '../../../../parts/hex/hex.ts';
import { move } from '../../rules/movement/move.ts';
import { chargeRefusal, type Ending } from '../../rules/physical/charge-refusal.ts';
import { chargeDamage, recoil, strikeDamage } from '../../rules/physical/damage.ts';
import { strikeOdds } from '../../rules/physical/odds.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import { type Charge, modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { poseOf } from '../gunnery/stand.ts';
import { type Going, type Lead, moveOf, type Ram } from './going.ts';
import { FALL, falls } from './kick.ts';
import type { Place } from './places.ts';
import { worthOf } from './worth.ts';

/** Charges and deaths from above at the end of a move, in place of other attacks. */
export function* rams(lead: Lead, goings: readonly Going[]): Generator<Going, void> {
  const { view, unit, foes } = lead;
  const beside = new Map<number, UnitId>();
  for (const foe of foes)
    for (const side of FACINGS) {
      const hex = neighbour(view.rules.map, view.units[foe]?.at ?? 0, side);
      if (hex >= 0) beside.set(hex * 6 + opposite(side), foe);
    }
  for (const going of goings) {
    const { place, facing } = going;
    const target = beside.get(place.stand.hex * 6 + facing);
    if (target === undefined || !place.ends) continue;
    const kind = place.stand.mode === 'jump' ? 'death-from-above' : 'charge';
    if (chargeRefusal(view, unit, { kind, target }, endOf(place, facing))) continue;
    const rammed = { ...going, dealt: 0, joint: 0, strikes: 0, ram: ramOf(view, unit, place, kind, target) };
    if (!move.refuse(view, modelOf(view, unit).side, moveOf(view, rammed))) yield rammed;
  }
}

const endOf = ({ stand: { hex, level, mode, hexes } }: Place, facing: Facing): Ending => ({
  at: hex,
  level,
  facing,
  mode,
  hexes,
  backwards: false,
});

const BEHIND: Bearing = degrees(180);

/** Modifiers of the piloting rolls after a hit. */
const SHAKEN = 2;
const SHAKEN_BY: Readonly<Record<Charge['kind'], number>> = { charge: SHAKEN, 'death-from-above': 4 };

function ramOf(view: View, unit: UnitId, { stand }: Place, kind: Charge['kind'], target: UnitId): Ram {
  const there = supposing(view, unit, poseOf(stand));
  const strike = { attack: kind, target } as const;
  const odds = strikeOdds(there, unit, strike);
  const points = kind === 'charge' ? chargeDamage(view, unit, stand.hexes) : strikeDamage(view, unit, strike);
  const dealt = points * (worthOf(view, target)[struckFrom(view, target, stand.hex)] as number);
  const own = recoil(view, unit, strike) * (worthOf(view, unit)[0] as number);
  const hit = dealt - own + FALL * (falls(view, target, SHAKEN) - falls(view, unit, SHAKEN_BY[kind]));
  // A missed death from above ends on its back, two levels down.
  const miss = kind === 'charge' ? 0 : FALL + 2 * Math.ceil(modelOf(view, unit).design.tons / 10);
  return { kind, target, gain: odds * hit - (1 - odds) * miss };
}

/** The side that is hit: the rear of a prone 'Mech, the front of a tank. */
function struckFrom(view: View, target: UnitId, from: Hex): Bearing {
  const { at, facing, prone, crew } = unitOf(view, target);
  if (crew) return 0;
  return prone ? BEHIND : bearingFrom(view.rules.map, at, from, facing);
}
