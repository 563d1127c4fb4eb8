/** What a worker knows about one match. */
interface MatchMemory {
  setup: boolean;
  readonly seats: Map<string, SeatMemory>; // by seat and bot
}

interface SeatMemory {
  readonly heard: number; // number of events; Infinity = needs none
  readonly place: number; // log position when it was last asked
}

/** The server's record of what a worker remembers: the `most` matches asked about most recently. */
export interface WorkerMemory {
  readonly size: number;
  has(match: string): boolean;
  of(match: string): MatchMemory; // and marks it as most recent
  forget(match: string): void;
  lose(): void; // the worker was replaced: same matches, empty memory
}

export function workerMemory(most: number, onForgotten: (match: string) => void): WorkerMemory {
  const matches = new Map<string, MatchMemory>(); // most recent last
  const forget = (match: string): void => {
    if (matches.delete(match)) onForgotten(match);
  };
  return {
    get size() {
      return matches.size;
    },
    has: (match) => matches.has(match),
    of(match) {
      const known = matches.get(match) ?? { setup: false, seats: new Map() };
      matches.delete(match);
      matches.set(match, known);
      for (const oldest of matches.keys()) {
        if (matches.size <= most) break;
        forget(oldest);
      }
      return known;
    },
    forget,
    lose() {
      for (const known of matches.values()) {
        known.setup = false;
        known.seats.clear();
      }
    },
  };
}
