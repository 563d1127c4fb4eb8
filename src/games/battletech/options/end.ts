import type { Command } from '../commands.ts';
import type { Order } from '../plan.ts';
import { end } from '../rules/end.ts';
import { workingSinks } from '../rules/status.ts';
import { modelOf, unitOf, type View } from '../view.ts';

/** No orders, and every single order to a single unit. */
export function* endOptions(view: View, side: string): Generator<Command, void> {
  yield { type: 'end', orders: [] };
  for (const [id, { side: whose, design }] of view.rules.models.entries()) {
    if (whose !== side) continue;
    const orders: Order[] = [
      { unit: id, dropClub: true },
      { unit: id, shutDown: true },
      { unit: id, startUp: true },
      ...sinkOrders(view, id),
      ...design.bins.map((_, bin): Order => ({ unit: id, dump: [bin] })),
    ];
    for (const order of orders) {
      const command = { type: 'end', orders: [order] } as const;
      if (!end.refuse(view, side, command)) yield command;
    }
  }
}

/** All sinks on, or half or all of them off, if that changes anything. */
function sinkOrders(view: View, unit: number): Order[] {
  if (modelOf(view, unit).design.kind !== 'mech') return [];
  const sinks = workingSinks(view, unit);
  const { sinksOff } = unitOf(view, unit);
  return [...new Set([0, Math.floor(sinks / 2), sinks])]
    .filter((off) => off !== sinksOff)
    .map((off) => ({ unit, sinksOff: off }));
}
