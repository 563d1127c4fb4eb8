import { asking, declining, heeds, nextAsked } from './asking.ts';
import { type Ask, type Bot, type BotSeed, type Budget, type Decision, weightsDigest } from './bot.ts';
import { type BotReply, type BotSeat, newFigures, playBotTurn, type SeatFigures } from './bot-turn.ts';
import { seedAt } from './dice.ts';
import type { Fact } from './fact.ts';
import type { Awaited, Game, Outcome } from './game.ts';
import type { Hashing } from './hashing.ts';
import { type Seat, type Side, sideOf } from './ids.ts';
import type { Kinds } from './kinds.ts';
import { type Entry, type Match, outcomeOf, submit } from './match.ts';
import { isMatchEvent } from './match-status.ts';
import type { Result } from './result.ts';

/** A decision as it is saved with the log. */
export interface DecisionRecord<C> {
  readonly n: number; // number of the entry with its command
  readonly seat: Seat;
  readonly bot: string;
  readonly version: string; // of the bot
  readonly weights: string | null; // digest of its weight table; null = it has none
  readonly seed: number | null; // null = the bot made no random choice
  readonly fault?: Fact; // why the game's fallback acted instead of the bot
  readonly decision: Decision<C>;
}

export interface RunOptions<K extends Kinds> {
  readonly budget?: Budget;
  readonly keep?: boolean; // whether to collect decisions (with ledgers, if the budget asks for them)
  readonly maxEntries?: number;
  readonly now?: () => number | undefined; // clock in ms; undefined = don't time this decision
  readonly onAsk?: (ask: Ask, view: K['view']) => void;
  readonly onEntry?: (entry: Entry<K>) => void;
}

interface Player<K extends Kinds> extends BotSeat<K['command']> {
  readonly bot: Bot<K>;
  readonly digest: string | null; // of its weights, if decisions are collected
  belief: K['belief'];
  heard: number; // number of events heard
  asked: number; // value of `heard` when it was last asked as a volunteer
}

const PLAIN: Budget = { iterations: 0, ledger: false };

/**
 * Plays the bot seats of a match: asks bots, submits their commands and updates their beliefs. `turn` plays one
 * command; it returns false when the match is over or a person must act.
 */
export class Runner<K extends Kinds> {
  readonly match: Match<K>;
  readonly decisions: DecisionRecord<K['command']>[] = [];
  private readonly options: RunOptions<K>;
  private readonly players = new Map<Seat, Player<K>>();
  private readonly listeners: Player<K>[] = [];
  private readonly listenersByType = new Map<string, readonly Player<K>[]>(); // listeners by event type
  private readonly planFor = asking(this.players);
  private heardEntries: number; // number of entries that the listeners have heard
  private seed: LazySeed | undefined; // for the current decision

  constructor(match: Match<K>, bots: Readonly<Record<Seat, Bot<K>>>, options: RunOptions<K> = {}) {
    this.match = match;
    this.options = options;
    this.heardEntries = 0;
    const { game, rules } = match;
    const opening = game.begin(rules);
    for (const seat of game.seats(rules)) {
      const bot = bots[seat];
      if (!bot) continue;
      const belief = game.start(game.view(opening, seat), seat);
      const digest = options.keep && bot.weights ? weightsDigest(bot.weights, match.hashing.digest) : null;
      const player: Player<K> = {
        seat,
        bot,
        belief,
        digest,
        figures: newFigures(),
        heard: 0,
        asked: -1,
        fallback: () => game.fallback(game.view(match.state, seat), seat),
        submit: (command, decision, fault) => this.submit(player, command, decision, fault),
      };
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

  /** Plays until the match is over, a person must act, or the log has `maxEntries` entries. */
  run(): Outcome | undefined {
    const most = this.options.maxEntries ?? 100_000;
    while (this.match.log.length < most && this.turn());
    return outcomeOf(this.match);
  }

  turn(): boolean {
    const { match } = this;
    if (outcomeOf(match)) return false;
    if (this.heardEntries < match.log.length) this.listen();
    if (match.status.offers.length > 0 && this.declined()) return true;
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

  private act(player: Player<K>, { kinds, must }: Awaited): boolean {
    const { match, options } = this;
    const { seat, bot } = player;
    const n = match.log.length;
    const ask: Ask = { seat, kinds, must, place: n };
    const view = match.game.view(match.state, seat);
    this.seed = new LazySeed(match.hashing, match.seed, seat, n);
    options.onAsk?.(ask, view);
    const start = options.now?.();
    const reply = this.decide(bot, player.belief, view, ask);
    const millis = start === undefined ? undefined : (options.now?.() ?? 0) - start;
    return playBotTurn(player, millis === undefined ? reply : { ...reply, millis }, must);
  }

  private decide(bot: Bot<K>, belief: K['belief'], view: K['view'], ask: Ask): BotReply<K['command']> {
    try {
      return {
        decision: bot.decide(belief, view, ask, this.options.budget ?? PLAIN, this.seed as LazySeed),
        fault: null,
      };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { decision: null, fault: { code: 'bot-threw', error: problem } };
    }
  }

  private submit(
    { seat, bot, digest }: Player<K>,
    command: K['command'],
    decision: Decision<K['command']>,
    fault: Fact | null,
  ): Result<Entry<K>> {
    const answer = submit(this.match, seat, command);
    if (!answer.ok) return answer;
    if (this.options.keep) {
      const { name, version = '1' } = bot;
      const seed = this.seed?.used ?? null;
      const record = { n: answer.value.n, seat, bot: name, version, weights: digest, seed, decision };
      this.decisions.push(fault ? { ...record, fault } : record);
    }
    this.options.onEntry?.(answer.value);
    this.listen();
    return answer;
  }

  /** Updates the belief of every listening bot with the entries since the last call. */
  private listen(): void {
    const { match } = this;
    for (; this.heardEntries < match.log.length; this.heardEntries++) {
      const entry = match.log[this.heardEntries] as Entry<K>;
      for (const event of entry.events) {
        if (isMatchEvent(event)) continue;
        for (const player of this.listenersTo(event.type)) {
          const heard = match.game.hear(match.rules, event as K['event'], player.seat);
          if (heard === undefined) continue;
          player.heard++;
          if (player.bot.listens) player.belief = match.game.believe(player.belief, heard);
        }
      }
    }
  }

  private listenersTo(type: string): readonly Player<K>[] {
    let players = this.listenersByType.get(type);
    if (!players) {
      players = this.listeners.filter(({ bot }) => heeds(bot, type));
      this.listenersByType.set(type, players);
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

/** Makes a bot for every seat of the given sides. */
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
