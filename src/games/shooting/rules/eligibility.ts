import { type Fact, first } from '../../../kernel/fact.ts';
import type { Ability, Profile } from '../data/sheet.ts';
import type { Side } from '../sides.ts';
import type { State, Unit } from '../state.ts';
import type { Firing, Permit } from './abilities/ability.ts';
import { entryOf } from './abilities/registry.ts';
import { unitNow } from './attached.ts';
import { engagersOf, isEngaged } from './engaged.ts';
import { isBig } from './situation.ts';
import { groupIn, isAlive, isGone, modelAt, movedIn, profileIn, weaponId } from './units.ts';

/** The first rule that forbids selecting a unit to shoot. */
export function cannotShoot(state: State, index: number): Fact | undefined {
  if (!state.rules.units[index]) return { code: 'no-such-unit', unit: index };
  const unit = unitNow(state.rules, state.wounds, index);
  return (
    first<Fact>(
      unit.side !== state.active && { code: 'not-your-unit', unit: index },
      isGone(state.wounds, unit) && { code: 'unit-is-destroyed', unit: index },
      state.shot.includes(index) && { code: 'already-shot', unit: index },
    ) ?? nothingFires(state, unit)
  );
}

/** The units of a side that can shoot now, in order. */
export const shootersOf = (state: State, side: Side = state.active): readonly Unit[] =>
  state.rules.units.filter((unit) => unit.side === side && !cannotShoot(state, unit.index));

export const mayAnybodyShoot = (state: State): boolean =>
  state.rules.units.some(({ side, index }) => side === state.active && !cannotShoot(state, index));

/** Why no weapon of the unit may fire; undefined if at least one may. */
function nothingFires(state: State, unit: Unit): Fact | undefined {
  let why: Fact = { code: 'no-weapons', unit: unit.index };
  for (const group of unit.groups)
    for (const [profile] of group.weapon.profiles.entries()) {
      const fires = firesOf(state, unit, group.id, profile);
      for (const [place, model] of group.bearers.entries()) {
        if (!isAlive(state.wounds, model)) continue;
        const fact = fires(place);
        if (!fact) return undefined;
        why = fact;
      }
    }
  return why;
}

/** The first rule that forbids firing a weapon at any target. */
export const cannotFire = (state: State, unit: Unit, id: string, profile: number, place: number): Fact | undefined =>
  firesOf(state, unitNow(state.rules, state.wounds, unit.index), id, profile)(place);

/** `cannotFire` for every bearer of a group, computing what they share only once. */
export function firesOf(state: State, unit: Unit, id: string, profile: number): (place: number) => Fact | undefined {
  const { wounds, round } = state;
  const { index } = unit;
  const group = groupIn(unit, id);
  const how = profileIn(group, profile);
  const moved = movedIn(unit, round);
  const [by] = engagersOf(state, index);
  const forAll = first<Fact>(
    moved === 'fell-back' && !permits(unit, how, 'after-falling-back') && { code: 'fell-back', unit: index },
    moved === 'advanced' && !permits(unit, how, 'after-advancing') && { code: 'advanced', unit: index },
    by !== undefined &&
      !isBig(unit.keywords) &&
      !permits(unit, how, 'while-engaged') && { code: 'engaged', unit: index, by },
  );
  const voices = how.abilities.filter((ability) => entryOf(ability)?.forbids);
  return (place) => {
    const model = group.bearers[place] as number;
    if (!isAlive(wounds, model)) return { code: 'bearer-is-destroyed', model };
    if (forAll || voices.length === 0) return forAll;
    const firing = firingOf(state, unit, id, place);
    return said(voices, (ability) => entryOf(ability)?.forbids?.(ability, firing));
  };
}

export const firingOf = (state: State, unit: Unit, group: string, place: number): Firing => ({
  moved: movedIn(unit, state.round),
  engaged: isEngaged(state, unit.index),
  keywords: unit.keywords,
  spent: state.spent.length > 0 && state.spent.includes(weaponId(unit.index, group, place)),
});

/** Whether an ability of the weapon or its unit permits an exception. */
export const permits = ({ abilities }: Unit, profile: Profile, what: Permit): boolean =>
  [...profile.abilities, ...abilities].some((ability) => entryOf(ability)?.permits?.includes(what));

/** The first answer that one of these abilities gives. */
export function said<T>(abilities: readonly Ability[], ask: (ability: Ability) => T | undefined): T | undefined {
  for (const ability of abilities) {
    const answer = ask(ability);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Whether a weapon is like a pistol: models other than monsters and vehicles fire either these or all their others. */
export const isApart = (state: State, unit: Unit, id: string, profile: number, place: number): boolean => {
  const group = groupIn(unit, id);
  const bearer = modelAt(state.rules, group.bearers[place] as number);
  return !isBig(bearer.keywords) && profileIn(group, profile).abilities.some((ability) => entryOf(ability)?.apart);
};
