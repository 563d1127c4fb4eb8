import type { Game, Outcome, Rules } from '../../kernel/game.ts';
import { hashing } from '../../store/hashing.ts';
import type { MatchRecord } from '../../store/store.ts';
import type { Settings, TableInfo } from '../../wire/messages.ts';
import { settled } from '../lobby/settings.ts';
import { type Chair, holderOf, type Person, peopleIn } from './seat-assignments.ts';

/** What a table keeps beside its match. */
export interface Seating {
  readonly host: string | null; // person's id
  readonly settings: Settings;
  readonly chosen: readonly (keyof Settings)[]; // by the host; the others fit themselves to who plays
  readonly chairs: readonly Chair[];
  readonly rematch: string | null;
  readonly watched: boolean; // bots alone, all to be seen: nobody sits down later
}

export const seatingOf = (record: MatchRecord): Seating => record.table as unknown as Seating;

/** What is going on at a table just now; in the store nobody is there. */
export interface Now {
  readonly status: MatchRecord['status'];
  readonly seating: Seating;
  readonly here: ReadonlySet<string>; // people
  readonly spectators: number;
  readonly outcome: Outcome | null;
}

const NOBODY: ReadonlySet<string> = new Set();

export const stored = (record: MatchRecord): Now => ({
  status: record.status,
  seating: seatingOf(record),
  here: NOBODY,
  spectators: 0,
  outcome: record.outcome,
});

/** All that anybody may know of a match beside the game itself. */
export function infoOf(
  record: MatchRecord,
  game: Game,
  rules: Rules,
  people: ReadonlyMap<string, Person>,
  { status, seating, here, spectators, outcome }: Now,
): TableInfo {
  const { code, setup, rulesVersion, created, parent, seed } = record;
  return {
    code,
    game: record.game,
    status,
    setup,
    rulesVersion,
    sides: game.sides(rules),
    seats: seating.chairs.map((chair) => ({ seat: chair.seat, holder: holderOf(chair, people, here) })),
    host: seating.host === null ? null : (people.get(seating.host)?.name ?? null),
    settings: status === 'open' ? settled(seating, peopleIn(seating.chairs).size) : seating.settings, // as it will be
    spectators,
    created,
    outcome,
    parent,
    rematch: seating.rematch,
    commitment: hashing.digest(seed),
  };
}
