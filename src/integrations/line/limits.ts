/** What a bot on a line may take. */
export interface LineLimits {
  readonly readyMs: number; // from its start until it is ready
  readonly decideMs: number; // for one decision
  readonly lineBytes: number; // of one line
  readonly floodBytes: number; // of all that it says between two asks
  readonly faults: number; // the one that forfeits the seat
}

export const LINE_LIMITS: LineLimits = {
  readyMs: 10_000,
  decideMs: 30_000,
  lineBytes: 256 * 1024,
  floodBytes: 1024 * 1024,
  faults: 10,
};

/** How often a program that has come to its end is started again in one match. */
export const RESTARTS = 3;

/** Options that an ask lists at most. */
export const MOST_OPTIONS = 5000;
