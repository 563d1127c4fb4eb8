import { never } from '../../../kernel/never.ts';
import type { Profile } from '../data/sheet.ts';
import type { Assignment, State, Unit } from '../state.ts';
import type { Terms } from '../terms.ts';
import type { Volley } from '../work.ts';
import { abilityIn } from './abilities/registry.ts';
import { partsLeft, unitNow, unitOf } from './attached.ts';
import { isEngaged } from './engaged.ts';
import { gap, plunges, unitHasCover } from './sight.ts';
import type { Situation } from './situation.ts';
import { unitSpots } from './targets.ts';
import { termsOf } from './terms.ts';
import { groupIn, inchesIn, isGone, living, modelAt, movedIn, profileIn, shelterOf, unitAt } from './units.ts';

/** Assigned weapons, grouped into volleys of identical attacks: target by target, weapon by weapon. */
export function volleysOf(state: State, shooter: number, assignments: readonly Assignment[]): readonly Volley[] {
  const unit = unitAt(state.rules, shooter);
  const volleys: Volley[] = [];
  for (const assignment of assignments) {
    const { target } = assignment;
    if (target === null) continue;
    const first = firstOf(state, unit, { ...assignment, target });
    for (const place of assignment.bearers) {
      const one = { ...first, ...distanced(state, unit, first, place) };
      const same = volleys.findIndex((volley) => areAlike(volley, one));
      const like = volleys[same];
      if (like) volleys[same] = { ...like, bearers: [...like.bearers, place] };
      else volleys.push(one);
    }
  }
  return inOrder(volleys);
}

/** A volley without bearers: everything that depends only on the target. */
function firstOf(state: State, unit: Unit, aim: Assignment & { target: number }): Volley {
  const { group, profile, target, hand, fish, lethal } = aim;
  const foe = unitAt(state.rules, target);
  return {
    group,
    bearers: [],
    profile,
    target,
    hand,
    fish,
    ...(lethal === false && { lethal }),
    half: false,
    far: false,
    plunging: false,
    blast: living(state.wounds, foe.models).length,
    toughness: toughnessOf(state, foe),
    unseen: !unitSpots(state, unit, foe),
    parts: partsLeft(state.wounds, foe),
  };
}

/** The values that depend on the bearer's position. */
function distanced({ rules, wounds }: State, unit: Unit, volley: Volley, place: number): Partial<Volley> {
  const { group, profile, target } = volley;
  const { range, abilities } = profileIn(groupIn(unit, group), profile);
  const bearer = groupIn(unit, group).bearers[place] as number;
  const distance = gap(rules, wounds, bearer, target);
  return {
    bearers: [place],
    half: distance <= range / 2,
    far: distance > (abilityIn(abilities, 'conversion')?.x?.plus ?? Number.POSITIVE_INFINITY),
    plunging: plunges(rules, wounds, bearer, target),
  };
}

/** The highest toughness of the bodyguard while any of it lives, else of the models left. */
function toughnessOf({ rules, wounds }: State, unit: Unit): number {
  const guard = living(wounds, unit.parts[0]?.models ?? []);
  const models = guard.length > 0 ? guard : living(wounds, unit.models);
  return Math.max(0, ...models.map((model) => modelAt(rules, model).sheet.toughness));
}

/** Same weapon, same target, same values. */
const areAlike = (one: Volley, other: Volley): boolean =>
  one.group === other.group &&
  one.profile === other.profile &&
  one.target === other.target &&
  one.half === other.half &&
  one.far === other.far &&
  one.plunging === other.plunging &&
  one.fish === other.fish &&
  one.lethal === other.lethal &&
  one.hand.join() === other.hand.join(); // the rest depends only on the target

/** Targets and weapons in the order in which they were first assigned. */
function inOrder(volleys: readonly Volley[]): readonly Volley[] {
  const named = (of: (volley: Volley) => string) => {
    const seen = [...new Set(volleys.map(of))];
    return (volley: Volley): number => seen.indexOf(of(volley));
  };
  const target = named((volley) => String(volley.target));
  const weapon = named(({ group, profile }) => `${group}/${profile}`);
  return volleys.toSorted((a, b) => target(a) - target(b) || weapon(a) - weapon(b));
}

/** The firing unit. Throws if none is selected. */
export const firing = (state: State, shooter: number | null): Unit =>
  unitAt(state.rules, shooter ?? never('no unit is selected'));

export const profileOf = (unit: Unit, { group, profile }: Volley): Profile => profileIn(groupIn(unit, group), profile);

/** Everything the values of a volley depend on, in the current state. */
export function situationOf(state: State, volley: Volley, shooter = state.shooter): Situation {
  const { rules, wounds, round } = state;
  const unit = unitNow(rules, wounds, firing(state, shooter).index);
  const target = unitOf(unitAt(rules, volley.target), volley.parts);
  const { half, far, plunging, unseen, blast, toughness } = volley;
  const inches = inchesIn(unit, round);
  return {
    moved: movedIn(unit, round),
    ...(inches !== undefined && { inches }),
    engaged: isEngaged(state, unit.index),
    targetEngaged: isEngaged(state, target.index),
    half,
    far,
    plunging,
    unseen,
    ...(unseen && { spotted: isSpotted(state, unit, target) }),
    blast,
    overwatch: false,
    cover: rules.ruleset.cover === 'skill' && unitHasCover(rules, wounds, unit.index, target.index) !== undefined,
    shooter: { keywords: unit.keywords, abilities: unit.abilities },
    target: {
      keywords: target.keywords,
      abilities: [...target.abilities, ...shelterOf(state, target.index)],
      toughness,
    },
  };
}

/** Whether another unit of the firing side sees the target. */
const isSpotted = (state: State, unit: Unit, target: Unit): boolean =>
  state.rules.units.some(
    (friend) =>
      friend.side === unit.side &&
      friend.index !== unit.index &&
      !isGone(state.wounds, friend) &&
      unitSpots(state, friend, target),
  );

/** The values that a volley is rolled with. */
export function termsFor(
  state: State,
  volley: Volley,
  shooter = state.shooter,
  at = situationOf(state, volley, shooter),
): Terms {
  const { rules } = state;
  const profile = profileOf(firing(state, shooter), volley);
  return termsOf(rules.ruleset, profile, volley.bearers.length, at, volley.hand, volley.fish, volley.lethal);
}
