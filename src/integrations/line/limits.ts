/** Limits for a bot that uses the line protocol. */
export interface LineLimits {
  readonly readyMs: number; // from start to ready
  readonly decideMs: number; // per decision
  readonly lineBytes: number; // per line
  readonly floodBytes: number; // for all output between two asks
  readonly faults: number; // the seat is forfeited after this many
}

export const LINE_LIMITS: LineLimits = {
  readyMs: 10_000,
  decideMs: 30_000,
  lineBytes: 256 * 1024,
  floodBytes: 1024 * 1024,
  faults: 10,
};

/** How often a program that has exited is restarted in one match. */
export const RESTARTS = 3;

/** Maximum number of options in an ask. */
export const MOST_OPTIONS = 5000;
