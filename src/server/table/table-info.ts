import type { Game, Outcome } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { hashing } from '../../store/hashing.ts';
import type { MatchRecord } from '../../store/store.ts';
import type { PairPlace, Settings, TableInfo } from '../../wire/messages.ts';
import { settingsAtStart } from '../lobby/settings.ts';
import type { MatchPlayers } from '../results/players.ts';
import { holderOf, type Person, peopleIn, type SeatAssignment } from './seat-assignments.ts';

/** The table's own data, stored with the match record. */
export interface Seating {
  readonly host: string | null; // person id
  readonly settings: Settings;
  readonly chosen: readonly (keyof Settings)[]; // set by the host; the others depend on who plays
  readonly chairs: readonly SeatAssignment[];
  readonly rematch: string | null;
  readonly swapped?: boolean; // the rematch is played with swapped sides
  readonly muted?: readonly string[]; // people who may not chat
  readonly mutedFor?: readonly { readonly person: string; readonly of: string }[]; // guests muted because of another person
  readonly mutedBrowsers?: readonly { readonly person: string; readonly browser: string }[]; // hashes of their browser ids
  readonly mutedAddresses?: readonly { readonly person: string; readonly address: string }[]; // hashes of their addresses
  readonly viewed?: number; // time when an operator last viewed hidden information during the match
  readonly players?: MatchPlayers; // once it has started
  readonly league?: TableInfo['league'];
  readonly pair?: PairSeating;
  readonly watched: boolean; // a match between bots whose spectators may see everything; false once a seat is free
}

/** The place of a match in a pair, with the id of the other match. The id of the second one is fixed before it exists. */
export type PairSeating = PairPlace & { readonly other: string };

export const seatingOf = (record: MatchRecord): Seating => record.table as unknown as Seating;

/** The current state of a table; for a table that is only in the store, no one is connected. */
interface TableStatus {
  readonly status: MatchRecord['status'];
  readonly seating: Seating;
  readonly here: ReadonlySet<string>; // people
  readonly spectators: number;
  readonly outcome: Outcome | null;
}

const NOBODY: ReadonlySet<string> = new Set();

export const storedStatus = (record: MatchRecord): TableStatus => ({
  status: record.status,
  seating: seatingOf(record),
  here: NOBODY,
  spectators: 0,
  outcome: record.outcome,
});

/** All public information about a match, except the game itself. */
export function infoOf(
  record: MatchRecord,
  game: Game,
  rules: Rules,
  people: ReadonlyMap<string, Person>,
  { status, seating, here, spectators, outcome }: TableStatus,
): TableInfo {
  const { code, rulesVersion, created, parent, seed } = record;
  return {
    code,
    game: record.game,
    status,
    setup: rules.setup,
    rulesVersion,
    sides: game.sides(rules),
    seats: seating.chairs.map((chair) => ({ seat: chair.seat, holder: holderOf(chair, people, here) })),
    host: seating.host === null ? null : (people.get(seating.host)?.name ?? null),
    settings: status === 'open' ? settingsAtStart(seating, peopleIn(seating.chairs).size) : seating.settings, // as they will be at the start
    spectators,
    created,
    outcome,
    parent,
    rematch: seating.rematch,
    commitment: hashing.digest(seed),
    ...(seating.league !== undefined && { league: seating.league }),
    ...(seating.pair !== undefined && { pair: pairPlace(seating.pair) }),
    ...(seating.viewed !== undefined && { viewed: seating.viewed }),
  };
}

/** Without the id, which is secret. */
const pairPlace = ({ other: _, ...place }: PairSeating): PairPlace => place;
