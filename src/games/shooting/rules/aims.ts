import { type Fact, first } from '../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import type { Aim } from '../commands.ts';
import type { Assignment, Group, State, Unit } from '../state.ts';
import { abilityIn } from './abilities/registry.ts';
import { unitNow } from './attached.ts';
import { isApart } from './eligibility.ts';
import { aimedAt, reasonFor } from './targets.ts';
import { isAlive, unitAt } from './units.ts';

type Assignments = readonly Assignment[];

/** The assignments with one more aim, or the first rule that refuses it. Its weapons lose their previous target. */
export function aimed(state: State, shooter: number, before: Assignments, aim: Aim): Result<Assignments> {
  const unit = unitAt(state.rules, shooter);
  const wrong = misnamed(state, unit, aim);
  if (wrong) return no(wrong);
  const { group, target, profile = 0, hand = [], fish = false } = aim;
  const others = without(before, group, aim.bearers);
  const reached = placesOf(state, shooter, aim);
  if (!reached.ok) return reached;
  const places = reached.value;
  const free = places.filter((place) => !firesOthers(state, unit, others, group, profile, place));
  if (free.length < (aim.bearers ? places.length : 1)) {
    const place = places.find((one) => !free.includes(one)) as number;
    return no({ code: 'pistols-or-others', model: bearerOf(unit, group, place) });
  }
  const lent = onceEach(unit, others, group, free);
  if (lent.length < (aim.bearers ? free.length : 1)) return no({ code: 'lends-another', group });
  const room = deckRoom(unit, others, group);
  if (room < (aim.bearers ? free.length : 1)) return no({ code: 'firing-deck-is-full', most: deckOf(unit) });
  const bearers = lent.slice(0, room);
  const silent = aim.bearers ? [] : restOf(state, unit, others, aim, bearers);
  const held: Assignments = silent.length > 0 ? [{ ...HELD, group, bearers: silent }] : [];
  const declined = aim.lethal === false && { lethal: false as const };
  return ok([...others, ...held, { group, bearers, profile, target, hand, fish, ...declined }]);
}

/** The assignment of weapons that hold fire. */
export const HELD = { profile: 0, target: null, hand: [], fish: false } as const satisfies Partial<Assignment>;

/** When a whole group is aimed, bearers that cannot reach hold fire. */
function restOf(
  state: State,
  unit: Unit,
  others: Assignments,
  { group: id, profile = 0 }: Aim,
  bearers: readonly number[],
): readonly number[] {
  const group = groupOf(unit, id);
  if (!group || group.lent) return [];
  return group.bearers.flatMap((model, place) =>
    bearers.includes(place) || !isAlive(state.wounds, model) || firesOthers(state, unit, others, id, profile, place)
      ? []
      : [place],
  );
}

/** The weapons an aim covers. If it names bearers, all of them must reach the target; otherwise at least one must. */
function placesOf(
  state: State,
  shooter: number,
  { group, target, profile = 0, bearers }: Aim,
): Result<readonly number[]> {
  if (!bearers) {
    const { able, why } = aimedAt(state, shooter, group, profile, target);
    return why ? no(why) : ok(able);
  }
  const reason = reasonFor(state, shooter, group, profile, target);
  for (const place of bearers) {
    const fact = reason(place);
    if (fact) return no(fact);
  }
  return ok(bearers);
}

/** The first invalid or forbidden part of an aim, apart from its target. */
function misnamed(state: State, unit: Unit, { group: id, profile = 0, bearers = [], hand = [], lethal, target }: Aim) {
  const group = unit.groups.find((one) => one.id === id);
  if (!group) return { code: 'no-such-weapon', group: id, known: unit.groups.map((one) => one.id) };
  const { profiles } = group.weapon;
  const stranger = bearers.find((place) => place >= group.bearers.length);
  return first<Fact>(
    profile >= profiles.length && { code: 'no-such-profile', profile, most: profiles.length - 1 },
    stranger !== undefined && { code: 'no-such-bearer', bearer: stranger, most: group.bearers.length - 1 },
    !state.rules.units[target] && { code: 'no-such-unit', unit: target },
    hand.length > 0 && !state.rules.setup.scenario.handModifiers && { code: 'hand-modifiers-are-forbidden' },
    lethal === false && state.rules.ruleset.lethal === 'always' && { code: 'lethal-hits-are-not-declined' },
    lethal === false && !mayDecline(state, unit.index, id, profile) && { code: 'no-lethal-hits', group: id },
  );
}

/** Whether a weapon has Lethal Hits that may be declined. */
export function mayDecline({ rules, wounds }: State, unit: number, group: string, profile: number): boolean {
  if (rules.ruleset.lethal === 'always') return false;
  const { abilities, groups } = unitNow(rules, wounds, unit);
  const own = groups.find(({ id }) => id === group)?.weapon.profiles[profile]?.abilities ?? [];
  return abilityIn([...own, ...abilities], 'lethal-hits') !== undefined;
}

/** The assignments without these weapons of a group, or without the whole group if none are named. */
export function without(before: Assignments, group: string, bearers?: readonly number[]): Assignments {
  return before.flatMap((assignment) => {
    if (assignment.group !== group) return [assignment];
    const left = bearers ? assignment.bearers.filter((place) => !bearers.includes(place)) : [];
    return left.length > 0 ? [{ ...assignment, bearers: left }] : [];
  });
}

const groupOf = (unit: Unit, id: string): Group | undefined => unit.groups.find((group) => group.id === id);
const bearerOf = (unit: Unit, group: string, place: number): number => groupOf(unit, group)?.bearers[place] as number;

/** A model fires either its pistols or all its other weapons. Whether this one already fires the other kind. */
export function firesOthers(
  state: State,
  unit: Unit,
  others: Assignments,
  group: string,
  profile: number,
  place: number,
): boolean {
  const bearer = bearerOf(unit, group, place);
  const apart = isApart(state, unit, group, profile, place);
  return others.some(
    (other) =>
      other.target !== null &&
      other.bearers.some(
        (at) =>
          bearerOf(unit, other.group, at) === bearer && isApart(state, unit, other.group, other.profile, at) !== apart,
      ),
  );
}

/** How many passenger weapons a Firing Deck lets fire. */
const deckOf = ({ abilities }: Unit): number => abilityIn(abilities, 'firing-deck')?.x?.plus ?? 0;

/** How many more weapons of a group the Firing Deck allows; no limit for the unit's own weapons. */
function deckRoom(unit: Unit, others: Assignments, id: string): number {
  if (!groupOf(unit, id)?.lent) return Number.POSITIVE_INFINITY;
  const lent = others.filter(({ group, target }) => target !== null && groupOf(unit, group)?.lent);
  return deckOf(unit) - lent.reduce((sum, { bearers }) => sum + bearers.length, 0);
}

/** Drops weapons whose lender already lends another: each passenger lends one. Keeps the unit's own weapons. */
function onceEach(unit: Unit, others: Assignments, id: string, places: readonly number[]): readonly number[] {
  const lenders = groupOf(unit, id)?.lenders;
  if (!lenders) return places;
  const firing = others.filter(({ target }) => target !== null);
  const busy = new Set(
    firing.flatMap(({ group, bearers }) => bearers.map((place) => groupOf(unit, group)?.lenders?.[place])),
  );
  return places.filter((place) => {
    const isFree = !busy.has(lenders[place]);
    busy.add(lenders[place]);
    return isFree;
  });
}
