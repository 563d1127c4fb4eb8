import type { Fact } from './fact.ts';
import type { Kinds } from './game.ts';
import type { Seat } from './ids.ts';
import type { Tally } from './tally.ts';

/** What a seat is asked, and where in the log. */
export interface Ask {
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly must: boolean;
  readonly place: number;
}

export interface Budget {
  readonly iterations: number; // of a search; rule bots need none
  readonly ledger: boolean; // keep the options and their lines, or only decide
  readonly stop?: () => boolean; // a time limit: true = answer with what has been done
  readonly without?: readonly string[]; // ids of rules that are left out, to see what they did
  readonly observe?: (seen: Observed) => void; // told what was weighed, once for every choice on the way to the answer
}

/** One choice as it was weighed, option by rule: what the laboratory looks at. */
export interface Observed {
  readonly evaluator: string;
  readonly base: number; // where every option's score began
  readonly range: readonly [number, number] | null; // what totals are held in; null = any total stands
  readonly rules: readonly ObservedRule[]; // in order of reading, those left out or overlooked not among them
  readonly options: number;
  readonly noises: readonly number[]; // by option; empty at full strength
  readonly order: readonly number[]; // options by their place, the chosen one first, ruled out ones last
  /** The place of the option that would be chosen without one rule; -1 = none. */
  without(rule: string): number;
}

/** What one rule found in every option of a choice. */
export interface ObservedRule {
  readonly id: string;
  readonly kind: 'veto' | 'rank' | 'score';
  readonly facts: readonly unknown[]; // by option; undefined = it looked away
  readonly values: readonly number[]; // by option: the tier of a rank, the points of a score
  price(facts: unknown): number; // what other facts would have been worth
  say(facts: unknown): Fact;
}

/** A bot's own chance: made on the first use, so that a bot that never asks costs nothing. */
export interface BotSeed {
  readonly value: number;
}

/** One option as the bot saw it: tiers first, then the score with its lines. */
export interface Judged<C> {
  readonly option: C | null; // null = keeping quiet
  readonly tiers: readonly number[];
  readonly tally: Tally;
}

export interface Decision<C> {
  readonly command: C | null; // null = declines; only where nobody insists
  readonly judged: number;
  readonly kept: readonly Judged<C>[]; // best first, 20 at most; empty when the ledger is off
  readonly vetoed: readonly { readonly rule: string; readonly count: number; readonly why: Fact }[];
  readonly margin: number | null; // score over the runner-up of the same tiers
  readonly iterations: number;
  readonly notes: readonly Fact[]; // what the bot wants said about the whole decision
}

/** A seat's player: stateless, answers from belief and view alone. */
export interface Bot<K extends Kinds = Kinds> {
  readonly name: string; // `crew@3+hunter`: made again from it
  readonly title?: string; // what it is called at the table: `Bot-Captain-blue`
  readonly version?: string; // of its maker
  readonly weights?: Weights; // the table it plays with
  readonly listens: boolean; // false = its belief stays as it began
  readonly heeds?: readonly string[]; // the only events that can change its mind; left out = any
  readonly volunteers: readonly string[]; // kinds it may answer though nobody insists
  decide(belief: K['belief'], view: K['view'], ask: Ask, budget: Budget, seed: BotSeed): Decision<K['command']>;
}

export type Weights = Readonly<Record<string, number>>;

/** Eight hex digits that name a table of weights, whatever the order of its keys. */
export function weightsDigest(weights: Weights, digest: (text: string) => string): string {
  const sorted = Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(JSON.stringify(sorted)).slice(0, 8);
}

export interface BotSpec {
  readonly level: number; // 1 to 5, 5 = full strength
  readonly persona: string;
  readonly weights?: Weights; // instead of the persona's own
}

/** What a persona weighed by before its table was changed. */
export interface OlderTable {
  readonly persona: string;
  readonly weights: Weights;
}

export interface BotMaker<K extends Kinds = Kinds> {
  readonly id: string;
  readonly version: string;
  readonly about: string;
  readonly personas: Readonly<Record<string, Weights>>; // one table of weights each; the first is the default
  readonly older?: readonly OlderTable[]; // tables that personas had once, so that today's can be held against them
  readonly iterations: number; // the budget it is usually given; 0 = needs none
  readonly levels?: false; // plays at one strength; left out = levels 1 to 5
  make(spec: BotSpec): (seat: Seat) => Bot<K>;
}

const NOTHING: readonly never[] = [];

/** A decision without its ledger: the command and nothing else. */
export const bare = <C>(command: C | null): Decision<C> => ({
  command,
  judged: 1,
  kept: NOTHING,
  vetoed: NOTHING,
  margin: null,
  iterations: 0,
  notes: NOTHING,
});
