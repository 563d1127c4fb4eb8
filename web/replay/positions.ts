import type { Recording } from './recording.ts';

/** The first of some places after this one; places stand in order. */
export const nextOf = (places: readonly number[], at: number): number | undefined => places.find((place) => place > at);

export const previousOf = (places: readonly number[], at: number): number | undefined =>
  places.findLast((place) => place < at);

/** The entries that begin a turn: where the count of turns has just gone up. */
export const turnStarts = (turns: readonly number[]): number[] =>
  turns.flatMap((turn, n) => (n === 0 || turn !== turns[n - 1] ? [n] : []));

/** Entries at which a replay wants to stop: what the game calls key, and any event that ends the match for the table. */
export function keyMoments(recording: Recording, isKey: (event: { readonly type: string }) => boolean): number[] {
  const isLast = (event: object): boolean => 'outcome' in event && Boolean(event.outcome);
  return recording.entries
    .filter(({ events }) => events.some((event) => isLast(event) || isKey(event)))
    .map(({ n }) => n);
}

export const within = (at: number, last: number): number => Math.max(0, Math.min(last, at));
