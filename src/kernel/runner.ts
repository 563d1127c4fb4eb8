import { asking, declining, heeds, nextAsked } from './asking.ts';
import { type Ask, type Bot, type BotSeed, type Budget, bare, type Decision, weightsDigest } from './bot.ts';
import { seedAt } from './dice.ts';
import type { Fact } from './fact.ts';
import { type FaultKind, type FaultKinds, kindOfFault, noFaults } from './faults.ts';
import type { Awaited, Game, Kinds, Outcome } from './game.ts';
import type { Hashing } from './hashing.ts';
import { type Seat, type Side, sideOf } from './ids.ts';
import { type Entry, type Match, outcomeOf, submit } from './match.ts';
import { isTableEvent } from './table.ts';

/** A decision with its place: what is kept beside the log. */
export interface DecisionRecord<C> {
  readonly n: number; // the place of the command it led to
  readonly seat: Seat;
  readonly bot: string;
  readonly version: string; // the bot's
  readonly weights: string | null; // digest of its table; null = it has none
  readonly seed: number | null; // null = chance was not asked
  readonly fault?: Fact; // the bot failed and the game's fallback acted
  readonly decision: Decision<C>;
}

export interface RunOptions<K extends Kinds> {
  readonly budget?: Budget;
  readonly keep?: boolean; // keep decisions (with their ledgers if the budget has them on)
  readonly maxEntries?: number;
  readonly now?: () => number; // milliseconds; the kernel has no clock of its own
  readonly onAsk?: (ask: Ask, view: K['view']) => void;
  readonly onEntry?: (entry: Entry<K>) => void;
}

/** How one seat's bot did. */
export interface SeatFigures {
  decisions: number;
  faults: number;
  fault?: Fact; // the first of them
  faultKinds?: FaultKinds; // how many of which kind; left out = none
  readonly millis: number[]; // per decision, where a clock was handed in
}

/** One thing more that went wrong. */
export function countFault(figures: SeatFigures, fault: Fact, kind: FaultKind = kindOfFault(fault)): void {
  figures.faults++;
  figures.faultKinds ??= noFaults();
  figures.faultKinds[kind]++;
  figures.fault ??= fault;
}

/** The end of patience with a seat's player; it is no fault more, but the last one's consequence. */
export function countForfeit(figures: SeatFigures, why: Fact): void {
  figures.fault ??= why;
  figures.faultKinds ??= noFaults();
  figures.faultKinds.forfeit++;
}

interface Player<K extends Kinds> {
  readonly seat: Seat;
  readonly bot: Bot<K>;
  readonly figures: SeatFigures;
  readonly digest: string | null; // of its weights, where decisions are kept
  belief: K['belief'];
  heard: number; // events heard so far
  asked: number; // `heard` when it was last asked without being needed
}

const PLAIN: Budget = { iterations: 0, ledger: false };

/**
 * Plays the bot seats of a match: asks, submits, lets them hear. `turn` does one command and says whether it could;
 * it stops when the match is over or a hand is awaited.
 */
export class Runner<K extends Kinds> {
  readonly match: Match<K>;
  readonly decisions: DecisionRecord<K['command']>[] = [];
  private readonly options: RunOptions<K>;
  private readonly players = new Map<Seat, Player<K>>();
  private readonly listeners: Player<K>[] = [];
  private readonly heedful = new Map<string, readonly Player<K>[]>(); // listeners by type of event
  private readonly planFor = asking(this.players);
  private told: number; // entries that listeners have heard

  constructor(match: Match<K>, bots: Readonly<Record<Seat, Bot<K>>>, options: RunOptions<K> = {}) {
    this.match = match;
    this.options = options;
    this.told = 0;
    const { game, rules } = match;
    const opening = game.begin(rules);
    for (const seat of game.seats(rules)) {
      const bot = bots[seat];
      if (!bot) continue;
      const belief = game.start(game.view(opening, seat), seat);
      const figures = { decisions: 0, faults: 0, millis: [] };
      const digest = options.keep && bot.weights ? weightsDigest(bot.weights, match.hashing.digest) : null;
      const player: Player<K> = { seat, bot, belief, figures, digest, heard: 0, asked: -1 };
      this.players.set(seat, player);
      if (bot.listens || bot.volunteers.length > 0) this.listeners.push(player);
    }
    this.listen();
  }

  figures(seat: Seat): SeatFigures | undefined {
    return this.players.get(seat)?.figures;
  }

  beliefOf(seat: Seat): K['belief'] | undefined {
    return this.players.get(seat)?.belief;
  }

