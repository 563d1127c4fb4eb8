import type { Fact } from './fact.ts';
import type { Seat } from './ids.ts';
import type { Kinds } from './kinds.ts';
import type { Tally } from './tally.ts';

/** The question put to a bot. */
export interface Ask {
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly must: boolean;
  readonly place: number;
}

export interface Budget {
  readonly iterations: number; // for searches; rule bots ignore it
  readonly ledger: boolean; // whether to return the scored options with their tallies, or only the command
  readonly stop?: () => boolean; // for time limits: once true, the bot answers with the best option so far
  readonly without?: readonly string[]; // ids of rules to switch off, to measure their effect
  readonly observe?: (seen: Observed) => void; // called once for every choice made on the way to the decision
}

/** One choice with every rule's result for every option, for analysis in the lab. */
export interface Observed {
  readonly evaluator: string;
  readonly base: number; // every option's score starts here
  readonly range: readonly [number, number] | null; // totals are clamped to this range; null = not clamped
  readonly rules: readonly ObservedRule[]; // in evaluation order, without rules that were switched off or skipped at this level
  readonly options: number;
  readonly noises: readonly number[]; // by option: noise below full strength, and points that make near-ties equal; may be empty
  readonly order: readonly number[]; // option indexes: the chosen one first, vetoed ones last
  /** Index of the option that would be chosen without this rule; -1 = none. */
  without(rule: string): number;
}

/** One rule's result for every option of a choice. */
export interface ObservedRule {
  readonly id: string;
  readonly kind: 'veto' | 'rank' | 'score';
  readonly facts: readonly unknown[]; // by option; undefined = the rule does not apply
  readonly values: readonly number[]; // by option: the tier (rank rules) or the points (score rules)
  price(facts: unknown): number; // the points that other facts would get
  say(facts: unknown): Fact;
}

/** The seed for a bot's own random choices. Computed on first use, since most bots never need it. */
export interface BotSeed {
  readonly value: number;
}

/** An option as the bot judged it. Tiers are compared before scores. */
export interface Judged<C> {
  readonly option: C | null; // null = passing
  readonly tiers: readonly number[];
  readonly tally: Tally;
}

export interface Decision<C> {
  readonly command: C | null; // null = pass; allowed only if the seat may act but does not have to
  readonly judged: number;
  readonly kept: readonly Judged<C>[]; // best first, at most 20; empty if the ledger is off
  readonly vetoed: readonly { readonly rule: string; readonly count: number; readonly why: Fact }[];
  readonly margin: number | null; // lead in score over the second-best option of the same tiers
  readonly iterations: number;
  readonly notes: readonly Fact[]; // remarks about the decision as a whole
}

/** A computer player for one seat. Stateless: a decision depends only on the arguments of `decide`. */
export interface Bot<K extends Kinds = Kinds> {
  readonly name: string; // a spec such as `crew@3+hunter`, from which the bot can be made again
  readonly title?: string; // display name, such as `Bot-Captain-blue`
  readonly version?: string; // of its BotMaker
  readonly weights?: Weights; // its weight table
  readonly listens: boolean; // false = its belief is never updated
  readonly heeds?: readonly string[]; // event types that can change its decision. Default: all
  readonly volunteers: readonly string[]; // command types it may send when it does not have to act
  decide(belief: K['belief'], view: K['view'], ask: Ask, budget: Budget, seed: BotSeed): Decision<K['command']>;
}

export type Weights = Readonly<Record<string, number>>;

/** Eight hex digits that identify a weight table, regardless of key order. */
export function weightsDigest(weights: Weights, digest: (text: string) => string): string {
  const sorted = Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(JSON.stringify(sorted)).slice(0, 8);
}

/** Whether a table has exactly these weights; it may lack some of those in `added`. */
export function hasWeightsOf(own: object, table: object, added: Weights = {}): boolean {
  const names = (weights: object): string =>
    Object.keys({ ...added, ...weights })
      .sort()
      .join(' ');
  return names(own) === names(table);
}

export interface BotSpec {
  readonly level: number; // 1 to 5; 5 is full strength
  readonly persona: string;
  readonly weights?: Weights; // override the persona's weights
}

/** A weight table that a persona used before. */
export interface OlderTable {
  readonly persona: string;
  readonly weights: Weights;
}

/** A weight table that a persona plays with because it passed a test, with the evidence. */
export interface AdoptedTable {
  readonly persona: string;
  readonly weights: object; // as read: keys are compared before use
  readonly parent: string | null; // digest of the table before
  readonly evidence: Readonly<Record<string, unknown>> | null;
}

export interface BotMaker<K extends Kinds = Kinds> {
  readonly id: string;
  readonly version: string;
  readonly about: string;
  readonly personas: Readonly<Record<string, Weights>>; // a weight table each; the first is the default
  readonly added?: Weights; // weights that older tables may lack, with their defaults
  readonly adopted?: readonly AdoptedTable[]; // evidence for current tables that were found by playing
  readonly older?: readonly OlderTable[]; // still playable, to compare current tables with them
  readonly iterations: number; // default search budget; 0 = does not search
  readonly levels?: false; // has only one strength. Default: levels 1 to 5
  make(spec: BotSpec): (seat: Seat) => Bot<K>;
}

const NOTHING: readonly never[] = [];

/** A decision that has only a command, without a ledger. */
export const bare = <C>(command: C | null): Decision<C> => ({
  command,
  judged: 1,
  kept: NOTHING,
  vetoed: NOTHING,
  margin: null,
  iterations: 0,
  notes: NOTHING,
});
