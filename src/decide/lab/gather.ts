import type { CorpusMatch } from './corpus.ts';
import type { Place } from './position.ts';

/** Which places of a match are gathered. */
export interface Sieve {
  readonly seat?: string | undefined; // a seat, or a side for all its seats
  readonly every: number; // one of so many
  readonly perKind: number; // so many of each kind of command a match, spread over it; 0 = all
  readonly before: number; // only places before this one; 0 = all
  readonly at?: readonly number[] | undefined; // only these places
}

/** A match with fewer places. */
export function gathered(match: CorpusMatch, { seat, every, perKind, before, at }: Sieve): CorpusMatch {
  const asked = match.places.filter(
    (place) =>
      (seat === undefined || place.seat === seat || place.seat.startsWith(`${seat}.`)) &&
      (before === 0 || place.n < before) &&
      (at === undefined || at.includes(place.n)),
  );
  const some = asked.filter((_, i) => i % every === 0);
  if (perKind === 0) return { ...match, places: some };
  const kinds = new Map<string, Place[]>();
  for (const place of some) {
    const kind = match.entries[place.n]?.command.type ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  }
  const places = [...kinds.values()].flatMap((list) => spread(list, perKind)).sort((a, b) => a.n - b.n);
  return { ...match, places };
}

/** So many of a list, as evenly spaced as they come. */
const spread = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);
