import { type Seat, type Side, sideOf } from '../../kernel/ids.ts';
import type { Holder } from '../../wire/messages.ts';

/** Who holds a seat. With both a person and a bot, the bot plays while the person is away. */
export interface SeatAssignment {
  readonly seat: Seat;
  readonly person: string | null; // id
  readonly bot: string | null; // name
  readonly free: boolean; // a bot's seat that a person may take over during play
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly side: Side | null; // fixed once they have taken a seat
  readonly identity: string | null; // id; null = a guest
}

export const emptySeats = (seats: readonly Seat[]): readonly SeatAssignment[] =>
  seats.map((seat) => ({ seat, person: null, bot: null, free: false }));

export const reassigned = (
  chairs: readonly SeatAssignment[],
  seat: Seat,
  change: Partial<SeatAssignment>,
): readonly SeatAssignment[] => chairs.map((chair) => (chair.seat === seat ? { ...chair, ...change } : chair));

export const assignmentOf = (chairs: readonly SeatAssignment[], seat: Seat): SeatAssignment | undefined =>
  chairs.find((chair) => chair.seat === seat);

export const seatsOf = (chairs: readonly SeatAssignment[], person: string | null): readonly Seat[] =>
  person === null ? [] : chairs.filter((chair) => chair.person === person).map(({ seat }) => seat);

/** Empty, or a bot's seat that people may take over. */
export const isFree = ({ person, bot, free }: SeatAssignment): boolean => person === null && (bot === null || free);

/** Puts a bot in every empty seat. */
export const filledWithBots = (chairs: readonly SeatAssignment[], bot: string): readonly SeatAssignment[] =>
  chairs.map((chair) => (chair.person === null && chair.bot === null ? { ...chair, bot } : chair));

/** The bots that play now, by seat. */
export const botsIn = (chairs: readonly SeatAssignment[]): ReadonlyMap<Seat, string> =>
  new Map(chairs.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot] as const])));

/** True if no seat is played by a person now. */
export const isLeftToBots = (chairs: readonly SeatAssignment[]): boolean =>
  chairs.every(({ person, bot }) => person === null || bot !== null);

export const peopleIn = (chairs: readonly SeatAssignment[]): ReadonlySet<string> =>
  new Set(chairs.flatMap(({ person }) => (person === null ? [] : [person])));

export const sidesOf = (seats: readonly Seat[]): readonly Side[] => [...new Set(seats.map(sideOf))];

export function holderOf(
  chair: SeatAssignment,
  people: ReadonlyMap<string, Person>,
  here: ReadonlySet<string>,
): Holder {
  const { person, bot, free } = chair;
  if (person !== null) return { kind: 'human', name: people.get(person)?.name ?? '?', here: here.has(person), bot };
  return bot === null ? { kind: 'open' } : { kind: 'bot', bot, free };
}

/** The holder's name in the log header. */
export const nameOf = (chair: SeatAssignment, people: ReadonlyMap<string, Person>): string =>
  (chair.person !== null ? people.get(chair.person)?.name : chair.bot) ?? 'nobody';
