import { resolveBot } from '../../arena/lineup.ts';
import { isProgramName, programNamed } from '../../integrations/list.ts';
import { type Asked, asking, declining, heeds, nextAsked, type Plan, type Player } from '../../kernel/asking.ts';
import { type Bot, bare, type Decision, weightsDigest } from '../../kernel/bot.ts';
import { type BotSeat, type Forfeit, newFigures, playBotTurn, type SeatFigures } from '../../kernel/bot-turn.ts';
import { seedAt } from '../../kernel/dice.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Awaited } from '../../kernel/game.ts';
import { type Seat, sideOf, UMPIRE } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { type Entry, outcomeOf } from '../../kernel/match.ts';
import { hearMatchEvent, isMatchEvent } from '../../kernel/match-status.ts';
import type { DecisionRecord } from '../../kernel/runner.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import type { BotAnswer, BotHost } from '../bots/bot-host.ts';
import type { Metrics } from '../metrics.ts';
import type { Log } from '../service.ts';
import type { LiveMatch } from './live-match.ts';

type Command = Kinds['command'];

interface SeatedBot extends Player {
  readonly name: string;
  bot: Omit<Bot, 'volunteers'> & Player['bot'];
  readonly digest: string | null; // of its weights
  readonly figures: SeatFigures;
  readonly ears: { readonly type: string }[]; // all that the seat has heard
  heard: number;
  place: number; // entries it has been told
}

/** What the bots of one match stand on. */
interface BotTurnsSetup {
  readonly id: string; // of the match
  readonly play: LiveMatch;
  readonly host: BotHost;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly pace: number; // milliseconds before an action that the match waits for
  now(): number;
}

/** Plays the bots' seats with the same commands as people: one decision, one command, then the next. */
export class BotTurns {
  private readonly room: BotTurnsSetup;
  private players: ReadonlyMap<Seat, SeatedBot> = new Map();
  private planFor: (list: readonly Awaited[]) => Plan<SeatedBot> = asking(new Map());
  private ours = new WeakMap<readonly Awaited[], readonly Awaited[]>();
  private busy = false;
  private again = false; // woken while busy
  private stopped = false;

  constructor(room: BotTurnsSetup, bots: ReadonlyMap<Seat, string>) {
    this.room = room;
    this.seat(bots);
  }

  /** Who of the seats is a bot's, from now on. Who stays keeps what it has heard. */
  seat(bots: ReadonlyMap<Seat, string>): void {
    const before = this.players;
    const players = [...bots].flatMap(([seat, name]) => {
      const stays = before.get(seat);
      const player = stays?.name === name ? stays : this.sitDown(seat, name);
      return player ? [[seat, player] as const] : [];
    });
    this.players = new Map(players);
    this.planFor = asking(this.players);
    this.ours = new WeakMap();
  }

  hear(entry: Entry): void {
    for (const player of this.players.values()) this.tell(player, entry);
  }

  /** No bot of this match is being asked. */
  get resting(): boolean {
    return !this.busy;
  }

  /** Call after every change: continues until no bot has to act. */
  wake(): void {
    this.again = this.busy;
    if (this.busy || this.stopped || !this.wanted) return;
    this.busy = true;
    this.run()
      .catch((error: unknown) => this.room.log.error({ match: this.room.id, error: String(error) }, 'bots stopped'))
      .finally(() => {
        this.busy = false;
        if (this.again) this.wake();
      });
  }

  /** Whether there is anything to do; people's commands mostly leave bots nothing. */
  private get wanted(): boolean {
    const { match } = this.room.play;
    const { volunteers, needed } = this.planFor(this.oursOf(match.game.awaiting(match.state)));
    return (
      needed !== undefined ||
      match.status.offers.length > 0 ||
      volunteers.some(({ player }) => player.asked !== player.heard)
    );
  }

  stop(): void {
    this.stopped = true;
    this.room.host.forget(this.room.id, outcomeOf(this.room.play.match) ?? null);
  }

  private async run(): Promise<void> {
    const { play } = this.room;
    const { match } = play;
    while (!this.stopped && !play.over) {
      if (!play.outbox.empty) {
        await new Promise<void>((then) => play.outbox.whenSettled(then));
        continue;
      }
      const place = match.log.length;
      const decliner = declining(match, this.players);
      if (decliner !== undefined && play.act(decliner, { type: 'decline-draw' }).ok) continue;
      const asked = nextAsked(this.planFor(this.oursOf(match.game.awaiting(match.state))));
      if (!asked) return;
      if (asked.awaited.must) await this.beat();
      if (this.stopped || match.log.length !== place) continue;
      const from = performance.now();
      const answer = await this.decide(asked, place);
      const seconds = (performance.now() - from) / 1000;
      const { player } = asked;
      const { faults } = player.figures;
      if (this.stopped || match.log.length !== place || this.players.get(player.seat) !== player) continue;
      if (answer.volunteers) this.learn(player, answer.volunteers);
      const acted = this.carryOut(asked, place, answer);
      this.room.metrics.botDecided(seconds, player.figures.faults - faults);
      if (!acted && asked.awaited.must) return;
    }
  }

  /** Bots do not wait for people who are asked at the same time. */
  private oursOf(list: readonly Awaited[]): readonly Awaited[] {
    let ours = this.ours.get(list);
    if (!ours) {
      ours = list.filter(({ seat }) => this.players.has(seat));
      this.ours.set(list, ours);
    }
    return ours;
  }

