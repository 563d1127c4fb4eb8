import type { Fact } from '../../../../kernel/fact.ts';
import type { CommandOf } from '../../commands.ts';
import type { Place } from '../../data/places.ts';
import type { Order } from '../../plan.ts';
import { end } from '../../rules/end.ts';
import { alive, isMech, workingSinks } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';

type Change = Omit<Order, 'unit'>;

/** A bin that can be dumped. */
interface DumpRow {
  readonly bin: number;
  readonly at: Place;
  readonly left: number; // shots
  readonly dump: boolean; // dump it
}

/** Possible orders of one unit at the end of a turn. */
export interface OrderRow {
  readonly unit: UnitId;
  readonly sinks: number; // working sinks; 0 = cannot be switched
  readonly sinksOff: number; // as ordered, or else as now
  readonly bins: readonly DumpRow[];
  readonly dropClub: boolean | null; // null = not available
  readonly shutDown: boolean | null;
  readonly startUp: boolean | null;
}

const orderOf = (orders: readonly Order[], unit: UnitId): Order => orders.find((one) => one.unit === unit) ?? { unit };

export const endCommand = (view: View, orders: readonly Order[]): CommandOf<'end'> => ({
  type: 'end',
  orders: orders.filter((order) => says(view, order)).map(sent),
});

/** In the form of the command. */
const sent = ({ dump, ...order }: Order): CommandOf<'end'>['orders'][number] =>
  dump ? { ...order, dump: [...dump] } : order;

const says = (view: View, { unit, sinksOff, dump = [], ...rest }: Order): boolean =>
  dump.length > 0 ||
  Object.keys(rest).length > 0 ||
  (sinksOff !== undefined && sinksOff !== unitOf(view, unit).sinksOff);

const refusal = (view: View, seat: string, orders: readonly Order[]): Fact | undefined =>
  end.refuse(view, seat, { type: 'end', orders: orders.map(sent) });

/** All orders the rules allow a unit; null if there are none. */
export function orderRow(view: View, seat: string, unit: UnitId, orders: readonly Order[]): OrderRow | null {
  if (!alive(unitOf(view, unit))) return null;
  const { design } = modelOf(view, unit);
  const now = unitOf(view, unit);
  const said = orderOf(orders, unit);
  const may = (change: Change): boolean => !refusal(view, seat, [{ unit, ...change }]);
  const works = isMech(view, unit) ? workingSinks(view, unit) : 0;
  const row: OrderRow = {
    unit,
    sinks: may({ sinksOff: 1 }) ? works : 0,
    sinksOff: said.sinksOff ?? now.sinksOff,
    bins: design.bins.flatMap(({ at }, bin) =>
      may({ dump: [bin] }) ? [{ bin, at, left: now.bins[bin] ?? 0, dump: said.dump?.includes(bin) ?? false }] : [],
    ),
    dropClub: may({ dropClub: true }) ? said.dropClub === true : null,
    shutDown: may({ shutDown: true }) ? said.shutDown === true : null,
    startUp: may({ startUp: true }) ? said.startUp === true : null,
  };
  const silent =
    row.sinks === 0 && row.bins.length === 0 && row.dropClub === null && row.shutDown === null && row.startUp === null;
  return silent ? null : row;
}

/** The orders with one unit's changed. Empty orders are dropped, and so are changes that the rules refuse. */
export function ordered(
  view: View,
  seat: string,
  orders: readonly Order[],
  unit: UnitId,
  change: { readonly [K in keyof Change]?: Change[K] | undefined },
): readonly Order[] {
  const merged = { ...orderOf(orders, unit), ...change };
  const order = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== undefined),
  ) as unknown as Order;
  const others = orders.filter((one) => one.unit !== unit);
  const next = says(view, order) ? [...others, order] : others;
  return refusal(view, seat, next) ? orders : next;
}

/** Adds or removes a bin; undefined = none left. */
export function dumped(dump: readonly number[], bin: number): readonly number[] | undefined {
  const next = dump.includes(bin) ? dump.filter((one) => one !== bin) : [...dump, bin].sort((a, b) => a - b);
  return next.length > 0 ? next : undefined;
}
