import type { Location } from '../data/card.ts';
import type { CardId, Table } from '../state.ts';
import { cardOf } from './cards.ts';

type Rows = Map<string, readonly CardId[]>;
const known = new WeakMap<Table['locations'], Rows>(); // safe as a key: the list is never mutated

/** The sites of a system on the table, in their order. */
export function rowOf(table: Table, system: string): readonly CardId[] {
  let rows = known.get(table.locations);
  if (!rows) {
    rows = new Map();
    known.set(table.locations, rows);
  }
  let row = rows.get(system);
  if (!row) {
    row = sitesOf(table, system);
    rows.set(system, row);
  }
  return row;
}

function sitesOf(table: Table, system: string): readonly CardId[] {
  const place = (at: CardId): number => (cardOf(table, at) as Location).order;
  return table.locations
    .filter((at) => {
      const { kind, system: its } = cardOf(table, at) as Location;
      return kind === 'site' && its === system;
    })
    .sort((a, b) => place(a) - place(b) || a - b);
}

/** The sites passed on the way from one site to another of the same row, including the last. */
export function wayAlong(table: Table, from: CardId, to: CardId): readonly CardId[] | undefined {
  const row = rowOf(table, (cardOf(table, from) as Location).system);
  const start = row.indexOf(from);
  const end = row.indexOf(to);
  if (start < 0 || end < 0 || start === end) return undefined;
  return start < end ? row.slice(start + 1, end + 1) : row.slice(end, start).reverse();
}

/** Whether two sites are next to each other in their row. */
export const areAdjacent = (table: Table, one: CardId, other: CardId): boolean =>
  wayAlong(table, one, other)?.length === 1;
