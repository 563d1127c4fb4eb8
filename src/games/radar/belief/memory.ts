import type { Course } from '../../../parts/grid/grid.ts';
import type { CommandOf } from '../commands.ts';
import type { System } from '../data/systems.ts';
import type { Heard } from '../events.ts';
import type { Role, Rules, Side } from '../view.ts';
import type { Tracker } from './tracker.ts';

/** What a seat has worked out from all it has heard. Pure: a lost belief is folded again from what the seat heard. */
export interface Belief {
  readonly rules: Rules;
  readonly side: Side;
  readonly role: Role;
  readonly turn: number; // turns ended so far
  readonly active: Side;
  readonly enemy: Notes;
  readonly crew: Talk;
  readonly memory: Memory;
}

/** The enemy boat's public actions, as the radio operator notes them. */
export interface Notes {
  readonly knownSector: number; // where a drone or a surfacing last placed it, 0 = unknown
  readonly surfacedIn: number; // last surfacing, 0 = never
  readonly courses: readonly Course[]; // announced since then, the last six
  readonly torpedoes: number;
}

/** The latest messages between crew members, and when they were sent. */
export interface Talk {
  readonly report: Said<'report'> | null;
  readonly advice: Said<'advise'> | null;
  readonly priority: Said<'set-priority'> | null;
  readonly protect: Said<'protect'> | null;
  readonly status: Said<'status'> | null;
  readonly requested: number; // turn in which the captain asked for a report; -1 = never, or answered since
  readonly broken: readonly System[];
  readonly ready: readonly System[]; // reported as fully charged, and not used since
}

interface Said<T extends 'report' | 'advise' | 'set-priority' | 'protect' | 'status'> {
  readonly turn: number;
  readonly message: CommandOf<T>;
}

/** Everything heard, newest first. The trackers are computed on demand and cached. */
export interface Memory {
  readonly heard: Heard | null;
  readonly before: Memory | null;
  enemy: Tracker | null;
  own: Tracker | null;
  boat: Tracker | null;
}
