import type { CorpusMatch } from './corpus.ts';
import type { DecisionPoint } from './position.ts';

/** Selects decision points of a match. */
export interface CorpusFilter {
  readonly seat?: string | undefined; // a seat, or a side for all its seats
  readonly every: number; // keep every nth
  readonly perKind: number; // at most this many per command type and match, evenly spread; 0 = all
  readonly before: number; // only entries before this one; 0 = all
  readonly at?: readonly number[] | undefined; // only these entries
}

/** Returns the match with only the selected decision points. */
export function filterPlaces(match: CorpusMatch, { seat, every, perKind, before, at }: CorpusFilter): CorpusMatch {
  const asked = match.places.filter(
    (place) =>
      (seat === undefined || place.seat === seat || place.seat.startsWith(`${seat}.`)) &&
      (before === 0 || place.n < before) &&
      (at === undefined || at.includes(place.n)),
  );
  const some = asked.filter((_, i) => i % every === 0);
  if (perKind === 0) return { ...match, places: some };
  const kinds = new Map<string, DecisionPoint[]>();
  for (const place of some) {
    const kind = match.entries[place.n]?.command.type ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  }
  const places = [...kinds.values()].flatMap((list) => spread(list, perKind)).sort((a, b) => a.n - b.n);
  return { ...match, places };
}

/** Picks up to `most` items, evenly spaced. */
const spread = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);
