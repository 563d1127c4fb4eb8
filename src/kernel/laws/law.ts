import type { Kinds } from '../kinds.ts';
import { mix, Random } from '../random.ts';
import { givenTrack, type Move, randomTrack, type Subject, type Track } from './track.ts';

export interface Violation {
  readonly law: string;
  readonly setup: unknown;
  readonly seed: number;
  readonly message: string;
  readonly commands: readonly Move[]; // after the umpire's `begin`
}

/** A property that every game must have, checked on one random match per set-up. */
export interface Law {
  readonly id: string;
  readonly title: string;
  check(subject: Subject, seed: number): Violation | undefined;
  /** Checks a match with the given moves; used to shorten a counterexample. */
  recheck(subject: Subject, setup: unknown, seed: number, moves: readonly Move[]): Violation | undefined;
}

/** One position of a match that a law checks. */
export interface Place {
  readonly track: Track;
  readonly n: number; // entries before this position
  readonly state: Kinds['state'];
  readonly random: Random;
}

interface Finding {
  readonly message: string;
  readonly upTo?: number; // entries needed to reproduce it
}

/** A law about a whole match. */
export function lawOver(id: string, title: string, over: (track: Track) => string | Finding | undefined): Law {
  const judge = (track: Track): Violation | undefined => {
    const found = guarded(() => over(track));
    if (found === undefined) return undefined;
    const { message, upTo = track.match.log.length } = typeof found === 'string' ? { message: found } : found;
    const commands = track.match.log.slice(1, upTo).map(({ seat, command }) => ({ seat, command }));
    return { law: id, setup: track.setup, seed: track.seed, message, commands };
  };
  return {
    id,
    title,
    check(subject, seed) {
      for (const [i, setup] of subject.setups.entries()) {
        const violation = attempt(id, setup, seed, () => judge(shared(subject, setup, i, seed)));
        if (violation) return violation;
      }
      return undefined;
    },
    recheck: (subject, setup, seed, moves) =>
      attempt(id, setup, seed, () => judge(givenTrack(subject, setup, seed, moves))),
  };
}

/** A law about single positions of an unfinished match; only a sample of them is checked. */
export function lawAt(id: string, title: string, at: (place: Place) => string | undefined): Law {
  return lawOver(id, title, (track) => {
    for (const n of track.sampled) {
      const random = new Random(mix(track.seed, 3, n));
      const state = track.states[n] as Kinds['state'];
      const message = guarded(() => at({ track, n, state, random }));
      if (message !== undefined) return { message, upTo: n + 1 };
    }
    return undefined;
  });
}

/** Reports an exception from the game as a violation. */
function guarded<T>(look: () => T): T | string {
  try {
    return look();
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error)}`;
  }
}

function attempt(law: string, setup: unknown, seed: number, judge: () => Violation | undefined): Violation | undefined {
  try {
    return judge();
  } catch (error) {
    return { law, setup, seed, message: `the match cannot be played: ${String(error)}`, commands: [] };
  }
}

const played = new WeakMap<Subject, Map<string, Track>>();

/** All laws check the same matches, so each match is played only once. */
function shared(subject: Subject, setup: unknown, i: number, seed: number): Track {
  const tracks = played.get(subject) ?? new Map<string, Track>();
  played.set(subject, tracks);
  const key = `${i}|${seed}`;
  const track = tracks.get(key) ?? randomTrack(subject, setup, seed);
  tracks.set(key, track);
  return track;
}