  /** Plays on until the match is over, a hand is awaited or the log is full. */
  run(): Outcome | undefined {
    const most = this.options.maxEntries ?? 100_000;
    while (this.match.log.length < most && this.turn());
    return outcomeOf(this.match);
  }

  turn(): boolean {
    const { match } = this;
    if (outcomeOf(match)) return false;
    if (this.told < match.log.length) this.listen();
    if (match.table.offers.length > 0 && this.declined()) return true;
    const plan = this.planFor(match.game.awaiting(match.state));
    for (;;) {
      const asked = nextAsked(plan);
      if (!asked) return false;
      if (this.act(asked.player, asked.awaited)) return true;
      if (asked.awaited.must) return false;
    }
  }

  private declined(): boolean {
    const leader = declining(this.match, this.players);
    if (leader === undefined) return false;
    const answer = submit(this.match, leader, { type: 'decline-draw' });
    if (answer.ok) this.options.onEntry?.(answer.value);
    return answer.ok;
  }

  private act(player: Player<K>, awaited: Awaited): boolean {
    const { match, options } = this;
    const { game } = match;
    const { seat, bot, figures } = player;
    const n = match.log.length;
    const ask: Ask = { seat, kinds: awaited.kinds, must: awaited.must, place: n };
    const view = game.view(match.state, seat);
    const seed = new LazySeed(match.hashing, match.seed, seat, n);
    const budget = options.budget ?? PLAIN;
    options.onAsk?.(ask, view);
    const begun = options.now?.();

    let fault: Fact | undefined;
    let decision: Decision<K['command']> | undefined;
    try {
      decision = bot.decide(player.belief, view, ask, budget, seed);
    } catch (error) {
      fault = { code: 'bot-threw', error: error instanceof Error ? error.message : String(error) };
    }
    let command = decision?.command ?? null;
    if (command === null && !fault) {
      if (!awaited.must) return false; // keeping quiet is not logged and not counted
      fault = { code: 'bot-silent' };
    }
    if (begun !== undefined) figures.millis.push((options.now?.() ?? 0) - begun);
    figures.decisions++;

    let answer = command === null ? undefined : submit(match, seat, command);
    if (answer && !answer.ok) fault = { code: 'bot-refused', refusal: answer.error };
    if (!answer?.ok) {
      countFault(figures, fault ?? { code: 'bot-silent' });
      command = game.fallback(view, seat) ?? null;
      if (command === null || !awaited.must) return false;
      answer = submit(match, seat, command);
      if (!answer.ok) return false;
    }
    if (options.keep) {
      const kept = decision ?? bare(command);
      const { name, version = '1' } = bot;
      const record = { n, seat, bot: name, version, weights: player.digest, seed: seed.used, decision: kept };
      this.decisions.push(fault ? { ...record, fault } : record);
    }
    options.onEntry?.(answer.value);
    this.listen();
    return true;
  }

  /** Lets every listening seat hear what has happened since. */
  private listen(): void {
    const { match } = this;
    for (; this.told < match.log.length; this.told++) {
      const entry = match.log[this.told] as Entry<K>;
      for (const event of entry.events) {
        if (isTableEvent(event)) continue;
        for (const player of this.heedersOf(event.type)) {
          const heard = match.game.hear(match.rules, event as K['event'], player.seat);
          if (heard === undefined) continue;
          player.heard++;
          if (player.bot.listens) player.belief = match.game.believe(player.belief, heard);
        }
      }
    }
  }

  private heedersOf(type: string): readonly Player<K>[] {
    let players = this.heedful.get(type);
    if (!players) {
      players = this.listeners.filter(({ bot }) => heeds(bot, type));
      this.heedful.set(type, players);
    }
    return players;
  }
}

class LazySeed implements BotSeed {
  used: number | null = null;
  private readonly hashing: Hashing;
  private readonly seed: string;
  private readonly seat: Seat;
  private readonly place: number;

  constructor(hashing: Hashing, seed: string, seat: Seat, place: number) {
    this.hashing = hashing;
    this.seed = seed;
    this.seat = seat;
    this.place = place;
  }

  get value(): number {
    if (this.used === null) this.used = seedAt(this.hashing, this.seed, 'bot', this.seat, this.place);
    return this.used;
  }
}

/** A bot for every seat of the sides that have one. */
export function seatBots<K extends Kinds>(
  game: Game<K>,
  rules: K['rules'],
  sides: Readonly<Record<Side, (seat: Seat) => Bot<K>>>,
): Record<Seat, Bot<K>> {
  const bots: Record<Seat, Bot<K>> = {};
  for (const seat of game.seats(rules)) {
    const make = sides[sideOf(seat)];
    if (make) bots[seat] = make(seat);
  }
  return bots;
}
