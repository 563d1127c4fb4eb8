import type { Dice } from '../../../kernel/dice.ts';
import { type Fact, first } from '../../../kernel/fact.ts';
import type { Side } from '../sides.ts';
import type { Assignment, State, Unit } from '../state.ts';
import type { Until } from '../work.ts';
import { entryOf } from './abilities/registry.ts';
import { firesOthers } from './aims.ts';
import { firingOf } from './eligibility.ts';
import { type Handler, type Happening, notNow } from './handler.ts';
import { goOn } from './phase.ts';
import { mayReact } from './reaction.ts';
import { beginAttacks } from './resolve/make-attacks.ts';
import { reasonFor, whyNot } from './targets.ts';
import { groupIn, isGone, profileIn, shooterOf, unitAt, weaponId } from './units.ts';
import { volleysOf } from './volleys.ts';

/** All targets of all weapons are final before any die is rolled. */
export const confirm: Handler<'confirm'> = {
  refuse(state, side) {
    const early = notNow(state, side, 'targets');
    if (early) return early;
    const shooter = shooterOf(state);
    const groups = unanswered(state, shooter, state.assignments);
    return (
      first<Fact>(
        groups.length > 0 && { code: 'weapons-unassigned', groups },
        state.assignments.length === 0 && { code: 'nothing-assigned' },
      ) ?? outdated(state, shooter, state.assignments)
    );
  },
  *resolve(state, side, _command, dice) {
    yield* confirmed(state, side, shooterOf(state), state.assignments, null, dice);
  },
};

/** Confirms the targets. The other side may react, then the attacks are made as far as requested. */
export function* confirmed(
  before: State,
  side: Side,
  shooter: number,
  assignments: readonly Assignment[],
  until: Until | null,
  dice: Dice,
): Happening {
  const unit = unitAt(before.rules, shooter);
  const volleys = volleysOf(before, shooter, assignments);
  const held = unit.groups.map(({ id }) => id).filter((id) => !volleys.some(({ group }) => group === id));
  const spent = spending(before, unit, assignments);
  const state = yield { type: 'confirmed', side, unit: shooter, volleys, held, spent, until };
  if (volleys.length === 0) yield* goOn(yield { type: 'unit-skipped', side, unit: shooter });
  else if (!mayReact(state)) yield* beginAttacks(state, dice);
}

/** Weapon groups that could fire but have neither a target nor an order to hold fire. */
export function unanswered(state: State, shooter: number, assignments: readonly Assignment[]): readonly string[] {
  const { rules, wounds } = state;
  const unit = unitAt(rules, shooter);
  const foes = rules.units.filter((foe) => foe.side !== unit.side && !isGone(wounds, foe));
  const told = (group: string, place: number): boolean =>
    assignments.some((one) => one.group === group && one.bearers.includes(place));
  const couldFire = (id: string, profile: number, place: number): boolean =>
    !firesOthers(state, unit, assignments, id, profile, place) &&
    foes.some((foe) => !whyNot(state, shooter, id, profile, place, foe.index));
  return unit.groups
    .filter(
      ({ id, lent, bearers, weapon }) =>
        !lent &&
        bearers.some(
          (_, place) => !told(id, place) && weapon.profiles.some((_, profile) => couldFire(id, profile, place)),
        ),
    )
    .map(({ id }) => id);
}

/** Why the first forbidden aim is not allowed. Only a loaded state can contain such an aim. */
export function outdated(state: State, shooter: number, assignments: readonly Assignment[]): Fact | undefined {
  for (const { group, profile, bearers, target } of assignments) {
    if (target === null) continue;
    const reason = reasonFor(state, shooter, group, profile, target);
    for (const place of bearers) {
      const fact = reason(place);
      if (fact) return fact;
    }
  }
  return undefined;
}

/** The firing weapons that can fire only once per battle. */
function spending(state: State, unit: Unit, assignments: readonly Assignment[]): readonly string[] {
  return assignments.flatMap(({ group, profile, bearers, target }) => {
    if (target === null) return [];
    const weapon = groupIn(unit, group);
    const { abilities } = profileIn(weapon, profile);
    const isOnce = (place: number): boolean => {
      const again = { ...firingOf(state, unit, group, place), spent: true };
      return abilities.some((ability) => entryOf(ability)?.forbids?.(ability, again));
    };
    return bearers.filter(isOnce).map((place) => weaponId(unit.index, group, place));
  });
}
