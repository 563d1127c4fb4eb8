import type { Seat } from '../../kernel/ids.ts';
import type { Command, CommandOf } from './commands.ts';
import { endOptions } from './options/end.ts';
import { fireOptions } from './options/fire.ts';
import { moveOptions } from './options/moves.ts';
import { strikeOptions } from './options/strikes.ts';
import { twistOptions } from './options/twists.ts';
import { mayAct } from './rules/phases.ts';
import { active } from './rules/status.ts';
import { type Phase, type UnitId, unitOf, type View } from './view.ts';

type OfUnit = (view: View, id: UnitId) => Iterable<Command>;

/** The options of a unit in each phase. */
const OF_UNIT: Readonly<Partial<Record<Phase, OfUnit>>> = {
  movement: moveOptions,
  reaction: twistOptions,
  weapons: fireOptions,
  physical: strikeOptions,
};

/**
 * A side's options. Moves are all reachable hexes and facings in every mode, by the cheapest path. Fire plans have too
 * many combinations, so this yields their parts and a fair sample of combinations.
 */
export function options(view: View, seat: Seat): Iterable<Command> {
  if (view.queue[0] !== seat) return NOTHING;
  if (view.phase === 'end') return endOptions(view, seat);
  const ofUnit = OF_UNIT[view.phase];
  const units = ofUnit ? actors(view, seat) : [];
  const [only] = units;
  if (!ofUnit || only === undefined) return NOTHING;
  return units.length === 1 ? ofUnit(view, only) : ofAll(view, units, ofUnit);
}

function* ofAll(view: View, units: readonly UnitId[], ofUnit: OfUnit): Generator<Command, void> {
  for (const id of units) yield* ofUnit(view, id);
}

const NOTHING: readonly Command[] = [];

/** Units of a side that may act now: the one whose move was interrupted, or all that have not acted. */
export const actors = (view: View, seat: Seat): readonly UnitId[] =>
  view.moving !== null
    ? [view.moving]
    : view.rules.models.flatMap(({ side }, id) => (side === seat && mayAct(view, id) ? [id] : []));

/** Passing: stand still, hold fire, make no physical attacks. */
export function fallback(view: View, seat: Seat): Command | undefined {
  if (view.queue[0] !== seat) return undefined;
  if (view.phase === 'end') return { type: 'end', orders: [] };
  const units = actors(view, seat);
  const unit = units.find((id) => active(unitOf(view, id))) ?? units[0];
  return unit === undefined ? undefined : idle(view, unit);
}

/** Stays where it is; an interrupted move ends here. */
export const stay = (view: View, unit: UnitId): CommandOf<'move'> => ({
  type: 'move',
  unit,
  mode: view.moving === unit ? unitOf(view, unit).went.mode : 'still',
  steps: [],
});

/** The pass option of one unit. */
export function idle(view: View, unit: UnitId): Command | undefined {
  switch (view.phase) {
    case 'movement':
      return stay(view, unit);
    case 'reaction':
      return { type: 'twist', unit, facing: unitOf(view, unit).torso };
    case 'weapons':
      return { type: 'fire', unit, primary: null, shots: [] };
    case 'physical':
      return { type: 'strike', unit, attacks: [] };
    default:
      return undefined;
  }
}

/** Whether a command does something. Standing still, keeping the facing, holding fire and empty lists do not. */
export function isDeed(command: Command, view: View): boolean {
  switch (command.type) {
    case 'move':
      return command.steps.length > 0;
    case 'twist':
      return command.facing !== unitOf(view, command.unit).torso;
    case 'fire':
      return command.shots.length > 0;
    case 'strike':
      return command.attacks.length > 0;
    case 'end':
      return command.orders.length > 0;
    default:
      return true;
  }
}
