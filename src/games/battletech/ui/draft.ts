import type { Facing, Hex } from '../../../parts/hex/hex.ts';
import type { Attack, Order, Shot, Target } from '../plan.ts';
import type { Mode, UnitId } from '../view.ts';

/** Where the hand wants a unit to go. */
export interface MoveDraft {
  readonly mode: Mode;
  readonly to: Hex | null;
  readonly facing: Facing | null; // null = not chosen yet
  readonly attack: { readonly kind: 'charge' | 'death-from-above'; readonly target: UnitId } | null;
  readonly level?: number | undefined; // of the feet, where a hex has several floors; left out = the cheapest
  readonly lie?: boolean | undefined; // ends on the ground
  readonly masc?: boolean | undefined;
}

/** What the hand is about to do, shared by board and panel; nothing of it is the match's. */
export interface Draft {
  readonly unit: UnitId | null; // the own unit that is told what to do
  readonly sheet: UnitId | null; // whose record sheet lies open
  readonly move: MoveDraft | null;
  readonly target: Target | null; // at which the weapon panel points
  readonly torso: Facing | null; // a twist that is being considered
  readonly shots: readonly Shot[];
  readonly primary?: Target | undefined; // of several targets; left out = the first that may be it
  readonly attacks: readonly Attack[];
  readonly orders: readonly Order[];
}

export const BLANK: Draft = {
  unit: null,
  sheet: null,
  move: null,
  target: null,
  torso: null,
  shots: [],
  attacks: [],
  orders: [],
};
