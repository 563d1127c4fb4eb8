import type { Facing, Hex } from '../../parts/hex/hex.ts';

/** Targets of weapon fire. */
export type Target = { readonly unit: number } | { readonly hex: Hex; readonly for: 'clear' | 'ignite' | 'building' };

/** One weapon in a declaration. */
export interface Shot {
  readonly weapon: number; // index in Design.mounts
  readonly target: Target;
  readonly bin?: number; // index in Design.bins; required if the weapon uses ammunition; decides the munition
  readonly aim?: number; // an aimed location of an immobile target
  readonly heat?: true; // a flamer that heats instead of doing damage
}

/** A physical attack of the Physical Attack Phase. */
export type Attack =
  | { readonly attack: 'punch'; readonly arm: 'LA' | 'RA'; readonly target: number }
  | { readonly attack: 'kick'; readonly leg: 'LL' | 'RL'; readonly target: number }
  | { readonly attack: 'club'; readonly target: number }
  | { readonly attack: 'push'; readonly target: number };

/** A step of a walk or run; a jump is a single step. */
export type Step =
  | { readonly step: 'forward' }
  | { readonly step: 'back' }
  | { readonly step: 'left' } // one hexside
  | { readonly step: 'right' }
  | { readonly step: 'stand-up'; readonly facing: Facing } // an attempt; `facing` is the facing once up
  | { readonly step: 'go-prone' }
  | { readonly step: 'jump'; readonly to: Hex; readonly facing: Facing; readonly landOn?: 'roof' | 'bridge' };

/** End Phase orders for one unit. */
export interface Order {
  readonly unit: number;
  readonly sinksOff?: number; // how many stay off from now on
  readonly dump?: readonly number[]; // bins gone at the start of the next End Phase
  readonly dropClub?: true;
  readonly shutDown?: true;
  readonly startUp?: true;
}
