import type { Fact } from '../../../../kernel/fact.ts';
import { actsIn } from '../../rules/awaiting.ts';
import { shootersOf } from '../../rules/eligibility.ts';
import { engagersOf } from '../../rules/engaged.ts';
import { askedOf, preciseOf } from '../../rules/resolve/allocation.ts';
import { targetsOf } from '../../rules/targets.ts';
import { isAlive, isGone, unitAt } from '../../rules/units.ts';
import { type Group, type Side, sideOf, type View } from '../../view.ts';
import { targetRows } from '../act/rows.ts';
import { currentGroup, type Draft, draftFor, settingsOf } from '../draft.ts';

/** How a unit relates to what the player is about to do; each has its own colour, outline and sign. */
export type Mark = 'shooter' | 'can' | 'eligible' | 'selected' | 'ineligible' | 'engaged';

/** An enemy unit as a target for the current weapons. */
interface Found {
  readonly distance: number;
  readonly weapons: number; // weapons that can fire at it
  readonly why: Fact | undefined; // why none can
}

/** The weapons for which range rings and lines of sight are drawn. */
export interface Look {
  readonly unit: number;
  readonly group: Group;
  readonly profile: number;
  readonly bearers: readonly number[]; // living bearers, each once
  readonly found: ReadonlyMap<number, Found>; // by enemy unit
}

/** Whether a current weapon can fire at a unit. Not used while dice are rolled. */
export const isReached = ({ found }: Look, unit: number): boolean =>
  found.size === 0 || (found.get(unit)?.weapons ?? 0) > 0;

/** The side of a seat that has to act now; null if it can only watch. */
export const actingSide = (view: View, seat: string | null): Side | null => {
  const side = seat === null ? undefined : sideOf(seat);
  return side !== undefined && view.round > 0 && view.stage !== 'ended' && actsIn(view) === side ? side : null;
};

/** The shooter's current weapon group while targets are chosen, later the group that fires. */
export function lookOf(view: View, draft: Draft | null): Look | null {
  const { shooter, work } = view;
  if (shooter === null) return null;
  const now = work?.volleys[Math.min(work.at, work.volleys.length - 1)];
  if (now) return looking(view, shooter, now.group, now.profile, new Map());
  const group = currentGroup(view, draft);
  if (group === null) return null;
  const { profile } = settingsOf(view, draft, group);
  const rows = targetRows(view, draftFor(view, draft), group);
  return looking(view, shooter, group, profile, new Map(rows.map((row) => [row.target, row])));
}

/** The longest-ranged weapon of a unit that is not selected. */
export function glance(view: View, unit: number): Look | null {
  const reach = ({ weapon }: Group): number => weapon.profiles[0]?.range ?? 0;
  const [longest] = unitAt(view.rules, unit).groups.toSorted((a, b) => reach(b) - reach(a));
  return longest ? looking(view, unit, longest.id, 0, new Map()) : null;
}

function looking(view: View, unit: number, id: string, profile: number, found: Look['found']): Look | null {
  const group = unitAt(view.rules, unit).groups.find((one) => one.id === id);
  if (!group) return null;
  const bearers = [...new Set(group.bearers)].filter((model) => isAlive(view.wounds, model));
  return { unit, group, profile, bearers, found };
}

/** The weapons of a command previewed elsewhere, with the units that they could shoot. */
export function lookFor(view: View, unit: number, group: string, profile: number): Look | null {
  const found = new Map(
    targetsOf(view, unit, group, profile).map(({ target, distance, able, why }) => [
      target,
      { distance, weapons: able.length, why },
    ]),
  );
  return looking(view, unit, group, profile, found);
}

/** Units that the shooter's weapons are assigned to, or firing at. */
export const aimedUnits = ({ assignments, work, shooter }: View): readonly number[] =>
  shooter === null
    ? []
    : [...new Set((work?.volleys ?? assignments).flatMap(({ target }) => (target === null ? [] : [target])))];

/** The unit that the current weapons are assigned to or firing at; else the target of another weapon. */
export function currentTarget(view: View, look: Look | null): number | null {
  const { work, assignments } = view;
  const now = work?.volleys[work.at]?.target;
  const told = assignments.find(({ group, target }) => group === look?.group.id && target !== null)?.target;
  return now ?? told ?? aimedUnits(view)[0] ?? null;
}

/** Marks of units; `acting` is the side that may choose now. */
export function marksOf(view: View, look: Look | null, acting: Side | null): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  if (view.stage === 'select' && acting) for (const { index } of shootersOf(view)) marks.set(index, 'can');
  if (view.shooter === null) return marks;
  for (const [target, { weapons }] of look?.found ?? [])
    marks.set(target, weapons > 0 ? 'eligible' : engagersOf(view, target).length > 0 ? 'engaged' : 'ineligible');
  for (const target of aimedUnits(view)) marks.set(target, 'selected');
  marks.set(view.shooter, 'shooter');
  for (const unit of marks.keys()) if (isGone(view.wounds, unitAt(view.rules, unit))) marks.delete(unit);
  return marks;
}

/** Models that the player may click: those that can take the next wounds, or characters that Precision may pick out. */
export function choiceOf(view: View, acting: Side | null): readonly number[] {
  if (acting === null || !view.work) return [];
  if (view.stage === 'allocation') return askedOf(view)?.pool ?? [];
  if (view.stage === 'precision') return preciseOf(view, view.work);
  return [];
}
