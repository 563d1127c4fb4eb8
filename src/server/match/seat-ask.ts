import type { Awaited } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';

/** Everything one seat is asked at the moment. */
export interface SeatAsk {
  readonly kinds: readonly string[];
  readonly must: boolean;
}

export const NOT_ASKED: SeatAsk = { kinds: [], must: false };

/** A seat may be listed more than once: for what it must do, and for what it may do. */
export function askOf(list: readonly Awaited[], seat: Seat): SeatAsk {
  let ask: SeatAsk = NOT_ASKED;
  for (const awaited of list) if (awaited.seat === seat) ask = ask === NOT_ASKED ? awaited : both(ask, awaited);
  return ask;
}

const both = (a: SeatAsk, b: SeatAsk): SeatAsk => ({
  kinds: [...new Set([...a.kinds, ...b.kinds])],
  must: a.must || b.must,
});

export const sameAsk = (a: SeatAsk, b: SeatAsk): boolean =>
  a === b ||
  (a.must === b.must && a.kinds.length === b.kinds.length && a.kinds.every((kind, i) => kind === b.kinds[i]));

export const mustSeats = (list: readonly Awaited[]): readonly Seat[] => [
  ...new Set(list.filter(({ must }) => must).map(({ seat }) => seat)),
];
