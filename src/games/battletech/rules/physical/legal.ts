import { type Fact, first } from '../../../../kernel/fact.ts';
import { distance, neighbour } from '../../../../parts/hex/hex.ts';
import { LA, type Place, RA } from '../../data/places.ts';
import type { Attack } from '../../plan.ts';
import { groundAt, type State, type Unit, type UnitId, unitOf } from '../../state.ts';
import { type Arc, arcOf } from '../arcs.ts';
import { active, isMech } from '../status.ts';
import { targetRefusal } from '../target.ts';
import { standing, topOf } from '../terrain.ts';
import { limbsOf } from './attack.ts';
import { limbRefusal } from './limbs.ts';
import { pushRefusal } from './push-refusal.ts';
import { riseOf, tableOf } from './reach.ts';

/** The first rule that refuses this attack, in the order of the rulebook. */
export const physicalRefusal = (state: State, id: UnitId, attack: Attack): Fact | undefined =>
  attackerRefusal(state, id) ??
  targetRefusal(state, id, attack.target) ??
  adjacentRefusal(state, id, attack.target) ??
  limbRefusal(state, id, attack) ??
  arcRefusal(state, id, attack) ??
  (attack.attack === 'push' ? pushRefusal(state, id, attack.target) : undefined) ??
  first<Fact>(
    !tableOf(state, id, attack) && {
      code: 'out-of-reach',
      attack: attack.attack,
      rise: riseOf(state, id, attack.target),
    },
  );

/** Whether a unit can make physical attacks at all in this phase. */
function attackerRefusal(state: State, id: UnitId): Fact | undefined {
  const unit = unitOf(state, id);
  return first<Fact>(
    !isMech(state, id) && { code: 'only-mechs-strike' },
    !active(unit) && { code: 'cannot-act', unit: id },
    unit.prone && { code: 'attacker-is-prone' },
    unit.charge !== null && { code: 'is-charging', kind: unit.charge.kind },
    unit.tookClub && { code: 'took-a-club' },
  );
}

function adjacentRefusal(state: State, id: UnitId, target: UnitId): Fact | undefined {
  const [unit, foe] = [unitOf(state, id), unitOf(state, target)];
  return first<Fact>(
    distance(state.rules.map, unit.at, foe.at) !== 1 && { code: 'not-adjacent' },
    wallRefusal(state, unit, foe),
    foe.charge?.kind === 'death-from-above' && { code: 'target-is-leaping' },
  );
}

const inside = (state: State, { at, level }: Pick<Unit, 'at' | 'level'>): boolean => {
  const ground = groundAt(state, at);
  return standing(ground) !== null && level < topOf(ground);
};

/** No attacks through the walls of the target's building. Every hex is a building of its own. */
export function wallRefusal(
  state: State,
  unit: Pick<Unit, 'at' | 'level'>,
  foe: Pick<Unit, 'at' | 'level'>,
): Fact | undefined {
  if (!inside(state, foe)) return undefined;
  if (!inside(state, unit)) return { code: 'inside-a-building' };
  return state.rules.ruleset.walls === 'every' ? { code: 'in-another-building' } : undefined;
}

/** The side arc that one arm reaches in addition to the front. */
const BESIDES: Readonly<Partial<Record<Place, Arc>>> = { [LA]: 'left', [RA]: 'right' };

/** Punches and clubs use the torso's facing, kicks and pushes the legs'; a push goes straight ahead. */
function arcRefusal(state: State, id: UnitId, attack: Attack): Fact | undefined {
  const { at, facing, torso } = unitOf(state, id);
  const to = unitOf(state, attack.target).at;
  const { map } = state.rules;
  const arc = arcOf(map, at, to, attack.attack === 'punch' || attack.attack === 'club' ? torso : facing);
  const limbs = limbsOf(state, id, attack);
  const besides = limbs.length === 1 ? BESIDES[limbs[0] as Place] : undefined;
  return first<Fact>(
    attack.attack === 'push' && neighbour(map, at, facing) !== to && { code: 'not-straight-ahead' },
    arc !== 'front' && arc !== besides && { code: 'not-in-arc', attack: attack.attack, arc },
  );
}

/** All conceivable attacks on a target. */
const attacksOn = (target: UnitId): readonly Attack[] => [
  { attack: 'punch', arm: 'LA', target },
  { attack: 'punch', arm: 'RA', target },
  { attack: 'kick', leg: 'LL', target },
  { attack: 'kick', leg: 'RL', target },
  { attack: 'club', target },
  { attack: 'push', target },
];

/** Adjacent enemies of a unit that can attack. */
function* foesBeside(state: State, id: UnitId): Generator<UnitId, void> {
  if (attackerRefusal(state, id)) return;
  const { at } = unitOf(state, id);
  for (let target = 0; target < state.units.length; target++)
    if (distance(state.rules.map, at, unitOf(state, target).at) === 1 && !targetRefusal(state, id, target))
      yield target;
}

/** All attacks that a unit may declare, one by one; declare.ts checks which can be combined. */
export const strikesOf = (state: State, id: UnitId): readonly Attack[] =>
  [...foesBeside(state, id)].flatMap((target) => attacksOn(target).filter((a) => !physicalRefusal(state, id, a)));

/** Whether a unit has anything to declare. A charging unit does not: its attack is already declared. */
export function mayStrike(state: State, id: UnitId): boolean {
  for (const target of foesBeside(state, id))
    if (attacksOn(target).some((attack) => !physicalRefusal(state, id, attack))) return true;
  return false;
}
