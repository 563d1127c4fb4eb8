import { type Seat, type Side, sideOf } from '../../kernel/ids.ts';
import type { Holder } from '../../wire/messages.ts';

/** Who sits where. A person and a bot in one chair: the bot plays while the person is away. */
export interface Chair {
  readonly seat: Seat;
  readonly person: string | null; // id
  readonly bot: string | null; // name
  readonly free: boolean; // a bot's chair that a person may take over during play
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly side: Side | null; // once sat, always of that side
}

export const emptyChairs = (seats: readonly Seat[]): readonly Chair[] =>
  seats.map((seat) => ({ seat, person: null, bot: null, free: false }));

export const changed = (chairs: readonly Chair[], seat: Seat, change: Partial<Chair>): readonly Chair[] =>
  chairs.map((chair) => (chair.seat === seat ? { ...chair, ...change } : chair));

export const chairOf = (chairs: readonly Chair[], seat: Seat): Chair | undefined =>
  chairs.find((chair) => chair.seat === seat);

export const seatsOf = (chairs: readonly Chair[], person: string | null): readonly Seat[] =>
  person === null ? [] : chairs.filter((chair) => chair.person === person).map(({ seat }) => seat);

/** Nobody's yet, or a bot's that was freed for people. */
export const isFree = ({ person, bot, free }: Chair): boolean => person === null && (bot === null || free);

/** Empty chairs become bots. */
export const filled = (chairs: readonly Chair[], bot: string): readonly Chair[] =>
  chairs.map((chair) => (chair.person === null && chair.bot === null ? { ...chair, bot } : chair));

/** The bots who play now, by seat. */
export const botsIn = (chairs: readonly Chair[]): ReadonlyMap<Seat, string> =>
  new Map(chairs.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot] as const])));

export const peopleIn = (chairs: readonly Chair[]): ReadonlySet<string> =>
  new Set(chairs.flatMap(({ person }) => (person === null ? [] : [person])));

export const sidesOf = (seats: readonly Seat[]): readonly Side[] => [...new Set(seats.map(sideOf))];

export function holderOf(chair: Chair, people: ReadonlyMap<string, Person>, here: ReadonlySet<string>): Holder {
  const { person, bot, free } = chair;
  if (person !== null) return { kind: 'human', name: people.get(person)?.name ?? '?', here: here.has(person), bot };
  return bot === null ? { kind: 'open' } : { kind: 'bot', bot, free };
}

/** How the header of a log names who sits there. */
export const nameOf = (chair: Chair, people: ReadonlyMap<string, Person>): string =>
  (chair.person !== null ? people.get(chair.person)?.name : chair.bot) ?? 'nobody';
