import {
  type Ask,
  type Bot,
  type BotMaker,
  type BotSeed,
  type BotSpec,
  type Budget,
  bare,
  type Decision,
} from '../../kernel/bot.ts';
import type { Awaited, Game, Kinds, Rules } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Entry } from '../../kernel/match.ts';
import { isTableCommand, isTableEvent } from '../../kernel/table.ts';

type Command = Kinds['command'];

/** A moment of a match in which a seat was asked: where in the log, how, and with what chance. */
export interface Place {
  readonly n: number;
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly must: boolean;
  readonly seed: number; // the chance that a bot had there
}

/** A match and the places of it that are asked about: all that is needed to ask any bot there. */
export interface Moments {
  readonly name: string; // of the file, for the reader
  readonly rules: Rules;
  readonly entries: readonly Entry[];
  readonly places: readonly Place[]; // in the order of the log
}

/** What a seat knew at a place. */
export interface Position {
  readonly game: Game;
  readonly rules: Rules;
  readonly name: string; // of the match
  readonly ask: Ask;
  readonly view: object;
  readonly opening: unknown; // the belief of a bot that does not listen
  readonly belief: unknown; // of one that has heard all
  readonly seed: number;
  readonly played: Command | null; // what was done there
}

/** Walks a match once, from its start, and stops at its places. */
export function* positionsOf(game: Game, { name, rules, entries, places }: Moments): Generator<Position, void> {
  let state = game.begin(rules);
  const seats = new Set(places.map(({ seat }) => seat));
  const openings = new Map([...seats].map((seat) => [seat, game.start(game.view(state, seat), seat)] as const));
  const beliefs = new Map(openings);
  let n = 0;
  for (const place of places) {
    for (; n < place.n; n++)
      for (const event of entries[n]?.events ?? []) {
        if (isTableEvent(event)) continue;
        state = game.apply(state, event);
        for (const seat of seats) {
          const heard = game.hear(rules, event, seat);
          if (heard !== undefined) beliefs.set(seat, game.believe(beliefs.get(seat), heard));
        }
      }
    const { seat, kinds, must, seed } = place;
    const done = entries[n]?.command;
    yield {
      game,
      rules,
      name,
      ask: { seat, kinds, must, place: n },
      view: game.view(state, seat),
      opening: openings.get(seat),
      belief: beliefs.get(seat),
      seed,
      played: done && !isTableCommand(done) ? done : null,
    };
  }
}

/** How a seat was likely asked when it gave a command of this type; undefined = nobody asked it. */
export function askedFor(list: readonly Awaited[], seat: Seat, type: string): Awaited | undefined {
  const own = list.filter((awaited) => awaited.seat === seat && awaited.kinds.includes(type));
  return own.find(({ must }) => must) ?? own[0];
}

/** A bot by name: who makes it, and how. */
export interface Decider {
  readonly name: string;
  readonly maker: BotMaker;
  readonly spec: BotSpec;
}

export type Asking = (position: Position, budget?: Partial<Budget>) => Decision<Command>;

/** The chance that a position was kept with. */
const keptChance = ({ seed }: Position): BotSeed => ({ value: seed });

/** Asks a bot at any position; one that would not speak there unasked keeps quiet. `iterations` are for a search. */
export function asking({ maker, spec }: Decider, iterations = 0, chance = keptChance): Asking {
  const bots = new Map<Seat, Bot>();
  return (position, budget = {}) => {
    const { ask, view, opening, belief } = position;
    let bot = bots.get(ask.seat);
    if (!bot) {
      bot = maker.make(spec)(ask.seat);
      bots.set(ask.seat, bot);
    }
    const { volunteers, listens } = bot;
    if (!ask.must && !ask.kinds.some((kind) => volunteers.includes(kind))) return bare<Command>(null);
    return bot.decide(listens ? belief : opening, view, ask, { iterations, ledger: true, ...budget }, chance(position));
  };
}
