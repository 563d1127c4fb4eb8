import type { Facing, Hex } from '../../../parts/hex/hex.ts';
import type { Attack, Order, Shot, Target } from '../plan.ts';
import type { Mode, UnitId } from '../view.ts';

/** The move a player is choosing. */
export interface MoveDraft {
  readonly mode: Mode;
  readonly to: Hex | null;
  readonly facing: Facing | null; // null = not chosen yet
  readonly attack: { readonly kind: 'charge' | 'death-from-above'; readonly target: UnitId } | null;
  readonly level?: number | undefined; // standing level, if a hex has several; default: the cheapest
  readonly lie?: boolean | undefined; // ends prone
  readonly masc?: boolean | undefined;
}

/** The player's unconfirmed choices, shared by board and panel; not part of the match. */
export interface Draft {
  readonly unit: UnitId | null; // the acting unit
  readonly sheet: UnitId | null; // the unit whose record sheet is open
  readonly move: MoveDraft | null;
  readonly target: Target | null; // selected in the weapon panel
  readonly torso: Facing | null; // a twist being considered
  readonly shots: readonly Shot[];
  readonly primary?: Target | undefined; // of several targets; default: the first legal one
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
