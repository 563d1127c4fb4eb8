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
import type { Awaited, Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Kinds, Rules } from '../../kernel/kinds.ts';
import type { Entry } from '../../kernel/match.ts';
import { isMatchCommand, isMatchEvent } from '../../kernel/match-status.ts';

type Command = Kinds['command'];

/** A point in the log at which a seat was asked: how, and with which seed. */
export interface DecisionPoint {
  readonly n: number;
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly must: boolean;
  readonly seed: number; // the bot's seed there
}

/** A match and its decision points: everything needed to ask any bot there. */
export interface MatchPositions {
  readonly name: string; // file name, for display
  readonly rules: Rules;
  readonly entries: readonly Entry[];
  readonly places: readonly DecisionPoint[]; // in log order
}

/** What a seat knew at a decision point. */
export interface Position {
  readonly game: Game;
  readonly rules: Rules;
  readonly name: string; // match name
  readonly ask: Ask;
  readonly view: object;
  readonly opening: unknown; // initial belief, for bots that do not listen
  readonly belief: unknown; // belief after hearing everything so far
  readonly seed: number;
  readonly played: Command | null; // the command actually played
}

/** Replays a match once and stops at its decision points. */
export function* positionsOf(game: Game, { name, rules, entries, places }: MatchPositions): Generator<Position, void> {
  let state = game.begin(rules);
  const seats = new Set(places.map(({ seat }) => seat));
  const openings = new Map([...seats].map((seat) => [seat, game.start(game.view(state, seat), seat)] as const));
  const beliefs = new Map(openings);
  let n = 0;
  for (const place of places) {
    for (; n < place.n; n++)
      for (const event of entries[n]?.events ?? []) {
        if (isMatchEvent(event)) continue;
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
      played: done && !isMatchCommand(done) ? done : null,
    };
  }
}

/** The most likely question behind a command of this type; undefined if the seat was not asked. */
export function askedFor(list: readonly Awaited[], seat: Seat, type: string): Awaited | undefined {
  const own = list.filter((awaited) => awaited.seat === seat && awaited.kinds.includes(type));
  return own.find(({ must }) => must) ?? own[0];
}

/** A bot's maker and settings. */
interface Decider {
  readonly name: string;
  readonly maker: BotMaker;
  readonly spec: BotSpec;
}

export type Asker = (position: Position, budget?: Partial<Budget>) => Decision<Command>;

/** The seed stored with a position. */
const recordedSeed = ({ seed }: Position): BotSeed => ({ value: seed });

/** Asks a bot at any position. A bot that would not volunteer there passes. `iterations` is the search budget. */
export function askerOf({ maker, spec }: Decider, iterations = 0, chance = recordedSeed): Asker {
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
