import { resolveBot } from '../../arena/lineup.ts';
import { isProgramName, programNamed } from '../../integrations/list.ts';
import { heeds, type Player } from '../../kernel/asking.ts';
import { type Bot, bare, type Decision, weightsDigest } from '../../kernel/bot.ts';
import { newFigures } from '../../kernel/bot-turn.ts';
import { seedAt } from '../../kernel/dice.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import type { Entry, Match } from '../../kernel/match.ts';
import { hearMatchEvent, isMatchEvent } from '../../kernel/match-status.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { DecisionRecord } from '../../kernel/runner.ts';
import type { BotAnswer } from '../bots/bot-host.ts';

type Command = Kinds['command'];
type BotInfo = Omit<Bot, 'volunteers'> & Player['bot'];

/** A bot in a seat of a match, with everything it has heard there. */
export class SeatedBot implements Player {
  readonly seat: Seat;
  readonly name: string;
  readonly figures = newFigures();
  bot: BotInfo;
  heard = 0; // events of the types the bot heeds
  asked = -1;
  private readonly match: Match;
  private readonly digest: string | null; // of its weights
  private readonly events: { readonly type: string }[] = []; // everything the seat has heard
  private processed = 0; // log entries

  constructor(match: Match, seat: Seat, name: string, bot: BotInfo) {
    this.match = match;
    this.seat = seat;
    this.name = name;
    this.bot = bot;
    this.digest = bot.weights ? weightsDigest(bot.weights, match.hashing.digest) : null;
    for (const entry of match.log) this.hear(entry);
  }

  eventsFrom(from: number): readonly { readonly type: string }[] {
    return this.events.slice(from);
  }

  hear({ n, events }: Entry): void {
    if (n < this.processed) return;
    this.processed = n + 1;
    const { game, rules } = this.match;
    const hearsMatchEvents = isProgramName(this.name); // a built-in bot's belief ignores them
    for (const event of events) {
      const heard = !isMatchEvent(event)
        ? game.hear(rules, event, this.seat)
        : hearsMatchEvents
          ? hearMatchEvent(event, this.seat)
          : undefined;
      if (heard === undefined) continue;
      if (this.bot.listens) this.events.push(heard);
      if (heeds(this.bot, event.type)) this.heard++;
    }
  }

  /** The seed of its decision at this log position. */
  seedAt(position: number): number {
    const { hashing, seed } = this.match;
    return seedAt(hashing, seed, 'bot', this.seat, position);
  }

  decisionRecord(
    position: number,
    { seedUsed, version = this.bot.version ?? '1' }: BotAnswer,
    decision: Decision<Command>,
    fault: Fact | null,
  ): Omit<DecisionRecord<Command>, 'n'> {
    const seed = seedUsed ? this.seedAt(position) : null;
    const record = { seat: this.seat, bot: this.name, version, weights: this.digest, seed, decision };
    return fault ? { ...record, fault } : record;
  }
}

/** An external program is asked through the bot host; what it volunteers for is known only after its first answer. */
export function seatBot(match: Match, seat: Seat, name: string): Result<SeatedBot> {
  const program = programNamed(name);
  if (program) {
    const { volunteers } = program.protocol;
    const decide = () => bare<Command>(null);
    return ok(
      new SeatedBot(match, seat, name, { name, listens: volunteers, volunteers: volunteers ? 'any' : [], decide }),
    );
  }
  const found = resolveBot(match.game, name);
  if (!found.ok) return found;
  const { maker, spec } = found.value;
  return ok(new SeatedBot(match, seat, name, maker.make(spec)(seat)));
}
