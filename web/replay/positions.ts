import type { Recording } from './recording.ts';

/** The first of these sorted positions after this one. */
export const nextOf = (places: readonly number[], at: number): number | undefined => places.find((place) => place > at);

export const previousOf = (places: readonly number[], at: number): number | undefined =>
  places.findLast((place) => place < at);

/** The entries that start a turn. */
export const turnStarts = (turns: readonly number[]): number[] =>
  turns.flatMap((turn, n) => (n === 0 || turn !== turns[n - 1] ? [n] : []));

/** Entries to stop at: the game's key moments, and any event that ends the match. */
export function keyMoments(recording: Recording, isKey: (event: { readonly type: string }) => boolean): number[] {
  const isLast = (event: object): boolean => 'outcome' in event && Boolean(event.outcome);
  return recording.entries
    .filter(({ events }) => events.some((event) => isLast(event) || isKey(event)))
    .map(({ n }) => n);
}

export const within = (at: number, last: number): number => Math.max(0, Math.min(last, at));
