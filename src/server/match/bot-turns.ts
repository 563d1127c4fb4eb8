import { type Asked, asking, declining, nextAsked, type Plan } from '../../kernel/asking.ts';
import { type BotSeat, type Forfeit, playBotTurn } from '../../kernel/bot-turn.ts';
import type { Awaited } from '../../kernel/game.ts';
import { type Seat, sideOf, UMPIRE } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { type Entry, outcomeOf } from '../../kernel/match.ts';
import { ok } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import type { BotAnswer, BotHost, QuestionOwner } from '../bots/bot-host.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { LiveMatch } from './live-match.ts';
import { type SeatedBot, seatBot } from './seated-bot.ts';

interface BotTurnsOptions {
  readonly id: string; // of the match
  readonly live: LiveMatch;
  readonly host: BotHost;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly pace: number; // milliseconds before an action that the match waits for
  readonly owner: QuestionOwner;
  readonly isAbandoned: boolean; // the bots wait until someone connects
}

/** Plays the bots' seats with the same commands as people: one decision, one command, then the next. */
export class BotTurns {
  private readonly options: BotTurnsOptions;
  private players: ReadonlyMap<Seat, SeatedBot> = new Map();
  private planFor: (list: readonly Awaited[]) => Plan<SeatedBot> = asking(new Map());
  private awaitedBots = new WeakMap<readonly Awaited[], readonly Awaited[]>(); // cache
  private busy = false;
  private again = false; // woken while busy
  private stopped = false;

  constructor(options: BotTurnsOptions, bots: ReadonlyMap<Seat, string>) {
    this.options = options;
    this.seat(bots);
  }

  /** Sets which bot plays which seat. A bot that stays in its seat keeps what it has heard. */
  seat(bots: ReadonlyMap<Seat, string>): void {
    const { live, log, id } = this.options;
    const players = new Map<Seat, SeatedBot>();
    for (const [seat, name] of bots) {
      const before = this.players.get(seat);
      const player = before?.name === name ? ok(before) : seatBot(live.match, seat, name);
      if (player.ok) players.set(seat, player.value);
      else log.error({ match: id, seat, bot: name, fault: player.error }, 'unknown bot');
    }
    this.players = players;
    this.planFor = asking(players);
    this.awaitedBots = new WeakMap();
  }

  hear(entry: Entry): void {
    for (const player of this.players.values()) player.hear(entry);
  }

  /** No bot of this match is deciding. */
  get isIdle(): boolean {
    return !this.busy;
  }

  /** Call after every change: continues until no bot has to act, or everyone has left. */
  wake(): void {
    this.again = this.busy;
    if (this.busy || this.stopped || this.options.isAbandoned || !this.hasWork) return;
    this.busy = true;
    const { log, id } = this.options;
    this.run()
      .catch((error: unknown) => log.error({ match: id, error: String(error) }, 'bots stopped'))
      .finally(() => {
        this.busy = false;
        if (this.again) this.wake();
      });
  }

  /** Usually false after a person's command. */
  private get hasWork(): boolean {
    const { match } = this.options.live;
    const { volunteers, needed } = this.plan();
    return (
      needed !== undefined ||
      match.status.offers.length > 0 ||
      volunteers.some(({ player }) => player.asked !== player.heard)
    );
  }

  stop(): void {
    const { host, id, live } = this.options;
    this.stopped = true;
    host.forget(id, outcomeOf(live.match) ?? null);
  }

  private async run(): Promise<void> {
    const { live, metrics } = this.options;
    const { match } = live;
    while (!this.stopped && !live.over && !this.options.isAbandoned) {
      if (!live.outbox.empty) {
        await new Promise<void>((then) => live.outbox.whenSettled(then));
        continue;
      }
      const position = match.log.length;
      const decliner = declining(match, this.players);
      if (decliner !== undefined && live.act(decliner, { type: 'decline-draw' }).ok) continue;
      const asked = nextAsked(this.plan());
      if (!asked) return;
      if (asked.awaited.must) await this.waitForPace();
      if (this.stopped || match.log.length !== position) continue;
      const from = performance.now();
      const answer = await this.decide(asked, position);
      const seconds = (performance.now() - from) / 1000;
      const { player } = asked;
      const { faults } = player.figures;
      if (this.stopped || match.log.length !== position || this.players.get(player.seat) !== player) continue;
      if (answer.volunteers) this.setVolunteers(player, answer.volunteers);
      const acted = this.carryOut(asked, position, answer);
      metrics.botDecided(seconds, player.figures.faults - faults);
      if (!acted && asked.awaited.must) return;
    }
  }

  /** Which bots to ask now. Bots do not wait for people who are asked at the same time. */
  private plan(): Plan<SeatedBot> {
    const { match } = this.options.live;
    const all = match.game.awaiting(match.state);
    let bots = this.awaitedBots.get(all);
    if (!bots) {
      bots = all.filter(({ seat }) => this.players.has(seat));
      this.awaitedBots.set(all, bots);
    }
    return this.planFor(bots);
  }

  private async waitForPace(): Promise<void> {
    const { pace, live } = this.options;
    const wait = pace === 0 ? 0 : pace - live.ages.of(live.times.length - 1);
    if (wait > 0) await new Promise((then) => setTimeout(then, wait).unref());
  }

  private decide({ player, awaited }: Asked<SeatedBot>, position: number): Promise<BotAnswer> {
    const { id, host, live, owner } = this.options;
    const { game, rules, state } = live.match;
    const { seat } = player;
    return host.decide({
      match: id,
      game: game.id,
      setup: rules.setup,
      seat,
      bot: player.name,
      view: withoutRules(game.view(state, seat)),
      heard: (from) => player.eventsFrom(from),
      ask: { seat, kinds: awaited.kinds, must: awaited.must, place: position },
      seed: player.seedAt(position),
      owner,
    });
  }

  /** A program says what it volunteers for once it has been started. */
  private setVolunteers(player: SeatedBot, volunteers: readonly string[]): void {
    if (player.bot.volunteers !== 'any') return;
    player.bot = { ...player.bot, volunteers };
    this.planFor = asking(this.players);
  }

  /** A side loses when its program has failed too often, unless people also play on that side. */
  private forfeit({ seat }: SeatedBot, { code, faults }: Forfeit): boolean {
    const { live, log, id } = this.options;
    const { game, rules } = live.match;
    const side = sideOf(seat);
    if (game.seats(rules).some((other) => sideOf(other) === side && !this.players.has(other))) return false;
    log.warn({ match: id, seat, fault: code, faults }, 'a program forfeits');
    return live.act(UMPIRE, { type: 'abandon', side, faults }).ok && live.over;
  }

  /** False if nothing was done: the bot did not act, or even the game's fallback was refused. */
  private carryOut({ player, awaited }: Asked<SeatedBot>, position: number, answer: BotAnswer): boolean {
    const { live, log, host, id } = this.options;
    const { seat, name, figures } = player;
    const { match } = live;
    const bot: BotSeat<Kinds['command']> = {
      seat,
      figures,
      fallback: () => match.game.fallback(match.game.view(match.state, seat), seat),
      submit(command, decision, fault) {
        const done = live.act(seat, command, { decision: player.decisionRecord(position, answer, decision, fault) });
        if (done.ok && fault) log.warn({ match: id, seat, bot: name, fault: fault.code }, 'a bot failed');
        return done;
      },
      refused: (refusal) => host.refused?.({ match: id, seat, bot: name }, refusal),
      forfeit: (forfeit) => this.forfeit(player, forfeit),
    };
    return playBotTurn(bot, answer, awaited.must);
  }
}
