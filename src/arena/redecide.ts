import type { Ask, BotSeed, Budget, Decision, Weights } from '../kernel/bot.ts';
import { seedAt } from '../kernel/dice.ts';
import type { Awaited } from '../kernel/game.ts';
import { heardBefore } from '../kernel/hearing.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Kinds, Rules } from '../kernel/kinds.ts';
import { type Match, stateAt } from '../kernel/match.ts';
import type { ResolvedBot } from './lineup.ts';

type Command = Kinds['command'];

/** What a bot knew at a log entry, so that it can be asked again. */
export interface Question {
  readonly part: ResolvedBot;
  readonly seat: Seat;
  readonly rules: Rules;
  readonly view: object;
  readonly belief: unknown;
  readonly asks: readonly Ask[]; // possible questions to the seat, most likely first
  readonly chance: TrackedSeed;
}

/** A bot's seed at an entry; records whether it was read. */
interface TrackedSeed extends BotSeed {
  readonly used: boolean;
}

/** Collects what the seat heard before entry `n`. `seed` is used if the match does not reveal its own. */
export function questionAt(match: Match, n: number, seat: Seat, part: ResolvedBot, seed?: number | null): Question {
  const { game } = match;
  const state = stateAt(match, n);
  return {
    part,
    seat,
    rules: match.rules,
    view: game.view(state, seat),
    belief: beliefAt(match, n, seat, part),
    asks: asksOf(game.awaiting(state), seat, n, match.log[n]?.command.type),
    chance: seedFor(match, seat, n, seed),
  };
}

/** Bots are stateless: the same question, weights and iterations give the same decision. */
export function decideAgain(
  { part, seat, view, belief, chance }: Question,
  ask: Ask,
  { weights, ...budget }: Partial<Budget> & { readonly weights?: Weights } = {},
): Decision<Command> {
  const spec = weights ? { ...part.spec, weights } : part.spec;
  return part.maker
    .make(spec)(seat)
    .decide(belief, view, ask, { iterations: 0, ledger: true, ...budget }, chance);
}

/** The decision that led to `command`, or the most likely one if none did. */
export function decisionFor(
  question: Question,
  command: Command | undefined,
  iterations: number,
): { readonly ask: Ask; readonly decision: Decision<Command> } | undefined {
  const answers = question.asks.map((ask) => ({ ask, decision: decideAgain(question, ask, { iterations }) }));
  const same = answers.find(({ decision }) => JSON.stringify(decision.command) === JSON.stringify(command));
  return same ?? answers[0];
}

function beliefAt(match: Match, n: number, seat: Seat, { maker, spec }: ResolvedBot): unknown {
  const { game, rules } = match;
  const opening = game.start(game.view(game.begin(rules), seat), seat);
  if (!maker.make(spec)(seat).listens) return opening;
  return heardBefore(match, n, seat).reduce((belief: unknown, heard) => game.believe(belief, heard), opening);
}

function asksOf(list: readonly Awaited[], seat: Seat, place: number, type: string | undefined): Ask[] {
  const own = list.filter((awaited) => awaited.seat === seat);
  const likely = ({ kinds, must }: Awaited): number =>
    (type !== undefined && kinds.includes(type) ? 2 : 0) + Number(must);
  const asks = own.toSorted((a, b) => likely(b) - likely(a)).map(({ kinds, must }) => ({ seat, kinds, must, place }));
  return asks.length > 0 || type === undefined ? asks : [{ seat, kinds: [type], must: false, place }];
}

function seedFor({ hashing, seed }: Match, seat: Seat, n: number, given: number | null | undefined): TrackedSeed {
  let used = false;
  return {
    get used() {
      return used;
    },
    get value() {
      used = true;
      return given ?? seedAt(hashing, seed, 'bot', seat, n);
    },
  };
}
