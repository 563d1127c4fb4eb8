import type { Awaited, Kinds } from './game.ts';
import { type Seat, sideOf } from './ids.ts';
import type { Match } from './match.ts';

/** A bot's seat, as far as the order of asking goes. */
export interface Player {
  readonly seat: Seat;
  readonly bot: { readonly volunteers: readonly string[] | 'any' }; // kinds; any = nobody knows yet
  readonly heard: number; // events heard so far, of those its bot heeds
  asked: number; // `heard` when it was last asked without being needed, -1 = never
}

export interface Asked<P extends Player> {
  readonly player: P;
  readonly awaited: Awaited;
}

/** What a list of awaited seats means for our players. */
export interface Plan<P extends Player> {
  readonly volunteers: readonly Asked<P>[];
  readonly needed: Asked<P> | undefined;
}

/** Games hand out the same lists again and again, so each is planned once. New players need a new asking. */
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
 * Who is asked now: first each seat that may act and has heard something new since it was last asked, then the first that
 * must, if it is ours. Whoever keeps quiet is passed over by the next call; a volunteer is noted as asked.
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

/** Whether an event of this type counts as heard by the bot. */
export const heeds = (bot: { readonly heeds?: readonly string[] }, type: string): boolean =>
  bot.heeds?.includes(type) ?? true;

/** Bots play on: the seat that says no to an offer of a draw, where a bot leads a side that has not offered. */
export function declining<K extends Kinds>(
  { game, rules, table }: Match<K>,
  bots: { has(seat: Seat): boolean },
): Seat | undefined {
  if (table.offers.length === 0) return undefined;
  const seats = game.seats(rules);
  for (const side of game.sides(rules)) {
    const leader = seats.find((seat) => sideOf(seat) === side);
    if (leader !== undefined && !table.offers.includes(side) && bots.has(leader)) return leader;
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
