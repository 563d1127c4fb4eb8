import type { Decision, Weights } from '../kernel/bot.ts';
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

/** A laboratory job over finished matches of this server or over a file. */
export interface LabRequest {
  readonly game: string;
  readonly matches?: readonly string[]; // codes
  readonly file?: string; // a corpus or a match log
  readonly work: { readonly kind: 'coverage'; readonly one: LabBot } | DiffWork;
}

interface DiffWork {
  readonly kind: 'diff';
  readonly one: LabBot;
  readonly other: LabBot;
}

/** Progress of a job; `found` once it is done. */
export interface LabJobStatus {
  readonly id: string;
  readonly done: number; // positions
  readonly of: number; // 0 = not started
  readonly found: LabResult | null;
}

export type LabResult = CoverageResult | DiffResult;

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

export interface Chosen {
  readonly words: string | null; // null = passes
  readonly score: number | null;
}
