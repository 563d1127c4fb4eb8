import type { Aim, CommandOf } from '../commands.ts';
import { aimed, mayDecline } from '../rules/aims.ts';
import { unanswered } from '../rules/confirm.ts';
import { targetsOf } from '../rules/targets.ts';
import { isAlive } from '../rules/units.ts';
import type { Assignment, Hand, View } from '../view.ts';

/** How a weapon group is about to be fired, whoever it is aimed at. */
export interface Grip {
  readonly profile: number;
  readonly hand: readonly Hand[]; // modifiers that are ticked
  readonly fish: boolean; // re-rolls that may take any die are used on all but criticals
  readonly lethal: boolean; // Lethal Hits are taken; false = declined, where that is allowed
  readonly bearers: readonly number[] | null; // places in the group's list that the next target is for; null = the whole group
}

/** What the hand is about to do, shared by board and panel; nothing of it is the match's. */
export interface Draft {
  readonly shooter: number | null; // the chosen unit that the rest was thought of for
  readonly unit: number | null; // an own unit that the hand looks at before choosing it
  readonly group: string | null; // the weapon group in hand: its range and its targets are drawn
  readonly pointed: number | null; // an enemy unit that is pointed at: lines of sight are drawn to it
  readonly grips: Readonly<Record<string, Grip>>; // by group, where they differ from what is assigned
  readonly order: readonly number[]; // models that are to take wounds, in the order in which they were clicked
  readonly die: number | null; // of the last roll, that a Command Re-roll would be for
}

export const BLANK: Draft = { shooter: null, unit: null, group: null, pointed: null, grips: {}, order: [], die: null };

/** The draft as it holds for what is on the table now: another shooter has other weapons. */
export function draftFor(view: View, draft: Draft | null): Draft {
  if (!draft) return { ...BLANK, shooter: view.shooter };
  return draft.shooter === view.shooter ? draft : { ...BLANK, shooter: view.shooter, unit: draft.unit };
}

/** The weapon group in hand: the one that was clicked, else the first that is still to be aimed, else the first. */
export function groupInHand(view: View, draft: Draft | null): string | null {
  const groups = view.shooter === null ? [] : (view.rules.units[view.shooter]?.groups ?? []);
  const { group } = draftFor(view, draft);
  if (groups.some(({ id }) => id === group)) return group;
  return openGroups(view)[0] ?? groups[0]?.id ?? null;
}

const OPEN = new WeakMap<View, readonly string[]>();

/** Groups that are still to be told where to fire, in whole or in part; asked often, so worked out once a view. */
export function openGroups(view: View): readonly string[] {
  const known = OPEN.get(view);
  if (known) return known;
  const { shooter, stage, assignments } = view;
  const open = shooter === null || stage !== 'targets' ? [] : unanswered(view, shooter, assignments);
  OPEN.set(view, open);
  return open;
}

/** How a group is held: as the hand has said, else as it was assigned, else plainly. What is left of a split group is next. */
export function gripOf(view: View, draft: Draft | null, group: string): Grip {
  const said = draftFor(view, draft).grips[group];
  if (said) return said;
  const one = view.assignments.find((assignment) => assignment.group === group && assignment.target !== null);
  const bearers = restOf(view, group);
  return {
    profile: one?.profile ?? 0,
    hand: one?.hand ?? [],
    fish: one?.fish ?? false,
    lethal: one?.lethal ?? true,
    bearers,
  };
}

/** The living bearers without a target, of a group of which others have one. */
function restOf(view: View, group: string): readonly number[] | null {
  const told = toldOf(view, group);
  if (told.length === 0 || !openGroups(view).includes(group)) return null;
  const bearers = view.rules.units[view.shooter ?? -1]?.groups.find(({ id }) => id === group)?.bearers ?? [];
  return bearers.flatMap((model, place) =>
    isAlive(view.wounds, model) && !told.some((one) => one.bearers.includes(place)) ? [place] : [],
  );
}

/** The order that sends a group, as it is held, at a unit. */
export function aimAt(view: View, draft: Draft | null, group: string, target: number): CommandOf<'assign'> {
  const grip = gripOf(view, draft, group);
  const bearers = grip.bearers ?? whoReach(view, group, grip.profile, target);
  return {
    type: 'assign',
    group,
    target,
    ...(bearers && { bearers: [...bearers] }),
    ...heldAs(view, group, grip),
  };
}

/** What an order says of how a group is held: only what is not as usual. */
export function heldAs(
  view: View,
  group: string,
  { profile, hand, fish, lethal }: Grip,
): Omit<Aim, 'group' | 'target'> {
  const declined = !lethal && view.shooter !== null && mayDecline(view, view.shooter, group, profile);
  return {
    ...(profile > 0 && { profile }),
    ...(hand.length > 0 && { hand: [...hand] }),
    ...(fish && { fish }),
    ...(declined && { lethal: false }),
  };
}

/**
 * Those of a whole group who reach a unit, where some of the rest could fire at another: they are asked next, instead of
 * holding their fire unasked. Null = the whole group is told.
 */
function whoReach(view: View, group: string, profile: number, target: number): readonly number[] | null {
  const { shooter } = view;
  const next = shooter === null ? undefined : aimed(view, shooter, view.assignments, { group, profile, target });
  if (shooter === null || !next?.ok) return null;
  const told = next.value.filter((one) => one.group === group);
  const silent = told.flatMap((one) => (one.target === null ? one.bearers : []));
  if (silent.length === 0) return null;
  const others = targetsOf(view, shooter, group, profile);
  const isFree = silent.some((place) => others.some(({ able }) => able.includes(place)));
  return isFree ? (told.find((one) => one.target === target)?.bearers ?? null) : null;
}

/** What the weapons of a group are told so far. */
export const toldOf = (view: View, group: string): readonly Assignment[] =>
  view.assignments.filter((assignment) => assignment.group === group);
