import type { Decision, Weights } from '../kernel/bot.ts';
import type { Seat } from '../kernel/ids.ts';

type Command = { readonly type: string };

/** A number or a yes or no that a rule found in an option that was kept. */
export interface FactLine {
  readonly option: number; // its place among those kept
  readonly rule: string;
  readonly line: number; // its place in the option's receipt; -1 = it wrote none
  readonly facts: Readonly<Record<string, number | boolean>>;
}

/** What somebody moves: weights of the bot, facts of its reasons. */
export interface WhatIfWish {
  readonly weights?: Weights;
  readonly facts?: readonly Omit<FactLine, 'line'>[];
}

/** The decision as it would have been. */
export interface WhatIf {
  readonly decision: Decision<Command>;
}

/** Another choice, and the value of the weight that leads to it. */
export interface Turn {
  readonly to: number;
  readonly command: Command | null;
}

/** How one weight bears on a decision. */
export interface Sway {
  readonly weight: string;
  readonly value: number;
  readonly swing: number; // points by which the lead over some option moves when the weight grows by a tenth
  readonly up: Turn | null; // where it first leads to another choice, raised; null = nowhere in range
  readonly down: Turn | null;
  readonly sought: boolean; // false = there was no time to look
}

/** What can be moved in a decision: its weights, those that sway most first, and the facts of its reasons. */
export interface Sensitivity {
  readonly weights: readonly Sway[];
  readonly facts: readonly FactLine[];
  readonly range: number; // the largest change tried, in sizes of the weight
}

/** A bot, with some weights of its own. */
export interface LabBot {
  readonly bot: string; // `crew@3+hunter`
  readonly weights?: Weights; // only those that differ from its table
}

/** Work for the laboratory, over finished matches of this server or over a file. */
export interface LabWish {
  readonly game: string;
  readonly matches?: readonly string[]; // codes
  readonly file?: string; // a corpus, or the log of a match
  readonly work: { readonly kind: 'coverage'; readonly one: LabBot } | DiffWork;
}

export interface DiffWork {
  readonly kind: 'diff';
  readonly one: LabBot;
  readonly other: LabBot;
}

/** How far the work is; `found` once it is done. */
export interface LabJob {
  readonly id: string;
  readonly done: number; // positions
  readonly of: number; // 0 = not begun
  readonly found: LabFound | null;
}

export type LabFound = CoverageFound | DiffFound;

interface Looked {
  readonly game: string;
  readonly positions: number; // looked at
  readonly of: number; // there were in all
  readonly cut: boolean; // the time was over before the last of those chosen
}

/** How often one rule mattered. */
export interface RuleFound {
  readonly evaluator: string;
  readonly rule: string;
  readonly kind: 'veto' | 'rank' | 'score';
  readonly choices: number; // in which it was read
  readonly fired: number;
  readonly contested: number; // fired, and there was more than one option
  readonly decided: number; // would have gone otherwise without it
}

export interface CoverageFound extends Looked {
  readonly kind: 'coverage';
  readonly bot: string;
  readonly choices: number;
  readonly rules: readonly RuleFound[];
  readonly together: readonly (readonly { readonly evaluator: string; readonly rule: string }[])[]; // always fired in the very same options
}

export interface DiffFound extends Looked {
  readonly kind: 'diff';
  readonly one: string;
  readonly other: string;
  readonly changed: number; // choices
  readonly rescored: number; // scores of the same choice
  readonly blames: readonly { readonly rule: string | null; readonly changed: number; readonly rescored: number }[];
  readonly rows: readonly DiffRow[]; // changed choices first, so many at most
}

export interface DiffRow {
  readonly match: string; // code, or the name in the file
  readonly n: number;
  readonly seat: Seat;
  readonly change: 'choice' | 'scores';
  readonly one: Chosen;
  readonly other: Chosen;
  readonly rules: readonly string[]; // without any one of which the two agree, the likeliest first
}

export interface Chosen {
  readonly words: string | null; // null = keeps quiet
  readonly score: number | null;
}
