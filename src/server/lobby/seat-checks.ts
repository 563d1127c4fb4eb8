import { isBotName } from '../../decide/bot-title.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import { isReservedName } from '../../kernel/holder-name.ts';
import { type Seat, sideOf } from '../../kernel/ids.ts';
import type { Rules } from '../../kernel/kinds.ts';
import type { NewMatchRequest } from '../../wire/matches.ts';
import { fittedName } from '../../wire/names.ts';
import { type Programs, refusePlayer } from '../bots/allowed-programs.ts';
import { assignmentOf, isFree, type Person, type SeatAssignment, seatsOf, sidesOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';

const MOST_PEOPLE = 500; // people who have ever taken a seat at one table

/** Refuses a new match whose seats or bots do not fit the game. */
export function refuseRequest(
  game: Game,
  rules: Rules,
  { sit = [], bots = {} }: Omit<NewMatchRequest, 'game'>,
  programs: Programs,
): Fact | undefined {
  const seats = game.seats(rules);
  const sides = sidesOf(seats);
  const seat = [...sit, ...Object.keys(bots).filter((id) => !sides.includes(id))].find((id) => !seats.includes(id));
  if (seat !== undefined) return { code: 'no-such-seat', game: game.id, seat, known: seats };
  if (sidesOf(sit).length > 1) return { code: 'two-sides' };
  for (const name of Object.values(bots)) {
    const refusal = refusePlayer(game, rules, name, programs);
    if (refusal) return refusal;
  }
  return undefined;
}

/** A bot named for a side gets all its seats, except those that are taken or have a bot of their own. */
export const initialSeats = (
  chairs: readonly SeatAssignment[],
  bots: Readonly<Record<string, string>>,
  host: string,
  sit: readonly Seat[],
): readonly SeatAssignment[] =>
  chairs.map((chair) =>
    sit.includes(chair.seat)
      ? { ...chair, person: host }
      : { ...chair, bot: bots[chair.seat] ?? bots[sideOf(chair.seat)] ?? null },
  );

export const sideOfAll = (seats: readonly Seat[]): string | null => (seats[0] === undefined ? null : sideOf(seats[0]));

/** Free seats; with a side, only those of that side. */
export const freeFor = (chairs: readonly SeatAssignment[], side: string | null | undefined): readonly Seat[] =>
  chairs.filter((chair) => isFree(chair) && (!side || sideOf(chair.seat) === side)).map(({ seat }) => seat);

/** Refuses seats that this person cannot take. */
export function refuseSeats(
  table: Pick<Table, 'seating' | 'status' | 'game' | 'people'>,
  seats: readonly Seat[],
  person: Person | undefined,
): Fact | undefined {
  const { chairs } = table.seating;
  if (table.status === 'over') return { code: 'match-over' };
  if (table.seating.watched) return { code: 'bots-only' };
  if (seats.length === 0 || (!person && table.people.size >= MOST_PEOPLE)) return { code: 'no-free-seat' };
  const sides = sidesOf([...seats, ...seatsOf(chairs, person?.id ?? null)]);
  if (sides.length > 1 || (person?.side && sides[0] !== person.side)) return { code: 'two-sides' };
  for (const seat of seats) {
    const chair = assignmentOf(chairs, seat);
    if (!chair) return { code: 'no-such-seat', game: table.game.id, seat, known: chairs.map((it) => it.seat) };
    if (!isFree(chair)) return { code: 'seat-taken', seat };
  }
  return undefined;
}

/** The name to store; `otherwise` if it is empty or stands for a deleted person. */
export function cleanName(name: string | undefined, otherwise: string): string {
  const plain = (name ?? '')
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return plain === '' || isReservedName(plain) ? otherwise : fittedName(plain);
}

/** The wanted name, numbered if another person at the table or a bot of the game has it. */
export function uniqueName({ people, game }: Pick<Table, 'people' | 'game'>, name: string | undefined): string {
  const clean = cleanName(name, 'Guest');
  const isBots = isBotName(clean, game);
  const wanted = isBots ? clean.replace(/[@+].*$/, '') : clean; // `crew@3 2` would still be a bot's name
  const taken = new Set([...people.values()].map((person) => person.name));
  if (!isBots && !taken.has(wanted)) return wanted;
  for (let i = 2; ; i++) if (!taken.has(`${wanted} ${i}`)) return `${wanted} ${i}`;
}
