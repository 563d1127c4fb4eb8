import type { Facing, Hex } from '../../parts/hex/hex.ts';

/** What fire can be aimed at. */
export type Target = { readonly unit: number } | { readonly hex: Hex; readonly for: 'clear' | 'ignite' | 'building' };

/** One weapon's part of a declaration. */
export interface Shot {
  readonly weapon: number; // in Design.mounts
  readonly target: Target;
  readonly bin?: number; // in Design.bins; a weapon with ammunition needs one, and fires that bin's munition
  readonly aim?: number; // a place, at an immobile target
  readonly heat?: true; // a flamer that heats instead of hurting
}

/** A physical attack of the Physical Attack Phase. */
export type Attack =
  | { readonly attack: 'punch'; readonly arm: 'LA' | 'RA'; readonly target: number }
  | { readonly attack: 'kick'; readonly leg: 'LL' | 'RL'; readonly target: number }
  | { readonly attack: 'club'; readonly target: number }
  | { readonly attack: 'push'; readonly target: number };

/** A step of a walk or a run; a jump is a single step of its own. */
export type Step =
  | { readonly step: 'forward' }
  | { readonly step: 'back' }
  | { readonly step: 'left' } // one hexside
  | { readonly step: 'right' }
  | { readonly step: 'stand-up'; readonly facing: Facing } // an attempt; the facing once up
  | { readonly step: 'go-prone' }
  | { readonly step: 'jump'; readonly to: Hex; readonly facing: Facing; readonly landOn?: 'roof' | 'bridge' };

/** What a side tells one of its units in the End Phase. */
export interface Order {
  readonly unit: number;
  readonly sinksOff?: number; // how many are to be off from now on
  readonly dump?: readonly number[]; // bins, to be gone at the start of the next End Phase
  readonly dropClub?: true;
  readonly shutDown?: true;
  readonly startUp?: true;
}
