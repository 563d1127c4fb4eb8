import { supposing } from '../../rules/weapons/supposing.ts';
import type { Gained } from '../../view.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import type { MoveDraft } from '../draft.ts';
import type { MovePlan } from './moves.ts';

/** The view as it would be after the move, with every roll passed. */
export function afterMove(view: View, id: UnitId, { mode }: MoveDraft, plan: MovePlan): View {
  const { went, gained } = unitOf(view, id);
  const { hex: at, level, facing, prone, hexes } = plan;
  const mp = went.mp + plan.mp.total;
  const there = supposing(view, id, { at, level, facing, prone, went: { ...went, mode, mp, hexes } });
  const hot: Gained = { ...gained, move: gained.move + plan.heat, outside: gained.outside + plan.outside };
  return {
    ...there,
    units: there.units.with(id, { ...unitOf(there, id), gained: hot }),
    watcher: view.watcher,
  };
}
