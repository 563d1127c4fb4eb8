import type { CommandOf } from '../../../games/battletech/commands.ts';
import { workingSinks } from '../../../games/battletech/rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { EndAction } from '../nouns.ts';
import { placeOf } from './shots.ts';

type End = CommandOf<'end'>;

/** One unit's part of its side's orders: heat sinks to switch, ammunition to dump, a club to drop. */
export function endOf(view: View, unit: UnitId, { orders }: End): EndAction {
  const order = orders.find((one) => one.unit === unit);
  const off = Math.min(unitOf(view, unit).sinksOff, workingSinks(view, unit));
  const change = (order?.sinksOff ?? off) - off;
  const { bins } = modelOf(view, unit).design;
  return {
    sinksOff: Math.max(0, change),
    sinksOn: Math.max(0, -change),
    dropClub: order?.dropClub ?? false,
    eject: (order?.dump ?? []).flatMap((bin) => {
      const found = bins[bin];
      return found ? [{ place: placeOf(found.at), slot: found.slot }] : [];
    }),
  };
}

/** The protocol cannot shut down or start a reactor. */
export function untoldOrder(unit: UnitId, { orders }: End): Fact | undefined {
  const order = orders.find((one) => one.unit === unit);
  return order?.shutDown || order?.startUp ? { code: 'untold-reactor' } : undefined;
}
