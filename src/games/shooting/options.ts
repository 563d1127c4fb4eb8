import type { Seat } from '../../kernel/ids.ts';
import type { Aim, Command } from './commands.ts';
import { aimed, mayDecline } from './rules/aims.ts';
import { actsIn } from './rules/awaiting.ts';
import { unanswered } from './rules/confirm.ts';
import { shootersOf } from './rules/eligibility.ts';
import { refuse } from './rules/handlers.ts';
import { reactionsOf } from './rules/reaction.ts';
import { askedOf, preciseOf } from './rules/resolve/allocation.ts';
import { ranked } from './rules/struck.ts';
import { targetsOf, targetsOfUnit } from './rules/targets.ts';
import { shooterOf, unitAt } from './rules/units.ts';
import { type Side, sideOf, type View } from './view.ts';

type Offers = Generator<Command, void>;

/**
 * The commands a seat can choose from. There are too many fire plans to list, so it offers single assignments and the
 * plans that fire everything at one unit. Commands that undo something (`clear`, `undo`) are not offered.
 */
export function* options(view: View, seat: Seat): Offers {
  if (view.round === 0 || view.stage === 'ended' || actsIn(view) !== sideOf(seat)) return;
  yield* OFFERS[view.stage](view, actsIn(view));
}

const OFFERS: Readonly<Record<Exclude<View['stage'], 'ended'>, (view: View, side: Side) => Offers>> = {
  *select(view) {
    for (const { index: unit } of shootersOf(view)) {
      yield { type: 'select-shooter', unit };
      for (const target of targetsOfUnit(view, unit)) {
        const aims = focus(view, unit, target);
        if (aims.length > 0) yield { type: 'shoot', unit, aims };
      }
      yield { type: 'skip-unit', unit };
    }
    yield { type: 'end-phase' };
  },

  *targets(view) {
    const unit = shooterOf(view);
    for (const group of unanswered(view, unit, view.assignments)) {
      for (const [profile] of unitAt(view.rules, unit)
        .groups.find(({ id }) => id === group)
        ?.weapon.profiles.entries() ?? [])
        for (const { target, able } of targetsOf(view, unit, group, profile)) {
          const aim = { group, target, ...(profile > 0 && { profile }) };
          if (able.length === 0 || !aimed(view, unit, view.assignments, aim).ok) continue;
          yield { type: 'assign', ...aim };
          if (mayDecline(view, unit, group, profile)) yield { type: 'assign', ...aim, lethal: false };
        }
      yield { type: 'hold-fire', group };
    }
    const confirm = { type: 'confirm' } as const;
    if (!refuse(view, view.active, confirm)) yield confirm;
    yield { type: 'skip-unit', unit };
  },

  *reaction(view) {
    for (const { use, unit } of reactionsOf(view)) yield { type: 'stratagem', use, unit };
    yield { type: 'decline' };
  },

  *attacks(view, side) {
    for (const until of ['unit', 'weapon', 'step'] as const) yield { type: 'roll', until };
    for (const [die] of view.work?.last?.rolls.entries() ?? []) {
      const again = { type: 're-roll', die } as const;
      if (!refuse(view, side, again)) yield again;
    }
  },

  *precision(view) {
    for (const model of view.work ? preciseOf(view, view.work) : []) yield { type: 'precision', model };
    yield { type: 'precision', model: null };
  },

  *allocation(view) {
    const asked = askedOf(view);
    if (!asked) return;
    yield { type: 'allocate', models: inOrder(view, asked.unit.index, asked.pool) };
    for (const model of asked.pool) yield { type: 'allocate', models: [model] };
  },
};

/** Everything a unit can fire at one target, weapon by weapon, each with its first profile that reaches. */
export function focus(view: View, unit: number, target: number): readonly Aim[] {
  const aims: Aim[] = [];
  let list: View['assignments'] = [];
  for (const { id: group, weapon } of unitAt(view.rules, unit).groups)
    for (const [profile] of weapon.profiles.entries()) {
      const aim = { group, target, ...(profile > 0 && { profile }) };
      const next = aimed(view, unit, list, aim);
      if (!next.ok) continue;
      list = next.value;
      aims.push(aim);
      break;
    }
  return aims;
}

/** The models that may be named now, then the others in the order in which they will be hit. */
const inOrder = (view: View, unit: number, pool: readonly number[]): number[] => [
  ...new Set([...pool, ...ranked(view, unit)]),
];

/** For a seat that is late or absent: finishes what was started, but starts nothing new. */
export function fallback(view: View, seat: Seat): Command | undefined {
  if (view.round === 0 || view.stage === 'ended' || actsIn(view) !== sideOf(seat)) return undefined;
  switch (view.stage) {
    case 'select': {
      const [unit] = shootersOf(view);
      return unit ? { type: 'skip-unit', unit: unit.index } : { type: 'end-phase' };
    }
    case 'targets':
      return { type: 'skip-unit', unit: shooterOf(view) };
    case 'reaction':
      return { type: 'decline' };
    case 'attacks':
      return { type: 'roll', until: 'unit' };
    case 'precision':
      return { type: 'precision', model: null };
    case 'allocation': {
      const asked = askedOf(view);
      return asked && { type: 'allocate', models: inOrder(view, asked.unit.index, asked.pool) };
    }
  }
}
