import type { Dice } from '../../../../kernel/dice.ts';
import { HD, INWARD, type Place, rearOf } from '../../data/places.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { hurtPilot } from '../pilot.ts';
import { alive, hasPlace } from '../status.ts';
import { type Blast, binDamage, criticalHit, criticals } from './criticals.ts';
import { losePlace, standing } from './destroy.ts';

/** Damage on its way through a 'Mech. */
interface Wound {
  readonly place: Place;
  readonly amount: number;
  readonly rear: boolean; // uses the rear armour of torsos, also further inward
  readonly through: boolean; // rolls for critical hits even if the armour holds
  readonly inside: boolean; // an explosion: ignores armour
}

/** Armour, then structure, then the next location inward; damaged structure rolls for critical hits. */
export function* wound(before: State, id: UnitId, hit: Wound, dice: Dice): Happening {
  let state = before;
  let { amount, through } = hit;
  for (let place = standing(state, id, hit.place); place >= 0 && amount > 0; ) {
    const { armour, structure } = unitOf(state, id);
    const armourAt = hit.rear ? rearOf(place) : place;
    const plate = hit.inside ? 0 : Math.min(amount, armour[armourAt] as number);
    const bone = Math.min(amount - plate, structure[place] as number);
    amount -= plate + bone;
    if (plate + bone > 0) state = yield { type: 'damaged', unit: id, place, armourAt, armour: plate, structure: bone };
    if (through) state = yield* criticals(state, id, place, dice, blasting);
    if (bone > 0) state = yield* criticals(state, id, place, dice, blasting);
    if (place === HD) state = yield* hurtPilot(state, id, 1, 'head', dice);
    if ((unitOf(state, id).structure[place] as number) <= 0) state = yield* losePlace(state, id, place, false);
    if (hit.inside && cased(state, id, place)) return state;
    through = false;
    place = standing(state, id, hasPlace(unitOf(state, id), place) ? (INWARD[place] as Place) : place);
  }
  return state;
}

const cased = (state: State, id: UnitId, place: Place): boolean => modelOf(state, id).design.cased.includes(place);

/** A critical hit that is not caused by a hit on the location. */
export const tear = (state: State, id: UnitId, place: Place, dice: Dice): Happening =>
  criticalHit(state, id, place, dice, blasting);

/** All shots of a bin explode. */
export function* explode(state: State, id: UnitId, bin: number, why: Blast['why'], dice: Dice): Happening {
  const { ammo = '', at = -1 } = modelOf(state, id).design.bins[bin] ?? {};
  const damage = binDamage(state, id, bin);
  return at < 0 ? state : yield* blasting(state, id, { place: at, item: ammo, bin, damage, why }, dice);
}

/** An explosion damages the structure of its location and inward from there; CASE contains it. It hurts the pilot. */
function* blasting(before: State, id: UnitId, { damage: full, ...blast }: Blast, dice: Dice): Happening {
  const { ammunitionExplosions, explosionCap, explosionPilot } = before.rules.ruleset;
  if (!ammunitionExplosions || full <= 0 || !alive(unitOf(before, id))) return before;
  const cap = cased(before, id, blast.place) ? explosionCap / 2 : explosionCap;
  const damage = explosionCap > 0 ? Math.min(full, cap) : full;
  let state = yield { type: 'exploded', unit: id, ...blast, damage };
  const inside = { place: blast.place, amount: damage, rear: false, through: false, inside: true };
  state = yield* wound(state, id, inside, dice);
  return yield* hurtPilot(state, id, explosionPilot, 'explosion', dice);
}
