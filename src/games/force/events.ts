import type { Outcome } from '../../kernel/game.ts';
import type { BySide, Side } from './sides.ts';
import type { CardId, Phase, Source } from './state.ts';

/** How a card moves from one location to another. */
export type Way = 'landspeed' | 'hyperspeed' | 'landing' | 'take-off';

export type Event =
  | { readonly type: 'began'; readonly first: Side }
  /** The deck without its starting location, top card first; its first cards are the hand. */
  | {
      readonly type: 'dealt';
      readonly side: Side;
      readonly hand: readonly CardId[];
      readonly reserve: readonly CardId[];
    }
  | { readonly type: 'turn-began'; readonly side: Side; readonly turn: number; readonly generation: BySide<number> }
  | { readonly type: 'phase-began'; readonly side: Side; readonly phase: Phase }
  | { readonly type: 'activated'; readonly side: Side; readonly amount: number }
  | { readonly type: 'drained'; readonly side: Side; readonly at: CardId; readonly amount: number }
  | { readonly type: 'lost'; readonly side: Side; readonly from: Source; readonly card: CardId }
  | {
      readonly type: 'deployed';
      readonly side: Side;
      readonly card: CardId;
      readonly at: CardId; // its location; a location is at itself
      readonly host: CardId | null;
      readonly cost: number;
    }
  | {
      readonly type: 'battle-began';
      readonly side: Side;
      readonly at: CardId;
      readonly fighters: readonly CardId[];
      readonly cost: number;
    }
  | {
      readonly type: 'fired';
      readonly side: Side;
      readonly weapon: CardId;
      readonly target: CardId;
      readonly drawn: CardId; // the card drawn for weapon destiny
      readonly total: number; // destiny plus bonus
      readonly defence: number;
      readonly hit: boolean;
      readonly cost: number;
    }
  | {
      readonly type: 'tactic-played';
      readonly side: Side;
      readonly card: CardId;
      readonly power: number;
      readonly cost: number;
    }
  | { readonly type: 'shot-passed'; readonly side: Side }
  | { readonly type: 'segment-began'; readonly segment: 'power' | 'damage'; readonly turn: Side }
  | { readonly type: 'destiny-drawn'; readonly side: Side; readonly card: CardId; readonly destiny: number }
  | { readonly type: 'destiny-declined'; readonly side: Side }
  /** The side has too little ability, or no card to draw. */
  | { readonly type: 'no-destiny'; readonly side: Side; readonly ability: number; readonly reserve: boolean }
  | {
      readonly type: 'battle-weighed';
      readonly at: CardId;
      readonly totals: BySide<number>;
      readonly winner: Side | null; // null = a tie
      readonly damage: BySide<number>;
      readonly attrition: BySide<number>;
    }
  /** The card goes to the Lost Pile with everything it carries; `worth` is its forfeit value. */
  | {
      readonly type: 'forfeited';
      readonly side: Side;
      readonly card: CardId;
      readonly with: readonly CardId[];
      readonly worth: number;
    }
  | { readonly type: 'choice-passed-on'; readonly turn: Side } // the side that chooses next in the damage segment
  | { readonly type: 'battle-ended'; readonly at: CardId }
  | {
      readonly type: 'moved';
      readonly side: Side;
      readonly card: CardId;
      readonly from: CardId;
      readonly to: CardId;
      readonly by: Way;
      readonly cost: number;
    }
  | { readonly type: 'embarked'; readonly side: Side; readonly card: CardId; readonly onto: CardId }
  | { readonly type: 'disembarked'; readonly side: Side; readonly card: CardId; readonly at: CardId }
  | { readonly type: 'drew'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'turn-ended'; readonly side: Side; readonly turn: number } // both players recirculate
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;

/** The public part of an event with a hidden card. */
export type Heard =
  | Exclude<Event, { readonly type: 'dealt' } | { readonly type: 'drew' }>
  | {
      readonly type: 'dealt';
      readonly side: Side;
      readonly cards: number; // in the hand
      readonly hand?: readonly CardId[];
      readonly reserve?: readonly CardId[];
    }
  | { readonly type: 'drew'; readonly side: Side; readonly card?: CardId };
