import { parseBotName } from '../../../decide/persona.ts';
import type { Ask, Bot, BotSeed, Budget, Decision } from '../../../kernel/bot.ts';
import { loaded } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import { type Match, open } from '../../../kernel/match.ts';
import { must } from '../../../kernel/result.ts';
import { Runner, seatBots } from '../../../kernel/runner.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import { hashing } from '../../../store/hashing.ts';
import type { Belief } from '../belief/memory.ts';
import { believe, start } from '../belief.ts';
import type { Command } from '../commands.ts';
import type { Event, Heard } from '../events.ts';
import { radar } from '../game.ts';
import type { RadarKinds } from '../kinds.ts';
import { awaiting } from '../rules/awaiting.ts';
import { type Situation as Lying, cell as named, sea } from '../rules/testing.ts';
import type { RadarSeat, State } from '../state.ts';
import { say } from '../text.ts';
import { type View, view as viewOf } from '../view.ts';
import { type Helm, helmOf } from './crew/helm.ts';
import type { Picture } from './crew/odds.ts';
import { BALANCED } from './crew/weights.ts';

// ---- What a seat knows ----

/** The position, and what the seat has heard. */
export interface Known extends Lying {
  readonly heard?: readonly Heard[];
}

interface Mind {
  readonly state: State;
  readonly view: View;
  readonly belief: Belief;
}

export function mindOf(seat: RadarSeat, { heard = [], ...lying }: Known = {}): Mind {
  const state = sea(lying);
  const view = viewOf(state, seat);
  return { state, view, belief: heard.reduce(believe, start(view, seat)) };
}

/** Blue's captain; `own` replaces parts of what it has worked out. */
export function helm(known: Known = {}, own: Partial<Helm> = {}): Helm {
  const { view, belief } = mindOf('blue.captain', known);
  return { ...helmOf(view, belief, BALANCED), ...own };
}

const OPEN_SEA = sea();
/** A cell of the default test chart, 9x9 of open sea in nine sectors. */
export const at = (name: string): Cell => named(OPEN_SEA, name);
/** Reasons as text, with cells of the default test chart. */
export const told = (fact: Fact, language: Language): string | undefined => say(fact, language, OPEN_SEA.rules);

/** Equally likely cells, by name. */
export function picture(names: string): Picture {
  const cells = names
    .split(' ')
    .map(at)
    .sort((a, b) => a - b);
  const weight = new Float64Array(OPEN_SEA.rules.chart.cells);
  for (const cell of cells) weight[cell] = 1 / cells.length;
  return { weight, cells };
}

// ---- What a bot answers ----

type RadarBot = Bot<RadarKinds>;
export const LEDGER: Budget = { iterations: 0, ledger: true };
export const QUICK: Budget = { iterations: 0, ledger: false };

/** A bot by its name: `crew@3+hunter`. */
export function botOf(name: string, seat: RadarSeat): RadarBot {
  const { id, level, persona = '' } = must(parseBotName(name));
  const maker = radar.bots[id];
  if (!maker) throw new Error(`no bot ${id}`);
  return maker.make({ level, persona: persona || (Object.keys(maker.personas)[0] ?? '') })(seat);
}

/** What a seat is asked in a state: what it must do, otherwise what it may say. */
export function askOf(state: State, seat: RadarSeat): Ask {
  const own = awaiting(state).filter((awaited) => awaited.seat === seat);
  const found = own.find((awaited) => awaited.must) ?? own[0];
  if (!found) throw new Error(`${seat} is not awaited`);
  return { ...found, place: 0 };
}

/** One decision from a situation. */
export function decided(bot: string, seat: RadarSeat, known: Known, budget: Budget = LEDGER, value = 1) {
  const { state, view, belief } = mindOf(seat, known);
  return botOf(bot, seat).decide(belief, view, askOf(state, seat), budget, { value });
}

/** The command of one decision. */
export const ordered = (bot: string, seat: RadarSeat, known: Known, budget?: Budget, value?: number): Command | null =>
  decided(bot, seat, known, budget, value).command;

// ---- Matches ----

/** A question to a bot in a match, and its answer. */
export interface Asked {
  readonly match: Match<RadarKinds>;
  readonly seat: RadarSeat;
  readonly bot: RadarBot;
  readonly belief: Belief;
  readonly view: View;
  readonly ask: Ask;
  readonly seed: BotSeed;
  readonly decision: Decision<Command>;
}

interface Table {
  readonly blue?: string;
  readonly red?: string;
  readonly seed?: number;
  readonly setup?: Readonly<Record<string, unknown>>;
  readonly budget?: Budget;
  readonly mute?: readonly RadarSeat[]; // seats that act but send no messages
  readonly look?: (asked: Asked) => void;
}

/** A match of bots, before its first move. */
export function seated({ blue = 'crew', red = 'crew', seed = 1, setup, budget = QUICK, mute, look }: Table) {
  const rules = must(radar.setUp(setup, loaded()));
  const match = open(radar, rules, String(seed), hashing);
  const bots = seatBots(radar, rules, {
    blue: (seat) => botOf(blue, seat as RadarSeat),
    red: (seat) => botOf(red, seat as RadarSeat),
  });
  for (const seat of mute ?? []) bots[seat] = { ...(bots[seat] as RadarBot), volunteers: [] };
  if (look)
    for (const [seat, bot] of Object.entries(bots)) {
      const decide: RadarBot['decide'] = (belief, view, ask, given, chance) => {
        const decision = bot.decide(belief, view, ask, given, chance);
        look({ match, seat: seat as RadarSeat, bot, belief, view, ask, seed: chance, decision });
        return decision;
      };
      bots[seat] = { ...bot, decide };
    }
  return new Runner(match, bots, { budget, keep: budget.ledger });
}

/** A match of bots, played to the end. The runner catches errors of bots, so errors from `look` are saved and rethrown. */
export function playedOut({ look, ...table }: Table): Runner<RadarKinds> {
  const thrown: unknown[] = [];
  const guarded = (asked: Asked): void => {
    try {
      look?.(asked);
    } catch (error) {
      thrown.push(error);
    }
  };
  const runner = seated(look ? { ...table, look: guarded } : table);
  runner.run();
  if (thrown.length) throw thrown[0];
  return runner;
}

/** All events in order, each with the state before it and the seat that caused it. */
export function* story({ match }: Runner<RadarKinds>): Generator<{ seat: string; event: Event; before: State }> {
  let state = radar.begin(match.rules);
  for (const { seat, events } of match.log)
    for (const event of events as readonly Event[]) {
      yield { seat, event, before: state };
      state = radar.apply(state, event);
    }
}