  private async beat(): Promise<void> {
    const { pace, play, now } = this.room;
    const wait = pace === 0 ? 0 : (play.times.at(-1) ?? 0) + pace - now();
    if (wait > 0) await new Promise((then) => setTimeout(then, wait).unref());
  }

  private decide({ player, awaited }: Asked<SeatedBot>, place: number): Promise<BotAnswer> {
    const { id, host, play } = this.room;
    const { match } = play;
    const { game, rules } = match;
    return host.decide({
      match: id,
      game: game.id,
      setup: rules.setup,
      seat: player.seat,
      bot: player.name,
      view: withoutRules(game.view(match.state, player.seat)),
      heard: (from) => player.ears.slice(from),
      ask: { seat: player.seat, kinds: awaited.kinds, must: awaited.must, place },
      seed: seedAt(match.hashing, match.seed, 'bot', player.seat, place),
    });
  }

  /** A program says what it volunteers once it has been started. */
  private learn(player: SeatedBot, volunteers: readonly string[]): void {
    if (player.bot.volunteers !== 'any') return;
    player.bot = { ...player.bot, volunteers };
    this.planFor = asking(this.players);
  }

  /** The side of a program that has failed too often has lost, unless people play on it. */
  private forfeits({ seat }: SeatedBot, { code, faults }: Forfeit): boolean {
    const { play, log, id } = this.room;
    const { game, rules } = play.match;
    const side = sideOf(seat);
    if (game.seats(rules).some((other) => sideOf(other) === side && !this.players.has(other))) return false;
    log.warn({ match: id, seat, fault: code, faults }, 'a program forfeits');
    return play.act(UMPIRE, { type: 'abandon', side, faults }).ok && play.over;
  }

  /** False = nothing was done: the bot kept quiet, or even the game's fallback was refused. */
  private carryOut({ player, awaited }: Asked<SeatedBot>, place: number, answer: BotAnswer): boolean {
    const { play, log, host, id } = this.room;
    const { seat, name, figures } = player;
    const bot: BotSeat<Command> = {
      seat,
      figures,
      fallback: () => play.match.game.fallback(play.match.game.view(play.match.state, seat), seat),
      submit(command, decision, fault) {
        const done = play.act(seat, command, { decision: record(decision, fault) });
        if (done.ok && fault) log.warn({ match: id, seat, bot: name, fault: fault.code }, 'a bot failed');
        return done;
      },
      refused: (refusal) => host.refused?.({ match: id, seat, bot: name }, refusal),
      forfeit: (forfeit) => this.forfeits(player, forfeit),
    };
    const record = (decision: Decision<Command>, fault: Fact | null) =>
      this.record(player, place, answer, decision, fault);
    return playBotTurn(bot, answer, awaited.must);
  }

  private record(
    { seat, name, bot, digest }: SeatedBot,
    place: number,
    { seedUsed, version: own }: BotAnswer,
    decision: Decision<Command>,
    fault: Fact | null,
  ): Omit<DecisionRecord<Command>, 'n'> {
    const { match } = this.room.play;
    const seed = seedUsed ? seedAt(match.hashing, match.seed, 'bot', seat, place) : null;
    const version = own ?? bot.version ?? '1';
    const kept = { seat, bot: name, version, weights: digest, seed, decision };
    return fault ? { ...kept, fault } : kept;
  }

  private sitDown(seat: Seat, name: string): SeatedBot | undefined {
    const { match } = this.room.play;
    const bot = this.botNamed(name, seat);
    if (!bot) return undefined;
    const digest = bot.weights ? weightsDigest(bot.weights, match.hashing.digest) : null;
    const player: SeatedBot = {
      seat,
      name,
      bot,
      digest,
      figures: newFigures(),
      ears: [],
      heard: 0,
      asked: -1,
      place: 0,
    };
    for (const entry of match.log) this.tell(player, entry);
    return player;
  }

  /** A program is asked by the host, whatever it is; which of them speak up is known once they have been asked. */
  private botNamed(name: string, seat: Seat): SeatedBot['bot'] | undefined {
    const visitor = programNamed(name);
    if (visitor) {
      const { volunteers } = visitor.protocol;
      return { name, listens: volunteers, volunteers: volunteers ? 'any' : [], decide: () => bare<Command>(null) };
    }
    const part = resolveBot(this.room.play.match.game, name);
    if (part.ok) return part.value.maker.make(part.value.spec)(seat);
    this.room.log.error({ match: this.room.id, seat, bot: name, fault: part.error }, 'no such bot');
    return undefined;
  }

  private tell(player: SeatedBot, { n, events }: Entry): void {
    if (n < player.place) return;
    player.place = n + 1;
    const { game, rules } = this.room.play.match;
    const ofTable = isProgramName(player.name); // beliefs know nothing of the table, programs may
    for (const event of events) {
      const heard = !isMatchEvent(event)
        ? game.hear(rules, event, player.seat)
        : ofTable
          ? hearMatchEvent(event, player.seat)
          : undefined;
      if (heard === undefined) continue;
      if (player.bot.listens) player.ears.push(heard);
      if (heeds(player.bot, event.type)) player.heard++;
    }
  }
}
