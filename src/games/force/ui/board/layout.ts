import type { Location } from '../../data/card.ts';
import { rowOf } from '../../rules/adjacency.ts';
import { cardOf, ownerOf } from '../../rules/cards.ts';
import type { CardId, InPlay, Side, Table } from '../../view.ts';

/** The locations of one system: space first, then its adjacent sites. */
interface Group {
  readonly system: string;
  readonly parsec: number;
  readonly locations: readonly CardId[];
}

/** Systems by their parsec. */
export function groupsOf(table: Table): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const at of table.locations) {
    const { system, parsec } = cardOf(table, at) as Location;
    if (groups.has(system)) continue;
    const space = table.locations.filter((one) => {
      const card = cardOf(table, one) as Location;
      return card.kind === 'system' && card.system === system;
    });
    groups.set(system, { system, parsec, locations: [...space, ...rowOf(table, system)] });
  }
  return [...groups.values()].sort((a, b) => a.parsec - b.parsec || a.system.localeCompare(b.system));
}

/** A card on the table with what it carries, recursively. */
export interface Stacked {
  readonly one: InPlay;
  readonly aboard: readonly Stacked[];
}

/** A side's cards at a location, each with everything aboard. */
export function stacksAt({ inPlay }: Pick<Table, 'inPlay'>, at: CardId, side: Side): readonly Stacked[] {
  const on = (host: CardId | null): readonly Stacked[] =>
    inPlay
      .filter((one) => one.at === at && one.host === host && ownerOf(one.card) === side)
      .map((one) => ({ one, aboard: on(one.card) }));
  return on(null);
}

/** All cards of some stacks in drawing order. */
export const flat = (stacks: readonly Stacked[]): readonly InPlay[] =>
  stacks.flatMap(({ one, aboard }) => [one, ...flat(aboard)]);

/** A location for arrow keys: the far side's cards, the location itself, the near side's cards. */
interface Column {
  readonly at: CardId;
  readonly cards: readonly CardId[];
}

export const columnsOf = (table: Table, near: Side, far: Side): readonly Column[] =>
  groupsOf(table).flatMap(({ locations }) =>
    locations.map((at) => ({
      at,
      cards: [
        ...flat(stacksAt(table, at, far)).map(({ card }) => card),
        at,
        ...flat(stacksAt(table, at, near)).map(({ card }) => card),
      ],
    })),
  );

/** The card an arrow key leads to; undefined at the edge or for another key. */
export function walked(columns: readonly Column[], from: CardId, key: string): CardId | undefined {
  const col = columns.findIndex(({ cards }) => cards.includes(from));
  const cards = columns[col]?.cards ?? [];
  const row = cards.indexOf(from);
  switch (key) {
    case 'ArrowUp':
      return cards[row - 1];
    case 'ArrowDown':
      return cards[row + 1];
    case 'ArrowLeft':
      return columns[col - 1]?.at;
    case 'ArrowRight':
      return columns[col + 1]?.at;
    case 'Home':
      return columns[0]?.at;
    case 'End':
      return columns.at(-1)?.at;
    default:
      return undefined;
  }
}
