import type { Fact } from '../../../../kernel/fact.ts';
import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import type { Part } from '../../data/items.ts';
import { isArm, type Place } from '../../data/places.ts';
import { groundAt, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { actuator, heightOf, immobile } from '../status.ts';
import { FOLIAGE } from '../terrain.ts';
import { ATTACKER_MOVED, targetMoved } from '../weapons/modifiers.ts';
import { limbsOf, type Strike } from './attack.ts';
import { wades } from './reach.ts';

const CLUB = -1;
const PUSH = -1;
const SHOULDER = 2;

/** What actuators of the striking limb add when they are destroyed, or were never built in; a hand has its own rule. */
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

/** Takes one line of the table; what adds nothing is taken too. */
type Add = (value: number, code: string, facts?: Omit<Fact, 'code'>) => void;

/** The table of the rulebook, line by line: the skill, the kind, the attacker, the target, the limbs. Heat never counts. */
function modifiers(state: State, id: UnitId, strike: Strike, add: Add): void {
  const unit = unitOf(state, id);
  add(modelOf(state, id).piloting, 'piloting');
  kind(state, id, strike, add);
  add(ATTACKER_MOVED[unit.went.mode], 'attacker-moved', { mode: unit.went.mode });
  add(unit.went.skidded ? 1 : 0, 'attacker-skidded');
  target(state, strike.target, add);
  limbs(state, id, strike, add);
}

function kind(state: State, id: UnitId, { attack, target }: Strike, add: Add): void {
  const { punch, kick } = state.rules.ruleset;
  if (attack === 'punch') add(punch, 'punch');
  else if (attack === 'kick') add(kick, 'kick');
  else if (attack === 'club') add(CLUB, 'club');
  else if (attack === 'push') add(PUSH, 'push');
  else add(skill(state, id, target), 'skill-difference');
}

/** A charge and a leap are easier for the better pilot of the two. */
const skill = (state: State, id: UnitId, target: UnitId): number =>
  modelOf(state, id).piloting - modelOf(state, target).piloting;

function target(state: State, id: UnitId, add: Add): void {
  const { went, prone, at, level } = unitOf(state, id);
  const ground = groundAt(state, at);
  const hidden = level + heightOf(state, id) <= ground.level + FOLIAGE;
  add(targetMoved(went.hexes), 'target-moved', { hexes: went.hexes });
  add(went.mode === 'jump' ? 1 : 0, 'target-jumped');
  add(went.skidded ? 2 : 0, 'target-skidded');
  add(immobile(state, id) ? -4 : 0, 'target-immobile');
  add(prone ? -2 : 0, 'target-prone', { adjacent: true });
  add(wades(state, id) ? 1 : 0, 'partial-cover');
  if (hidden) add(ground.woods, 'target-in-woods', { woods: ground.woods });
  if (hidden) add(ground.smoke, 'target-in-smoke', { smoke: ground.smoke });
}

/** A push asks for shoulders, everything else for the other actuators of the limbs that strike. */
function limbs(state: State, id: UnitId, strike: Strike, add: Add): void {
  for (const place of limbsOf(state, id, strike))
    if (strike.attack !== 'push') actuators(state, id, place, add);
    else if (actuator(state, id, place, 'shoulder') !== 'works') add(SHOULDER, 'limb-shoulder', { place });
}

function actuators(state: State, id: UnitId, place: Place, add: Add): void {
  for (const [part, modifier] of isArm(place) ? ARM : LEG)
    if (actuator(state, id, place, part) !== 'works') add(modifier, `limb-${part}`, { place });
  if (isArm(place) && lacksHand(state, id, place)) add(1, 'limb-hand', { place });
}

/** An arm built without its lower half has no hand to miss. */
function lacksHand(state: State, id: UnitId, arm: Place): boolean {
  const hand = actuator(state, id, arm, 'hand');
  return hand === 'destroyed' || (hand === 'absent' && actuator(state, id, arm, 'lower-arm') !== 'absent');
}

/** What a physical attack must roll on two dice, with its receipt. */
export function strikeTally(state: State, id: UnitId, strike: Strike): Tally {
  const lines: Line[] = [];
  modifiers(state, id, strike, (value, code, facts) => lines.push({ why: { code, ...facts }, value }));
  return tally(lines);
}

/** The same number without the receipt, for those who ask often. */
export function strikeNeeds(state: State, id: UnitId, strike: Strike): number {
  let needs = 0;
  modifiers(state, id, strike, (value) => {
    needs += value;
  });
  return needs;
}
