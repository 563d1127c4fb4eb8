import { asking, heeds, nextAsked } from '../kernel/asking.ts';
import { type Bot, type Budget, bare, type Decision } from '../kernel/bot.ts';
import type { Awaited, Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { Random } from '../kernel/random.ts';
import { unfold } from '../kernel/step.ts';
import { type Guide, seedFrom } from './guide.ts';

interface Player<K extends Kinds> {
  readonly seat: Seat;
  readonly bot: Bot<K>;
  belief: K['belief'];
  heard: number;
  asked: number;
}

/** The seat that searches, and what it believes. */
export interface Searcher<K extends Kinds> {
  readonly seat: Seat;
  readonly belief: K['belief'];
}

/**
 * One imagined match: the state, and guides in all seats with their beliefs. Every seat hears what happens from here on;
 * what it heard before is inferred from the searching seat's belief.
 */
export class ImaginedMatch<K extends Kinds> {
  state: K['state'];
  private readonly game: Game<K>;
  private readonly random: Random;
  private readonly iterations: number;
  private readonly players = new Map<Seat, Player<K>>();
  private readonly planFor = asking(this.players);

  constructor(game: Game<K>, guide: Guide<K>, state: K['state'], { seat: own, belief }: Searcher<K>, random: Random) {
    this.game = game;
    this.random = random;
    this.state = state;
    this.iterations = guide.iterations;
    for (const [seat, bot] of guide.bots) {
      const view = game.view(state, seat);
      const fork = game.imagineBelief?.(belief, view, seat) ?? (seat === own ? belief : game.start(view, seat));
      this.players.set(seat, { seat, bot, belief: fork, heard: 0, asked: -1 });
    }
  }

  play(seat: Seat, command: K['command']): void {
    const { game, state, random } = this;
    const events: K['event'][] = [];
    this.state = unfold(game, state, game.resolve(state, seat, command, random), events);
    for (const event of events) {
      for (const player of this.players.values()) {
        const { bot } = player;
        if (!bot.listens && bot.volunteers.length === 0) continue;
        const heard = game.hear(state.rules, event, player.seat);
        if (heard === undefined) continue;
        if (heeds(bot, event.type)) player.heard++;
        if (bot.listens) player.belief = game.believe(player.belief, heard);
      }
    }
  }

  /** Lets guides volunteer until a seat must act. Undefined if the match is over or no seat must act. */
  nextRequired(): Awaited | undefined {
    const { game } = this;
    for (let turns = 0; turns < MOST_VOLUNTEERED; turns++) {
      if (game.outcome(this.state)) return undefined;
      const asked = nextAsked(this.planFor(game.awaiting(this.state)));
      if (!asked) break;
      if (asked.awaited.must) return asked.awaited;
      const { seat } = asked.awaited;
      const { command } = this.ask(asked.awaited, false);
      if (command !== null && !game.refuse(this.state, seat, command)) this.play(seat, command);
    }
    return game.awaiting(this.state).find(({ must }) => must);
  }

  /** The guide's decision for a seat. */
  ask({ seat, kinds, must }: Awaited, ledger: boolean): Decision<K['command']> {
    const player = this.players.get(seat);
    if (!player) return bare<K['command']>(null);
    const budget: Budget = { iterations: this.iterations, ledger };
    const view = this.game.view(this.state, seat);
    return player.bot.decide(player.belief, view, { seat, kinds, must, place: 0 }, budget, seedFrom(this.random));
  }
}

const MOST_VOLUNTEERED = 100; // between two commands of seats that must act
