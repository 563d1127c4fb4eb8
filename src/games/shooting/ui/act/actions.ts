import type { Seat } from '../../../../kernel/ids.ts';
import type { Command } from '../../commands.ts';
import { fallback } from '../../options.ts';
import { actsIn } from '../../rules/awaiting.ts';
import { shootersOf } from '../../rules/eligibility.ts';
import { refuse } from '../../rules/handlers.ts';
import { type Side, sideOf, type View } from '../../view.ts';
import type { Until } from '../../work.ts';
import { aimAt, assignedTo, currentGroup, type Draft, openGroups, settingsOf } from '../draft.ts';
import { groupRows, targetRows } from './rows.ts';

/** The label of the main button. */
type Verb = 'select' | 'assign' | 'confirm' | 'skip' | 'roll' | 'end' | 'allocate';

/** The effect of a key or button: a new draft, a command, or both. */
export interface Action {
  readonly draft?: Draft;
  readonly send?: Command;
}

export interface MainAction {
  readonly verb: Verb;
  readonly deed: Action;
  readonly unit?: number; // the unit it concerns
  readonly open?: readonly string[]; // groups without a target
}

export const isAsked = (view: View, side: Side): boolean =>
  view.stage !== 'ended' && view.round > 0 && actsIn(view) === side;

/** The next thing to do; undefined if this seat has nothing to do. */
export function mainAction(view: View, seat: Seat, draft: Draft, pace: Until): MainAction | undefined {
  const side = sideOf(seat);
  if (!side || !isAsked(view, side)) return undefined;
  switch (view.stage) {
    case 'select': {
      const able = shootersOf(view);
      const unit = (able.find(({ index }) => index === draft.unit) ?? able[0])?.index;
      return unit === undefined
        ? { verb: 'end', deed: { send: { type: 'end-phase' } } }
        : { verb: 'select', unit, deed: { send: { type: 'select-shooter', unit } } };
    }
    case 'targets':
      return assigning(view, draft);
    case 'attacks':
      return { verb: 'roll', deed: { send: { type: 'roll', until: pace } } };
    case 'reaction': // not on the main button: a wrong answer could cost a command point or a character
    case 'precision':
      return undefined;
    case 'allocation': {
      const send = draft.order.length > 0 ? orderOf(draft) : defaultCommand(view, seat);
      return send && { verb: 'allocate', deed: { send, draft: { ...draft, order: [] } } };
    }
    case 'ended':
      return undefined;
  }
}

/** Goes to the next group without a target, then confirms; skips the unit if nothing can be shot. */
function assigning(view: View, draft: Draft): MainAction | undefined {
  const { shooter } = view;
  if (shooter === null) return undefined;
  const open = openGroups(view);
  const [first] = open;
  if (first !== undefined) {
    const now = currentGroup(view, draft);
    const next = now !== null && open.includes(now) ? now : first;
    return { verb: 'assign', open, unit: shooter, deed: { draft: { ...draft, group: next } } };
  }
  if (view.assignments.length === 0)
    return { verb: 'skip', unit: shooter, deed: { send: { type: 'skip-unit', unit: shooter } } };
  return { verb: 'confirm', unit: shooter, deed: { send: { type: 'confirm' } } };
}

const orderOf = ({ order }: Draft): Command => ({ type: 'allocate', models: [...order] });
export const defaultCommand = (view: View, seat: Seat): Command | undefined => fallback(view, seat);

const ROLLS: Readonly<Record<string, Until>> = { s: 'step', w: 'weapon', u: 'unit' };

/** The action of a key; undefined if it has none. */
export function keyed(view: View, seat: Seat, draft: Draft, pace: Until, key: string): Action | undefined {
  if (key === 'Enter') return mainAction(view, seat, draft, pace)?.deed;
  switch (view.stage) {
    case 'select':
      return key === 'n' ? nextShooter(view, draft) : key === 'k' ? skip(draft.unit) : undefined;
    case 'targets':
      return targetKey(view, draft, key);
    case 'attacks': {
      if (key === 'Escape' && draft.die !== null) return { draft: { ...draft, die: null } };
      const until = ROLLS[key];
      return until && { send: { type: 'roll', until } };
    }
    case 'allocation':
      return key === 'Escape' && draft.order.length > 0 ? { draft: { ...draft, order: [] } } : undefined;
    default:
      return undefined;
  }
}

const skip = (unit: number | null): Action | undefined =>
  unit === null ? undefined : { send: { type: 'skip-unit', unit } };

function nextShooter(view: View, draft: Draft): Action | undefined {
  const able = shootersOf(view).map(({ index }) => index);
  const unit = able[(able.indexOf(draft.unit ?? -1) + 1) % Math.max(1, able.length)];
  return unit === undefined ? undefined : { draft: { ...draft, unit } };
}

function targetKey(view: View, draft: Draft, key: string): Action | undefined {
  const group = currentGroup(view, draft);
  if (key === 'k') return skip(view.shooter);
  if (key === 'Escape') return { send: { type: 'undo' }, draft: { ...draft, settings: {} } };
  if (key === 'c')
    return view.assignments.length > 0
      ? { send: { type: 'clear-all' }, draft: { ...draft, group: null, settings: {} } }
      : undefined;
  if (/^[1-9]$/.test(key)) {
    const row = groupRows(view)[Number(key) - 1];
    return row && !row.why ? { draft: { ...draft, group: row.group.id } } : undefined;
  }
  if (group === null) return undefined;
  if (key === 'h') return holdAction(view, draft, group);
  return key === 't' ? nextTarget(view, draft, group) : undefined;
}

/** Aims the current group at the next eligible unit, nearest first. */
function nextTarget(view: View, draft: Draft, group: string): Action | undefined {
  const able = targetRows(view, draft, group).filter(({ aim }) => aim);
  const now = assignedTo(view, group)[0]?.target;
  const next = able[(able.findIndex(({ target }) => target === now) + 1) % Math.max(1, able.length)];
  return next && { send: aimAt(view, draft, group, next.target), draft: { ...draft, group } };
}

/** Aims the current group at a target, then goes to the next group. */
export const aimAction = (view: View, draft: Draft, group: string, target: number): Action => ({
  send: aimAt(view, draft, group, target),
  draft: { ...draft, group: null, pointed: null, settings: without(draft.settings, group) },
});

/** The current group, or what is left of it, holds fire; then goes to the next group. */
export function holdAction(view: View, draft: Draft, group: string): Action {
  const { bearers } = settingsOf(view, draft, group);
  return {
    send: { type: 'hold-fire', group, ...(bearers && { bearers: [...bearers] }) },
    draft: { ...draft, group: null, pointed: null, settings: without(draft.settings, group) },
  };
}

const without = ({ ...settings }: Draft['settings'], group: string): Draft['settings'] =>
  Object.fromEntries(Object.entries(settings).filter(([id]) => id !== group));

/** Whether the rules accept what an action sends. */
export const isAllowed = (view: View, seat: Seat, deed: Action): boolean =>
  deed.send === undefined || refuse(view, seat, deed.send) === undefined;
