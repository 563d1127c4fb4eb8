import type { Awaited } from './game.ts';
import { type Seat, sideOf } from './ids.ts';
import type { Kinds } from './kinds.ts';
import type { Match } from './match.ts';

/** A bot's seat, with what is needed to decide when to ask it. */
export interface Player {
  readonly seat: Seat;
  readonly bot: { readonly volunteers: readonly string[] | 'any' }; // command types; 'any' = not known yet
  readonly heard: number; // number of events heard, counting only types the bot heeds
  asked: number; // value of `heard` when it was last asked as a volunteer; -1 = never asked
}

export interface Asked<P extends Player> {
  readonly player: P;
  readonly awaited: Awaited;
}

/** Which of our bots to ask for one list of awaited seats. */
export interface Plan<P extends Player> {
  readonly volunteers: readonly Asked<P>[];
  readonly needed: Asked<P> | undefined;
}

/** Caches the plan for each list, because games return the same lists repeatedly. Call it again when the players change. */
export function asking<P extends Player>(players: ReadonlyMap<Seat, P>): (list: readonly Awaited[]) => Plan<P> {
  const plans = new WeakMap<readonly Awaited[], Plan<P>>();
  return (list) => {
    let plan = plans.get(list);
    if (!plan) {
      plan = planned(list, players);
      plans.set(list, plan);
    }
    return plan;
  };
}

/**
 * The next bot to ask: first every volunteer that has heard something new since it was last asked, then the seat that must
 * act, if a bot holds it. Marks a volunteer as asked, so the next call skips it.
 */
export function nextAsked<P extends Player>({ volunteers, needed }: Plan<P>): Asked<P> | undefined {
  for (const asked of volunteers) {
    const { player } = asked;
    if (player.asked === player.heard) continue;
    player.asked = player.heard;
    return asked;
  }
  return needed;
}

/** Whether the bot wants to hear events of this type. */
export const heeds = (bot: { readonly heeds?: readonly string[] }, type: string): boolean =>
  bot.heeds?.includes(type) ?? true;

/** Bots never agree to a draw: returns the seat of a bot that must decline an open offer for its side, if any. */
export function declining<K extends Kinds>(
  { game, rules, status }: Match<K>,
  bots: { has(seat: Seat): boolean },
): Seat | undefined {
  if (status.offers.length === 0) return undefined;
  const seats = game.seats(rules);
  for (const side of game.sides(rules)) {
    const leader = seats.find((seat) => sideOf(seat) === side);
    if (leader !== undefined && !status.offers.includes(side) && bots.has(leader)) return leader;
  }
  return undefined;
}

const volunteersFor = (kinds: readonly string[] | 'any', kind: string): boolean =>
  kinds === 'any' || kinds.includes(kind);

function planned<P extends Player>(list: readonly Awaited[], players: ReadonlyMap<Seat, P>): Plan<P> {
  const seats = list.map((awaited) => ({ awaited, player: players.get(awaited.seat) }));
  const first = seats.find(({ awaited }) => awaited.must);
  return {
    volunteers: seats.filter(
      (seat): seat is Asked<P> =>
        seat.player !== undefined &&
        !seat.awaited.must &&
        seat.awaited.kinds.some((kind) => volunteersFor(seat.player?.bot.volunteers ?? [], kind)),
    ),
    needed: first?.player && { awaited: first.awaited, player: first.player },
  };
}
