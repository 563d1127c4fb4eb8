import type { Aim, CommandOf } from '../commands.ts';
import { aimed, mayDecline } from '../rules/aims.ts';
import { unanswered } from '../rules/confirm.ts';
import { targetsOf } from '../rules/targets.ts';
import { isAlive } from '../rules/units.ts';
import type { Assignment, ManualModifier, View } from '../view.ts';

/** The settings a weapon group is about to fire with, at any target. */
export interface FireSettings {
  readonly profile: number;
  readonly hand: readonly ManualModifier[]; // ticked modifiers
  readonly fish: boolean; // if any die may be re-rolled, re-roll all except criticals
  readonly lethal: boolean; // false = Lethal Hits are declined, if that is allowed
  readonly bearers: readonly number[] | null; // indices that fire at the next target; null = the whole group
}

/** What the player is about to do, shared by board and panel; not part of the match. */
export interface Draft {
  readonly shooter: number | null; // the selected unit that the rest refers to
  readonly unit: number | null; // one of the player's units, previewed before selecting it
  readonly group: string | null; // the current weapon group: its range and targets are drawn
  readonly pointed: number | null; // an enemy unit pointed at: lines of sight to it are drawn
  readonly settings: Readonly<Record<string, FireSettings>>; // by group, where they differ from the assignment
  readonly order: readonly number[]; // models that should take wounds, in the order clicked
  readonly die: number | null; // the die of the last roll chosen for a Command Re-roll
}

export const BLANK: Draft = {
  shooter: null,
  unit: null,
  group: null,
  pointed: null,
  settings: {},
  order: [],
  die: null,
};

/** The part of a draft that fits the current state. For another shooter, only the previewed unit is kept. */
export function draftFor(view: View, draft: Draft | null): Draft {
  if (!draft) return { ...BLANK, shooter: view.shooter };
  return draft.shooter === view.shooter ? draft : { ...BLANK, shooter: view.shooter, unit: draft.unit };
}

/** The current weapon group: the one clicked, else the first without a target, else the first. */
export function currentGroup(view: View, draft: Draft | null): string | null {
  const groups = view.shooter === null ? [] : (view.rules.units[view.shooter]?.groups ?? []);
  const { group } = draftFor(view, draft);
  if (groups.some(({ id }) => id === group)) return group;
  return openGroups(view)[0] ?? groups[0]?.id ?? null;
}

const OPEN = new WeakMap<View, readonly string[]>();

/** Groups that still need a target, in whole or in part. Called often, so cached by view. */
export function openGroups(view: View): readonly string[] {
  const known = OPEN.get(view);
  if (known) return known;
  const { shooter, stage, assignments } = view;
  const open = shooter === null || stage !== 'targets' ? [] : unanswered(view, shooter, assignments);
  OPEN.set(view, open);
  return open;
}

/** A group's settings: the player's, else those assigned, else the defaults. `bearers` is the rest of a split group. */
export function settingsOf(view: View, draft: Draft | null, group: string): FireSettings {
  const said = draftFor(view, draft).settings[group];
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

/** The living bearers without a target, in a group where others have one. */
function restOf(view: View, group: string): readonly number[] | null {
  const told = assignedTo(view, group);
  if (told.length === 0 || !openGroups(view).includes(group)) return null;
  const bearers = view.rules.units[view.shooter ?? -1]?.groups.find(({ id }) => id === group)?.bearers ?? [];
  return bearers.flatMap((model, place) =>
    isAlive(view.wounds, model) && !told.some((one) => one.bearers.includes(place)) ? [place] : [],
  );
}

/** The command that aims a group at a unit with its settings. */
export function aimAt(view: View, draft: Draft | null, group: string, target: number): CommandOf<'assign'> {
  const grip = settingsOf(view, draft, group);
  const bearers = grip.bearers ?? whoReach(view, group, grip.profile, target);
  return {
    type: 'assign',
    group,
    target,
    ...(bearers && { bearers: [...bearers] }),
    ...settingsFields(view, group, grip),
  };
}

/** The settings as fields of a command: only those that differ from the defaults. */
export function settingsFields(
  view: View,
  group: string,
  { profile, hand, fish, lethal }: FireSettings,
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
 * The bearers that reach a unit, if others of the group could only fire elsewhere. Those then get their own target
 * instead of silently holding fire. Null = assign the whole group.
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

/** The current assignments of a group's weapons. */
export const assignedTo = (view: View, group: string): readonly Assignment[] =>
  view.assignments.filter((assignment) => assignment.group === group);
