import type { Fact } from '../kernel/fact.ts';
import type { Seat } from '../kernel/ids.ts';
import type { DecisionRecord } from '../kernel/runner.ts';
import type { Settings, TableInfo } from './messages.ts';

type Command = { readonly type: string };

/** A match as its host wishes it; everything left out has a default. */
export interface Wish {
  readonly game: string;
  readonly options?: unknown; // the game's set-up
  readonly name?: string; // the host's, at the table
  readonly sit?: readonly Seat[]; // the seats the host takes; none = only watches
  readonly bots?: Readonly<Record<Seat, string>>; // `crew@3+hunter`; a side's name fills all its seats
  readonly settings?: Partial<Settings>;
  readonly start?: boolean; // at once; empty seats become bots
}

/** A place at a table. The token is told once and kept by the page. */
export interface Pass {
  readonly code: string;
  readonly token: string;
  readonly seats: readonly Seat[];
  readonly table: TableInfo;
}

/** Listed matches: waiting for people, under way, and lately over. */
export interface Lists {
  readonly open: readonly TableInfo[];
  readonly playing: readonly TableInfo[];
  readonly over: readonly TableInfo[];
}

/** Where a bot decided. While the match goes on, `n` is a number of the holder's own stream. */
export interface Decided {
  readonly n: number;
  readonly seat: Seat;
  readonly seq: number;
  readonly kind: string | null; // of the command it led to; null = it kept quiet
  readonly phase: string | null; // null = the game has none
  readonly rules: readonly string[]; // that spoke of the choice, or forbade an option
  readonly by: string | null; // the rule that set the choice apart from the runner-up
}

/** A change of one weight after which another command is chosen. */
export interface Flip {
  readonly weight: string;
  readonly from: number;
  readonly to: number;
  readonly command: Command | null;
}

/** Why a bot chose, with what would have changed its mind. */
export interface Why {
  readonly record: DecisionRecord<Command>;
  readonly flip: Flip | null;
  readonly noFlip: Fact | null; // why there is none to tell
}
