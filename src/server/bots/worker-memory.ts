/** What a thread has been told of one match. */
export interface Known {
  setup: boolean;
  readonly seats: Map<string, Told>; // by seat and bot
}

export interface Told {
  readonly heard: number; // events; Infinity = all that will ever matter
  readonly place: number; // in the log, where it was last asked
}

/** The server's notes of what a thread remembers: the matches asked about last, and no more than `most`. */
export interface Knowledge {
  readonly size: number;
  has(match: string): boolean;
  of(match: string): Known; // and makes it the latest
  forget(match: string): void;
  lose(): void; // the thread is a new one: same matches, nothing known
}

export function knowledge(most: number, onForgotten: (match: string) => void): Knowledge {
  const matches = new Map<string, Known>(); // latest last
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
