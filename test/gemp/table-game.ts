import type { Command } from '../../src/games/force/commands.ts';
import type { Event } from '../../src/games/force/events.ts';
import { force } from '../../src/games/force/game.ts';
import type { ForceKinds } from '../../src/games/force/kinds.ts';
import { otherSide, SIDES, type Side } from '../../src/games/force/sides.ts';
import type { State } from '../../src/games/force/state.ts';
import { type Element, element } from '../../src/integrations/gemp/xml.ts';
import type { Bot } from '../../src/kernel/bot.ts';
import { UMPIRE } from '../../src/kernel/ids.ts';
import { mix, Random } from '../../src/kernel/random.ts';
import { must } from '../../src/kernel/result.ts';
import { unfold } from '../../src/kernel/step.ts';
import { type Question, verdictOn } from './answer-check.ts';
import { difference, ge, type Names, type Picture, pictureFor, statistics } from './card-picture.ts';
import { messagesFor, phaseMessage } from './event-messages.ts';
import { commandFrom } from './questions.ts';

/** A client's subscription: its number, and the messages it has not fetched yet. */
export interface Channel {
  readonly number: number;
  news: Element[];
  wake: () => void;
}

interface Pending {
  readonly side: Side;
  readonly question: Question;
  readonly message: Element;
  readonly answered: (value: string) => void;
}

/** Statistics about the clients' answers. */
export interface Conduct {
  answers: number;
  refused: number; // legal answers that the server rejected on purpose
  bad: number; // answered with a warning
  aborted: number; // games that an answer ended
  readonly types: Record<string, number>;
  readonly complaints: string[];
}

export interface GameHow {
  readonly id: string;
  readonly names: Names;
  readonly setup: unknown;
  readonly seed: number;
  readonly bots: Partial<Record<Side, Bot<ForceKinds>>>; // the bot inside the server
  readonly conduct: Conduct;
  readonly stubborn: number; // percentage of legal answers that are rejected
}

/** One game: our engine holds the state, and players get it as protocol events and questions. */
export class TableGame {
  readonly how: GameHow;
  state: State;
  winner: string | null = null;
  over = false;
  readonly random: Random;
  private readonly whims: Random;
  private readonly channels = new Map<Side, Channel>();
  private readonly pictures = new Map<Side, Picture>();
  private pending: Pending | null = null;
  private subscriptions = 0;
  private asked = 0;

  constructor(how: GameHow) {
    this.how = how;
    this.random = new Random(how.seed);
    this.whims = new Random(mix(how.seed, 99));
    const rules = must(force.setUp(how.setup, this.random));
    const before = force.begin(rules);
    this.state = unfold(force, before, force.resolve(before, UMPIRE, { type: 'begin' }, this.random), []);
    for (const side of SIDES) this.pictures.set(side, pictureFor(this.state, how.names, side));
  }

  async run(): Promise<void> {
    const { conduct, bots } = this.how;
    try {
      for (const side of SIDES)
        if (!bots[side]) await this.ask(side, 'EMPTY', 'The game begins', { timeoutValue: ['0'] });
      while (!force.outcome(this.state)) await this.turn();
      const { winners = [] } = force.outcome(this.state) ?? {};
      this.winner = winners.length === 1 ? this.how.names[winners[0] as Side] : null;
    } catch (error) {
      conduct.complaints.push(String(error instanceof Error ? error.stack : error));
      for (const side of SIDES) this.tell(side, ge('M', { message: 'The game was cancelled' }));
    }
    this.over = true;
  }

  private async turn(): Promise<void> {
    const awaited = force.awaiting(this.state).find(({ must: isMust }) => isMust);
    if (!awaited) throw new Error('nobody is awaited');
    const side = awaited.seat as Side;
    const view = force.view(this.state, side);
    const bot = this.how.bots[side];
    if (bot) {
      const ask = { seat: side, kinds: awaited.kinds, must: true, place: ++this.asked };
      const budget = { iterations: 20, ledger: false };
      const seed = { value: mix(this.how.seed, this.asked) };
      const { command } = bot.decide(force.start(view, side), view, ask, budget, seed);
      this.play(side, command ?? force.fallback(view, side) ?? { type: 'pass' });
    } else this.play(side, await commandFrom(this, side, [...force.options(view, side)] as Command[]));
  }

