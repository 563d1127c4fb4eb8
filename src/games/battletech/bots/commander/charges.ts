import { FACINGS, type Facing, neighbour, opposite } from '../../../../parts/hex/hex.ts';
import { move } from '../../rules/movement/move.ts';
import { chargeRefusal, type Ending } from '../../rules/physical/charge-refusal.ts';
import { chargeDamage, recoil, strikeDamage } from '../../rules/physical/damage.ts';
import { strikeOdds } from '../../rules/physical/odds.ts';
import { pilotingTally } from '../../rules/piloting.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import { type Charge, modelOf, type UnitId, type View } from '../../view.ts';
import { poseOf } from '../gunnery/stand.ts';
import { type Going, type Lead, moveOf, type Ram } from './going.ts';
import { FALL } from './kick.ts';
import type { Place } from './places.ts';
import { worthOf } from './worth.ts';

/** Charges and leaps at the end of moves that come to stand before a foe: instead of fire and blows. */
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
    const rammed = { ...going, dealt: 0, strikes: 0, ram: ramOf(view, unit, place, kind, target) };
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

function ramOf(view: View, unit: UnitId, { stand }: Place, kind: Charge['kind'], target: UnitId): Ram {
  const there = supposing(view, unit, poseOf(stand));
  const strike = { attack: kind, target } as const;
  const odds = strikeOdds(there, unit, strike);
  const points = kind === 'charge' ? chargeDamage(view, unit, stand.hexes) : strikeDamage(view, unit, strike);
  const worth = worthOf(view, target)[0] as number;
  const falls = (id: UnitId): number => FALL * (1 - rollOdds(view, pilotingTally(view, id).total + 2));
  const own = recoil(view, unit, strike) * (worthOf(view, unit)[0] as number);
  const hit = points * worth + falls(target) - own - falls(unit);
  const miss = kind === 'charge' ? 0 : FALL + modelOf(view, unit).design.tons / 10;
  return { kind, target, gain: odds * hit - (1 - odds) * miss };
}
