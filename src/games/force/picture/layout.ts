import type { Location } from '../data/card.ts';
import { rowOf } from '../rules/adjacency.ts';
import { cardOf, ownerOf } from '../rules/cards.ts';
import type { CardId, InPlay, Side, Table } from '../view.ts';

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
