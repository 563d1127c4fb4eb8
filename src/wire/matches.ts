import type { Fact } from '../kernel/fact.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Rules } from '../kernel/kinds.ts';
import type { DecisionRecord } from '../kernel/runner.ts';
import type { Settings, TableInfo } from './messages.ts';
import type { Patch } from './patch.ts';

type Command = { readonly type: string };

/** A request for a new match; omitted fields use the defaults. */
export interface NewMatchRequest {
  readonly game: string;
  readonly options?: unknown; // the game's set-up
  readonly name?: string; // the host's name at the table
  readonly sit?: readonly Seat[]; // seats the host takes; none = only watches
  readonly bots?: Readonly<Record<Seat, string>>; // `crew@3+hunter` by seat, or by side for all its seats
  readonly settings?: Partial<Settings>;
  readonly start?: boolean; // immediately; bots take the empty seats
}

/** Access to seats at a table. The token is sent only once; the page stores it. */
export interface SeatPass {
  readonly code: string;
  readonly token: string;
  readonly seats: readonly Seat[];
  readonly table: TableInfo;
}

export interface RematchRequest {
  readonly swap?: boolean; // play the other side. Default: the same one
}

/** Public matches: waiting for players, in progress, and recently finished. */
export interface MatchLists {
  readonly open: readonly TableInfo[];
  readonly playing: readonly TableInfo[];
  readonly over: readonly TableInfo[];
}

/** Part of a match between bots, with nothing hidden, for a picture that moves. */
export interface Miniature {
  readonly setup: Rules['setup'];
  readonly view: object; // the first moment, without the rules
  readonly changes: readonly Patch[]; // each leads to the next moment
}

/** A bot decision. During the match, `n` is a sequence number of the seat holder's own stream. */
export interface DecisionInfo {
  readonly n: number;
  readonly seat: Seat;
  readonly seq: number;
  readonly kind: string | null; // type of the resulting command; null = it passed
  readonly phase: string | null; // null = the game has none
  readonly rules: readonly string[]; // rules that scored the choice or vetoed an option
  readonly by: string | null; // the rule that separated the choice from the runner-up
}

/** A change of one weight that leads to another command. */
export interface Flip {
  readonly weight: string;
  readonly from: number;
  readonly to: number;
  readonly command: Command | null;
}

/** Why a bot chose, and what would have changed its decision. */
export interface Why {
  readonly record: DecisionRecord<Command>;
  readonly flip: Flip | null;
  readonly noFlip: Fact | null; // why there is none
}