  private play(side: Side, command: Command): void {
    const no = force.refuse(this.state, side, command);
    if (no) throw new Error(`${side}: ${JSON.stringify(command)} is refused: ${JSON.stringify(no)}`);
    const events: Event[] = [];
    const happening = force.resolve(this.state, side, command, this.random);
    let now = this.state;
    for (let one = happening.next(now); !one.done; one = happening.next(now)) {
      now = force.apply(now, one.value);
      this.state = now;
      events.push(one.value);
      this.tellAll(one.value);
    }
    for (const watcher of SIDES) this.tell(watcher, statistics(this.state, this.how.names));
  }

  private tellAll(event: Event): void {
    const { names } = this.how;
    const messages = messagesFor(event, this.state, names);
    for (const watcher of SIDES) {
      const picture = pictureFor(this.state, names, watcher);
      this.tell(watcher, ...difference(this.pictures.get(watcher) ?? new Map(), picture, names), ...messages);
      this.pictures.set(watcher, picture);
    }
    if (event.type === 'activated') for (const watcher of SIDES) this.tell(watcher, statistics(this.state, names));
  }

  private tell(side: Side, ...events: readonly Element[]): void {
    const channel = this.channels.get(side);
    if (!channel || events.length === 0) return;
    channel.news.push(...events);
    channel.wake();
  }

  /** Asks a client; a bot inside the server agrees to everything. */
  ask(side: Side, type: string, text: string, parameters: Question['parameters']): Promise<string> {
    const question: Question = { type, text, parameters };
    const inner = Object.entries(parameters).flatMap(([name, values]) =>
      values.map((value) => element('parameter', { name, value })),
    );
    const message = ge('D', { id: 1, decisionType: type, text, participantId: this.how.names[side] }, inner);
    return new Promise((answered) => {
      this.pending = { side, question, message, answered };
      this.tell(side, message);
    });
  }

  isClient(side: Side): boolean {
    return !this.how.bots[side];
  }

  /** The whole game, for a client that connects or reconnects. */
  enter(side: Side): Channel {
    const { names } = this.how;
    const old = this.channels.get(side);
    const number = ++this.subscriptions;
    const picture = pictureFor(this.state, names, side);
    const { battle, locations } = this.state;
    const news = [
      ge('P', { participantId: names[side], allParticipantIds: `${names.dark},${names.light}` }),
      ge('TC', { participantId: names[this.state.active] }),
      phaseMessage(this.state),
      ...difference(new Map(), picture, names, true),
      ...(battle
        ? [
            ge('SB', {
              locationIndex: locations.indexOf(battle.at),
              otherCardIds: battle.fighters.map((card) => card + 1).join(','),
            }),
          ]
        : []),
      statistics(this.state, names),
      ge('XX'), // an event code from a newer server version
      ...(this.pending?.side === side ? [this.pending.message] : []),
    ];
    if (this.over) news.push(ge('M', { message: 'The game is over: winner' }));
    const channel: Channel = { number, news, wake: () => {} };
    this.channels.set(side, channel);
    old?.wake();
    return channel;
  }

  channelOf(side: Side): Channel | undefined {
    return this.channels.get(side);
  }

  /** Another client has opened the game, or this one has not polled for too long. */
  drop(side: Side): void {
    this.channels.delete(side);
  }

  /** Handles an answer; unexpected answers are ignored. */
  answer(side: Side, value: string | null, id: string | null): void {
    const { pending } = this;
    const { conduct } = this.how;
    if (pending?.side !== side || this.over || id !== pending.message.attributes.id) return;
    conduct.answers++;
    conduct.types[pending.question.type] = (conduct.types[pending.question.type] ?? 0) + 1;
    const verdict = verdictOn(pending.question, value);
    if (verdict.is === 'taken' && this.whims.roll(100) <= this.how.stubborn) {
      conduct.refused++;
      this.tell(side, ge('W', { message: 'rejected for the test' }), pending.message);
      return;
    }
    if (verdict.is === 'taken') {
      this.pending = null;
      pending.answered(value ?? '');
      return;
    }
    conduct.complaints.push(`${verdict.why}: ${value} to ${JSON.stringify(pending.question)}`);
    if (verdict.is === 'abort') {
      conduct.aborted++;
      this.pending = null;
      this.over = true;
      for (const one of SIDES) this.tell(one, ge('M', { message: 'The game was cancelled due to an error' }));
      return;
    }
    conduct.bad++;
    this.tell(side, ge('W', { message: verdict.why }), pending.message);
  }

  concede(side: Side): void {
    this.over = true;
    this.pending = null;
    this.winner = this.how.names[otherSide(side)];
    for (const one of SIDES) this.tell(one, ge('M', { message: `${this.winner} is the winner due to: conceded` }));
  }
}
