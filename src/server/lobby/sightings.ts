import type { Fact } from '../../kernel/fact.ts';
import { type Side, sideOf } from '../../kernel/ids.ts';
import { type Person, seatsOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import { browserHash, identityHash } from '../tokens.ts';
import { showsEverything } from './spectator-view.ts';

/** Stands for all sides: spectators of a match between bots may see everything. */
const EVERY_SIDE = '*';
const MOST = 1000; // sightings per table in memory; going over it gains no more than sending no browser id

/** The viewers who have seen a side. */
interface Sighting {
  readonly viewers: readonly string[];
  readonly side: string;
}

const recorded = new WeakMap<Table, Set<string>>(); // so that a reconnect writes nothing again

/** The ids under which a person, a browser and an identity are stored. */
export const viewersOf = (
  { record }: Table,
  person: Person | null | undefined,
  browser: string | null | undefined,
  identity: string | null,
): readonly string[] => [
  ...(person ? [person.id] : []),
  ...(browser ? [browserHash(record.id, browser)] : []),
  ...(identity !== null ? [identityHash(record.id, identity)] : []),
];

/** Hidden information that a newly connected client will see. A player's own side is stored with the player. */
export function sightingOf(
  table: Table,
  person: Person | null,
  browser: string | undefined,
  identity: string | null,
): Sighting | undefined {
  if (table.status === 'over') return undefined;
  const [seat] = seatsOf(table.seating.chairs, person?.id ?? null);
  if (seat !== undefined && (browser !== undefined || identity !== null))
    return { viewers: viewersOf(table, null, browser, identity), side: sideOf(seat) };
  if (seat !== undefined || !table.seating.watched || !showsEverything(table.game, table.rules)) return undefined;
  return { viewers: viewersOf(table, person, browser, identity), side: EVERY_SIDE };
}

/** Resolves once the sighting is on disk. Call it before the client sees anything. */
export async function recordSighting(table: Table, { viewers, side }: Sighting): Promise<void> {
  const known = recorded.get(table) ?? new Set();
  recorded.set(table, known);
  for (const viewer of viewers) {
    const key = `${viewer} ${side}`;
    if (known.has(key) || known.size >= MOST) continue;
    await table.service.store.addSighting({ match: table.record.id, viewer, side });
    known.add(key);
  }
}

/** The sides that these viewers have seen, from any node. */
export async function seenBy(table: Table, viewers: readonly string[]): Promise<readonly string[]> {
  const all = await table.service.store.sightings(table.record.id);
  return all.filter(({ viewer }) => viewers.includes(viewer)).map(({ side }) => side);
}

/** Refuses a side to a player who has seen another side's hidden information. */
export function refuseSeen(seen: readonly string[], side: Side | null): Fact | undefined {
  if (seen.includes(EVERY_SIDE)) return { code: 'seen-everything' };
  return seen.some((one) => one !== side) ? { code: 'seen-other-side' } : undefined;
}
