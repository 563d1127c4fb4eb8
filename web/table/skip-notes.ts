import type { Idle } from '../../src/page/contract.ts';

/** A step that was skipped, after the last thing this watcher heard. */
export interface Skip {
  readonly seq: number;
  readonly note: Idle['note'];
}

/** Skips by the log line they follow. Keys of lines start with their sequence number. */
export function notesAfter(keys: readonly string[], skips: readonly Skip[]): ReadonlyMap<string, readonly Skip[]> {
  const notes = new Map<string, Skip[]>();
  for (const skip of skips) {
    const key = keys.findLast((one) => Number.parseInt(one, 10) <= skip.seq) ?? keys[0];
    if (key !== undefined) notes.set(key, [...(notes.get(key) ?? []), skip]);
  }
  return notes;
}

/** Adds a skip. If it repeats the last one, which came too late, it replaces it. */
export const withSkip = (skips: readonly Skip[], skip: Skip, isRepeated: boolean): readonly Skip[] =>
  isRepeated && skips.at(-1)?.note.en === skip.note.en ? [...skips.slice(0, -1), skip] : [...skips, skip];
