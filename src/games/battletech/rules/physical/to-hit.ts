import type { Fact } from '../../../../kernel/fact.ts';
import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import type { Part } from '../../data/items.ts';
import { isArm, type Place } from '../../data/places.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { type Aimed, ATTACKER_MOVED, TARGET, type TargetModifier } from '../attack-modifiers.ts';
import { actuator } from '../status.ts';
import { limbsOf, type Strike } from './attack.ts';
import { wades } from './reach.ts';

const CLUB = -1;
const PUSH = -1;
const SHOULDER = 2;

/** Modifiers for actuators of the attacking limb that are destroyed or missing; hands have their own rule. */
type Parts = readonly (readonly [part: Part, modifier: number])[];
const ARM: Parts = [
  ['upper-arm', 2],
  ['lower-arm', 2],
];
const LEG: Parts = [
  ['upper-leg', 2],
  ['lower-leg', 2],
  ['foot', 1],
];

/** Receives one line of the table. */
type Add = (value: number, why: () => Fact) => void;

/** The rulebook's table, line by line: skill, attack, attacker, target, limbs. Heat never counts. */
function modifiers(state: State, id: UnitId, strike: Strike, add: Add): void {
  const unit = unitOf(state, id);
  add(modelOf(state, id).piloting, () => ({ code: 'piloting' }));
  kind(state, id, strike, add);
  add(ATTACKER_MOVED[unit.went.mode], () => ({ code: 'attacker-moved', mode: unit.went.mode }));
  add(unit.went.skidded ? 1 : 0, () => ({ code: 'attacker-skidded' }));
  target(state, strike.target, add);
  limbs(state, id, strike, add);
}

function kind(state: State, id: UnitId, { attack, target }: Strike, add: Add): void {
  const { punch, kick } = state.rules.ruleset;
  if (attack === 'punch') add(punch, () => ({ code: 'punch' }));
  else if (attack === 'kick') add(kick, () => ({ code: 'kick' }));
  else if (attack === 'club') add(CLUB, () => ({ code: 'club' }));
  else if (attack === 'push') add(PUSH, () => ({ code: 'push' }));
  else add(skill(state, id, target), () => ({ code: 'skill-difference' }));
}

/** Charges and deaths from above are easier for the better pilot of the two. */
const skill = (state: State, id: UnitId, target: UnitId): number =>
  modelOf(state, id).piloting - modelOf(state, target).piloting;

/** The target of a physical attack is adjacent; its only partial cover is water. */
const OF_TARGET: readonly TargetModifier[] = [
  TARGET.moved,
  TARGET.jumped,
  TARGET.skidded,
  TARGET.immobile,
  TARGET.prone,
  { value: ({ state, target }) => (wades(state, target) ? 1 : 0), why: () => ({ code: 'partial-cover' }) },
  TARGET.woods,
  TARGET.smoke,
];

function target(state: State, id: UnitId, add: Add): void {
  const foe = unitOf(state, id);
  const aim: Aimed = { state, target: id, foe, to: foe.at, distance: 1 };
  for (const { value, why } of OF_TARGET) {
    const modifier = value(aim);
    if (modifier !== 0) add(modifier, () => why(aim));
  }
}

/** A push needs shoulders, everything else the other actuators of the attacking limbs. */
function limbs(state: State, id: UnitId, strike: Strike, add: Add): void {
  for (const place of limbsOf(state, id, strike))
    if (strike.attack !== 'push') actuators(state, id, place, add);
    else if (actuator(state, id, place, 'shoulder') !== 'works')
      add(SHOULDER, () => ({ code: 'limb-shoulder', place }));
}

function actuators(state: State, id: UnitId, place: Place, add: Add): void {
  for (const [part, modifier] of isArm(place) ? ARM : LEG)
    if (actuator(state, id, place, part) !== 'works') add(modifier, () => ({ code: `limb-${part}`, place }));
  if (isArm(place) && lacksHand(state, id, place)) add(1, () => ({ code: 'limb-hand', place }));
}

/** An arm built without a lower arm does not lack a hand. */
function lacksHand(state: State, id: UnitId, arm: Place): boolean {
  const hand = actuator(state, id, arm, 'hand');
  return hand === 'destroyed' || (hand === 'absent' && actuator(state, id, arm, 'lower-arm') !== 'absent');
}

/** The to-hit number of a physical attack, with its receipt. */
export function strikeTally(state: State, id: UnitId, strike: Strike): Tally {
  const lines: Line[] = [];
  modifiers(state, id, strike, (value, why) => lines.push({ why: why(), value }));
  return tally(lines);
}

/** The same number without the receipt, for frequent callers. */
export function strikeNeeds(state: State, id: UnitId, strike: Strike): number {
  let needs = 0;
  modifiers(state, id, strike, (value) => {
    needs += value;
  });
  return needs;
}
