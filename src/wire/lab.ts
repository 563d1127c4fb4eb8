import type { Decision, Weights } from '../kernel/bot.ts';
import type { CheckedSetUp } from '../kernel/generator.ts';
import type { Seat } from '../kernel/ids.ts';

type Command = { readonly type: string };

/** A number or boolean that a rule found in a recorded option. */
export interface FactLine {
  readonly option: number; // index among the recorded options
  readonly rule: string;
  readonly line: number; // index in the option's receipt; -1 = it wrote none
  readonly facts: Readonly<Record<string, number | boolean>>;
}

/** Changed weights of the bot, and changed facts of its reasons. */
export interface WhatIfRequest {
  readonly weights?: Weights;
  readonly facts?: readonly Omit<FactLine, 'line'>[];
}

/** The recomputed decision. */
export interface WhatIf {
  readonly decision: Decision<Command>;
}

/** Another choice, and the weight's value that leads to it. */
interface Turn {
  readonly to: number;
  readonly command: Command | null;
}

/** How one weight affects a decision. */
export interface WeightEffect {
  readonly weight: string;
  readonly value: number;
  readonly swing: number; // points by which the lead over some option changes when the weight grows by 10%
  readonly up: Turn | null; // first other choice when the weight is raised; null = none in range
  readonly down: Turn | null;
  readonly sought: boolean; // false = no time to search
}

/** What can be changed in a decision: its weights, the most effective first, and the facts of its reasons. */
export interface Sensitivity {
  readonly weights: readonly WeightEffect[];
  readonly facts: readonly FactLine[];
  readonly range: number; // largest change tried, as a multiple of the weight
}

/** A bot, with some weights changed. */
export interface LabBot {
  readonly bot: string; // `crew@3+hunter`
  readonly weights?: Weights; // only those that differ from its table
}

/** A laboratory job over finished matches of this server, over a file, or over matches played for it. */
export interface LabRequest {
  readonly game: string;
  readonly matches?: readonly string[]; // codes
  readonly file?: string; // a corpus or a match log
  readonly play?: number; // matches that the bots play first
  readonly experiment?: string; // only for predictions: the games and bots of this experiment, instead of matches and a bot
  readonly work: { readonly kind: 'coverage'; readonly one: LabBot } | DiffWork | PredictionWork;
}

interface PredictionWork {
  readonly kind: 'predictions';
  readonly one: LabBot | null; // null = the bots of the experiment
}

interface DiffWork {
  readonly kind: 'diff';
  readonly one: LabBot;
  readonly other: LabBot;
}

/** A job may play matches before it examines positions. */
export type LabStep = 'playing' | 'examining';

/** A request for a balanced set-up from two armies. */
export interface GenerateRequest {
  readonly game: string;
  readonly request: Readonly<Record<string, unknown>>; // as the game's generator defines it
  readonly games?: number; // matches to check it with; default: 200
}

/** A generated set-up; `cut` if the time was up before all matches were played. */
export interface GeneratedResult extends CheckedSetUp {
  readonly kind: 'generated';
  readonly game: string;
  readonly cut: boolean;
}

/** Progress of a job; `found` once it is done. */
export interface LabJobStatus<R = LabResult> {
  readonly id: string;
  readonly step: LabStep;
  readonly done: number; // matches or positions
  readonly of: number; // 0 = not started
  readonly found: R | null;
}

export type LabResult = CoverageResult | DiffResult | PredictionResult;

interface LabScope {
  readonly game: string;
  readonly positions: number; // examined
  readonly of: number; // before sampling
  readonly cut: boolean; // ran out of time before checking every position
}

/** How often a rule mattered. */
export interface RuleCoverage {
  readonly evaluator: string;
  readonly rule: string;
  readonly kind: 'veto' | 'rank' | 'score';
  readonly choices: number; // in which it was evaluated
  readonly fired: number;
  readonly contested: number; // fired, with more than one option
  readonly decided: number; // the choice would have been different without it
}

export interface CoverageResult extends LabScope {
  readonly kind: 'coverage';
  readonly bot: string;
  readonly choices: number;
  readonly rules: readonly RuleCoverage[];
  readonly together: readonly (readonly { readonly evaluator: string; readonly rule: string }[])[]; // rules that always fired for exactly the same options
}

export interface DiffResult extends LabScope {
  readonly kind: 'diff';
  readonly one: string;
  readonly other: string;
  readonly changed: number; // choices
  readonly rescored: number; // same choice, other scores
  readonly blames: readonly { readonly rule: string | null; readonly changed: number; readonly rescored: number }[];
  readonly rows: readonly DiffRow[]; // changed choices first; limited
}

export interface DiffRow {
  readonly match: string; // code, or its name in the file
  readonly n: number;
  readonly seat: Seat;
  readonly change: 'choice' | 'scores';
  readonly one: Chosen;
  readonly other: Chosen;
  readonly rules: readonly string[]; // removing any one of them makes the two agree; most likely first
}

/** What bots predicted and what happened. */
export interface PredictionResult extends LabScope {
  readonly kind: 'predictions';
  readonly bot: string | null; // null = all bots of an experiment
  readonly matches: number;
  readonly agreed: number; // positions where the bot chose what was played: only there can predictions be checked
  readonly bots: readonly BotPredictions[];
}

export interface BotPredictions {
  readonly bot: string;
  readonly silent: boolean; // it predicts nothing itself
  readonly rows: readonly PredictionInfo[];
}

/** A bot's predictions of one kind. */
export interface PredictionInfo {
  readonly prediction: string;
  readonly title: string;
  readonly unit: string;
  readonly chance: boolean; // a probability
  readonly count: number;
  readonly matches: number;
  readonly expected: number; // means
  readonly actual: number;
  readonly interval: { readonly low: number; readonly high: number } | null; // 95%, of actual - expected; null = one match only
  readonly gap: number; // mean distance between expected and actual over the bins
  readonly bins: readonly PredictionBin[]; // smallest predictions first
}

/** Predictions of similar size and what came of them, on average. */
interface PredictionBin {
  readonly count: number;
  readonly expected: number;
  readonly actual: number;
}

export interface Chosen {
  readonly words: string | null; // null = passes
  readonly score: number | null;
}
