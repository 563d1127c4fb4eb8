import type { Fact } from '../../kernel/fact.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Side } from './sides.ts';
import type { Assignment, Stratagem } from './state.ts';
import type { Until, Volley, VolleySum, Work } from './work.ts';

/** What the dice were rolled for. */
const CONTEXTS = [
  'attacks',
  'to-hit',
  'sustained-hits',
  'to-wound',
  'save',
  'damage',
  'feel-no-pain',
  'hazardous',
  'deadly-demise',
  'mortal-wounds',
] as const;
type Context = (typeof CONTEXTS)[number];

/** Dice as rolled. A re-rolled die keeps its first face in `rolls`. */
export interface Rolled {
  readonly type: 'rolled';
  readonly side: Side; // the side that rolls
  readonly context: Context;
  readonly unit: number; // the shooting unit, or the unit that suffers if none shoots
  readonly group: string | null; // its weapon
  readonly target: number | null; // the unit shot at
  readonly model: number | null; // the model that saves, ignores a wound or bears the hazard
  readonly sides: 3 | 6;
  readonly needs: number | null; // as printed in the log: `BS 3+`, the wound roll, the save
  readonly modifier: number;
  readonly strength?: number; // of a wound roll
  readonly toughness?: number;
  readonly rolls: readonly number[];
  readonly reRolled: readonly number[]; // indices into `rolls`
  readonly results: readonly number[]; // their new faces
  readonly successes: number; // for an amount: the total, including `plus`
  readonly criticals: number;
}

/** What happened, in full. Nothing in this game is hidden. */
export type Event =
  | { readonly type: 'began' }
  | { readonly type: 'shooter-selected'; readonly side: Side; readonly unit: number }
  | {
      readonly type: 'assigned';
      readonly side: Side;
      readonly unit: number;
      readonly assignments: readonly Assignment[];
      readonly changed: string | null;
    } // `assignments` is the whole list; `changed` names a group
  | { readonly type: 'undone'; readonly side: Side; readonly unit: number; readonly assignments: readonly Assignment[] }
  | { readonly type: 'deselected'; readonly side: Side; readonly unit: number }
  | {
      readonly type: 'confirmed';
      readonly side: Side;
      readonly unit: number;
      readonly volleys: readonly Volley[];
      readonly held: readonly string[];
      readonly spent: readonly string[]; // weapons that cannot fire again in this battle
      readonly until: Until | null; // how far to roll without stopping; null = the player decides
    }
  | {
      readonly type: 'stratagem-used';
      readonly side: Side;
      readonly use: Stratagem;
      readonly unit: number;
    }
  | { readonly type: 'stratagem-declined'; readonly side: Side }
  | { readonly type: 'attacks-begun'; readonly side: Side; readonly unit: number }
  | Rolled
  /** The pending work after a step. */
  | { readonly type: 'worked'; readonly work: Work; readonly stage: 'attacks' | 'allocation' | 'precision' }
  | { readonly type: 'ordered'; readonly side: Side; readonly models: readonly number[] }
  | { readonly type: 'picked-out'; readonly side: Side; readonly model: number | null }
  | {
      readonly type: 'wounds-lost';
      readonly side: Side;
      readonly unit: number;
      readonly model: number;
      readonly amount: number;
      readonly cause: 'attack' | 'mortal' | 'hazardous' | 'deadly-demise';
    }
  | {
      readonly type: 'model-destroyed';
      readonly side: Side;
      readonly unit: number;
      readonly model: number;
      readonly points: number; // its share of its part's points
    }
  | {
      readonly type: 'part-destroyed';
      readonly side: Side;
      readonly unit: number;
      readonly part: number;
      readonly points: number;
    } // `side` is its owner
  | {
      readonly type: 'attacks-lost';
      readonly side: Side;
      readonly unit: number;
      readonly group: string;
      readonly target: number;
    } // no model is left to shoot
  | {
      readonly type: 'volley-resolved';
      readonly side: Side;
      readonly unit: number;
      readonly group: string;
      readonly profile: number;
      readonly target: number;
      readonly sum: VolleySum;
    }
  | { readonly type: 'unit-shot'; readonly side: Side; readonly unit: number }
  | { readonly type: 'unit-skipped'; readonly side: Side; readonly unit: number }
  | { readonly type: 'phase-ended'; readonly side: Side; readonly round: number; readonly why: Fact }
  | { readonly type: 'phase-began'; readonly side: Side; readonly round: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;
export type Heard = Event;
