import type { Fact } from '../../../kernel/fact.ts';
import type { Profile } from '../data/sheet.ts';
import { otherSide } from '../sides.ts';
import type { State, Unit } from '../state.ts';
import type { Aiming, Firing } from './abilities/ability.ts';
import { entryOf } from './abilities/registry.ts';
import { partsLeft, unitNow } from './attached.ts';
import { firesOf, firingOf, permits, said } from './eligibility.ts';
import { engagersOf } from './engaged.ts';
import { gap, hiddenFrom, visible } from './sight.ts';
import { isBig } from './situation.ts';
import { groupIn, isAlive, isGone, modelAt, profileIn, unitAt } from './units.ts';

/** An enemy unit as a possible target of a weapon group. */
export interface Aimed {
  readonly target: number;
  readonly distance: number; // from the nearest bearer
  readonly able: readonly number[]; // indices into the group's list of bearers
  readonly why: Fact | undefined; // the nearest bearer's reason, if none can fire
}

/** Every living enemy unit: valid targets first, nearest first. */
export function targetsOf(state: State, shooter: number, group: string, profile = 0): readonly Aimed[] {
  const { rules, wounds } = state;
  const { side } = unitAt(rules, shooter);
  return rules.units
    .filter((unit) => unit.side !== side && !isGone(wounds, unit))
    .map(({ index }) => aimedAt(state, shooter, group, profile, index))
    .sort((a, b) => Number(b.able.length > 0) - Number(a.able.length > 0) || a.distance - b.distance);
}

/** The weapons of a group that can fire at a unit, and the nearest bearer's reason if none can. */
export function aimedAt(state: State, shooter: number, id: string, profile: number, target: number): Aimed {
  const { rules, wounds } = state;
  const group = groupIn(unitAt(rules, shooter), id);
  const reason = reasonFor(state, shooter, id, profile, target);
  const able: number[] = [];
  let distance = Number.POSITIVE_INFINITY;
  let why: Fact | undefined;
  for (const [place, model] of group.bearers.entries()) {
    if (!isAlive(wounds, model)) continue;
    const fact = reason(place);
    if (!fact) able.push(place);
    const far = gap(rules, wounds, model, target);
    if (far < distance) [distance, why] = [far, fact];
  }
  if (able.length > 0) return { target, distance, able, why: undefined };
  return { target, distance, able, why: why ?? { code: 'no-bearer-left', group: id } };
}

/** The first rule that forbids firing a weapon at a unit. */
export const whyNot = (
  state: State,
  shooter: number,
  id: string,
  profile: number,
  place: number,
  target: number,
): Fact | undefined => reasonFor(state, shooter, id, profile, target)(place);

/** `whyNot` for every bearer of a group, computing what they share only once. */
export function reasonFor(
  state: State,
  shooter: number,
  id: string,
  profile: number,
  target: number,
): (place: number) => Fact | undefined {
  const { rules, wounds } = state;
  if (!rules.units[target]) return () => ({ code: 'no-such-unit', unit: target });
  const unit = unitNow(rules, wounds, shooter);
  const foe = unitNow(rules, wounds, target);
  if (foe.side === unit.side) return () => ({ code: 'own-unit', unit: target });
  if (isGone(wounds, foe)) return () => ({ code: 'unit-is-destroyed', unit: target });
  const reach = reachOf(state, unit, profileIn(groupIn(unit, id), profile), foe);
  const fires = firesOf(state, unit, id, profile);
  const models = groupIn(unit, id).bearers;
  return (place) => fires(place) ?? reach(models[place] as number, firingOf(state, unit, id, place));
}

/** Checks sight, range, engagement, then the abilities of weapon and target. */
function reachOf(
  state: State,
  unit: Unit,
  how: Profile,
  foe: Unit,
): (model: number, firing: Firing) => Fact | undefined {
  const { rules, wounds } = state;
  const friends = engagersOf(state, foe.index);
  const engagedWithIt = friends.includes(unit.index);
  const mayBeUnseen = permits(unit, how, 'unseen');
  const isFree =
    friends.length === 0 ||
    isBig(foe.keywords) ||
    (engagedWithIt && (isBig(unit.keywords) || permits(unit, how, 'while-engaged')));
  const target = { keywords: foe.keywords, abilities: foe.abilities, attached: partsLeft(wounds, foe).length > 1 };
  const voices = [...how.abilities, ...foe.abilities].filter((ability) => entryOf(ability)?.forbidsTarget);
  return (model, firing) => {
    const distance = gap(rules, wounds, model, foe.index);
    if (distance > how.range && mayBeUnseen) return outOfRange(distance, how);
    const seen = spots(state, model, foe);
    if (!seen && !mayBeUnseen) return unseen(state, model, foe, distance);
    if (distance > how.range) return outOfRange(distance, how);
    if (!isFree) return { code: 'target-is-engaged', unit: foe.index, by: friends[0] };
    if (voices.length === 0) return undefined;
    const aiming: Aiming = { ...firing, distance, seen, engagedWithIt, nearFriends: friends.length > 0, target };
    return said(voices, (ability) => entryOf(ability)?.forbidsTarget?.(ability, aiming));
  };
}

const outOfRange = (distance: number, { range }: Profile): Fact => ({
  code: 'out-of-range',
  distance: rounded(distance),
  range,
});

type Seeing = Pick<State, 'rules' | 'wounds' | 'fired'>;

/** Whether a model sees another; hidden models are seen only from nearby. */
export const makesOut = ({ rules, wounds, fired }: Seeing, from: number, to: number): boolean =>
  (fired.includes(modelAt(rules, to).unit) || !hiddenFrom(rules, from, to)) && visible(rules, wounds, from, to);

/** Whether a model sees at least one model of a unit. */
export const spots = (state: Seeing, model: number, { models }: Unit): boolean =>
  models.some((to) => isAlive(state.wounds, to) && makesOut(state, model, to));

/** Whether any living model of a unit sees any of another. */
export const unitSpots = (state: State, from: Unit, to: Unit): boolean =>
  from.models.some((model) => isAlive(state.wounds, model) && spots(state, model, to));

function unseen({ rules, wounds }: State, model: number, foe: Unit, distance: number): Fact {
  const there = foe.models.some((to) => isAlive(wounds, to) && visible(rules, wounds, model, to));
  return there
    ? { code: 'hidden', unit: foe.index, distance: rounded(distance), within: rules.ruleset.hidden }
    : { code: 'no-line-of-sight', unit: foe.index };
}

/** Rounds inches up for display, so that a distance out of range never looks as if it were within range. */
const rounded = (inches: number): number => Math.ceil(inches * 10) / 10;

/** The enemy units that some weapon of a unit can fire at, with any of its profiles. */
export function targetsOfUnit(state: State, shooter: number): readonly number[] {
  const { rules, wounds } = state;
  const unit = unitAt(rules, shooter);
  return rules.units
    .filter((foe) => foe.side === otherSide(unit.side) && !isGone(wounds, foe))
    .filter((foe) =>
      unit.groups.some((group) =>
        group.weapon.profiles.some((_, profile) =>
          group.bearers.some((_, place) => !whyNot(state, shooter, group.id, profile, place, foe.index)),
        ),
      ),
    )
    .map(({ index }) => index);
}
