import type { Fact } from '../../../../kernel/fact.ts';
import { aimed, firesOthers } from '../../rules/aims.ts';
import { cannotFire, cannotShoot } from '../../rules/eligibility.ts';
import { targetsOf } from '../../rules/targets.ts';
import { isAlive, isGone, living, unitAt } from '../../rules/units.ts';
import type { Assignment, Group, Side, View } from '../../view.ts';
import { aimAt, assignedTo, type Draft, openGroups, settingsOf } from '../draft.ts';

/** One of the player's units in the list of shooters. */
export interface ShooterRow {
  readonly unit: number;
  readonly models: number; // models alive
  readonly of: number;
  readonly standing: 'chosen' | 'able' | 'shot' | 'gone' | 'barred';
  readonly why: Fact | undefined; // why it cannot shoot
}

export function shooterRows(view: View, side: Side): readonly ShooterRow[] {
  return view.rules.units
    .filter((unit) => unit.side === side)
    .map((unit) => {
      const why = view.active === side ? cannotShoot(view, unit.index) : undefined;
      const models = living(view.wounds, unit.models).length;
      return { unit: unit.index, models, of: unit.models.length, standing: standingOf(view, unit.index, why), why };
    });
}

function standingOf(view: View, unit: number, why: Fact | undefined): ShooterRow['standing'] {
  if (isGone(view.wounds, unitAt(view.rules, unit))) return 'gone';
  if (view.shooter === unit) return 'chosen';
  if (view.shot.includes(unit)) return 'shot';
  return why ? 'barred' : 'able';
}

/** A weapon group of the shooter. */
export interface GroupRow {
  readonly group: Group;
  readonly alive: number; // weapons whose bearers are alive
  readonly told: readonly Assignment[];
  readonly open: boolean; // still without a target or an order to hold fire
  readonly why: Fact | undefined; // why none of its weapons can fire at anything
}

/** Common weapons first, special ones after them. */
export function groupRows(view: View): readonly GroupRow[] {
  const { shooter } = view;
  if (shooter === null) return [];
  const open = openGroups(view);
  const rows = unitAt(view.rules, shooter).groups.map((group) => ({
    group,
    alive: group.bearers.filter((model) => isAlive(view.wounds, model)).length,
    told: assignedTo(view, group.id),
    open: open.includes(group.id),
    why: barred(view, shooter, group),
  }));
  return [...rows.filter(({ group }) => !group.special), ...rows.filter(({ group }) => group.special)];
}

/** The first rule that forbids a group to fire at all; undefined while one of its weapons can. */
function barred(view: View, shooter: number, group: Group): Fact | undefined {
  const unit = unitAt(view.rules, shooter);
  let why: Fact | undefined;
  for (const [profile] of group.weapon.profiles.entries())
    for (const [place, model] of group.bearers.entries()) {
      if (!isAlive(view.wounds, model)) continue;
      const fact = firesOthers(view, unit, view.assignments, group.id, profile, place)
        ? { code: 'pistols-or-others', model }
        : cannotFire(view, unit, group.id, profile, place);
      if (!fact) return undefined;
      why ??= fact;
    }
  return why ?? { code: 'no-bearer-left', group: group.id };
}

/** An enemy unit as a target for a weapon group. */
export interface TargetRow {
  readonly target: number;
  readonly distance: number;
  readonly weapons: number; // number that would fire
  readonly chosen: number; // number already assigned to it
  readonly aim: Assignment | undefined; // what assigning would add; undefined if it cannot be shot
  readonly why: Fact | undefined;
}

const ROWS = new WeakMap<View, Map<string, readonly TargetRow[]>>();

/** Valid targets, nearest first, then the others with the reason. Cached, since panel and board both use it. */
export function targetRows(view: View, draft: Draft, group: string): readonly TargetRow[] {
  const known = ROWS.get(view) ?? new Map<string, readonly TargetRow[]>();
  ROWS.set(view, known);
  const key = JSON.stringify([group, settingsOf(view, draft, group)]);
  const rows = known.get(key) ?? foundBy(view, draft, group);
  known.set(key, rows);
  return rows;
}

function foundBy(view: View, draft: Draft, group: string): readonly TargetRow[] {
  const { shooter } = view;
  if (shooter === null) return [];
  const { profile } = settingsOf(view, draft, group);
  return targetsOf(view, shooter, group, profile).map(({ target, distance, why }) => {
    const { type: _, ...order } = aimAt(view, draft, group, target);
    const next = why ? undefined : aimed(view, shooter, view.assignments, order);
    const aim = next?.ok ? next.value.at(-1) : undefined;
    const chosen = assignedTo(view, group).filter((one) => one.target === target);
    return {
      target,
      distance,
      weapons: aim?.bearers.length ?? 0,
      chosen: chosen.reduce((sum, one) => sum + one.bearers.length, 0),
      aim,
      why: why ?? (next?.ok === false ? next.error : undefined),
    };
  });
}
