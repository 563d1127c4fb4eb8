import { actors } from '../../options.ts';
import { mayAct } from '../../rules/phases.ts';
import { active, alive, shareLeft } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';

/** A unit's state in this phase. */
type Standing = 'acted' | 'to-act' | 'idle' | 'helpless' | 'gone';

/** A row of the unit list. */
export interface Row {
  readonly id: UnitId;
  readonly standing: Standing;
  readonly now: boolean; // can act now
  readonly left: number; // share of armour and structure left, 0 to 1
}

/** Whether it is this side's turn. */
export const isAsked = (view: View, seat: string): boolean => view.queue[0] === seat;

/** Units that can act now; in an End Phase a side gives orders to all its units at once. */
export const choices = (view: View, seat: string): readonly UnitId[] =>
  isAsked(view, seat) && view.phase !== 'end' ? actors(view, seat).filter((id) => modelOf(view, id).side === seat) : [];

export function roster(view: View, seat: string): readonly Row[] {
  const now = choices(view, seat);
  return ownUnits(view, seat).map((id) => ({
    id,
    standing: standingOf(view, id),
    now: now.includes(id),
    left: shareLeft(view, id),
  }));
}

export const ownUnits = (view: View, seat: string): readonly UnitId[] =>
  view.rules.models.flatMap(({ side }, id) => (side === seat ? [id] : []));

function standingOf(view: View, id: UnitId): Standing {
  const unit = unitOf(view, id);
  if (!alive(unit)) return 'gone';
  if (unit.acted) return 'acted';
  if (!active(unit)) return 'helpless';
  return mayAct(view, id) ? 'to-act' : 'idle';
}
