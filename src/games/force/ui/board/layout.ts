import { flat, groupsOf, stacksAt } from '../../picture/layout.ts';
import type { CardId, Side, Table } from '../../view.ts';

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
