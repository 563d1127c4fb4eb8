import type { Decision } from './bot.ts';
import type { Seat } from './ids.ts';
import type { Kinds } from './kinds.ts';

type Texts = Readonly<Record<'en' | 'es', string>>;

/** A decision that was played. */
export interface PlayedDecision<K extends Kinds = Kinds> {
  readonly rules: K['rules'];
  readonly seat: Seat;
  readonly command: K['command'];
}

/** A number that bots predict in the ledgers of their decisions, and how to find in the log what came of it. */
export interface Prediction<K extends Kinds = Kinds> {
  readonly id: string;
  readonly titles: Texts; // what is predicted
  readonly units: Texts; // of a number; a chance is shown as a percentage
  readonly chance?: true; // a probability: what happened is then 0 or 1
  readonly bots: readonly string[]; // ids of the bots whose ledgers have it
  readonly commands: readonly string[]; // types of the commands that predict it
  /** The prediction of the chosen option; undefined if this decision makes none. */
  expected(decision: Decision<K['command']>): number | undefined;
  /** The part of what happened that one event from the decision on contributes. */
  actual(event: K['event'], played: PlayedDecision<K>): number;
  /** True for the event after which nothing more counts. Default: only the events of the command count. */
  ends?(event: K['event'], played: PlayedDecision<K>): boolean;
}
