import type { MyMatch } from '../../src/wire/identity.ts';

/** One match, or the two of a pair, the first one first. */
export type ListItem = readonly [MyMatch] | readonly [MyMatch, MyMatch];

/** Puts the two matches of a pair together, where the first of them is listed. */
export function withPairs(matches: readonly MyMatch[]): readonly ListItem[] {
  const isSamePair = (a: MyMatch, b: MyMatch): boolean =>
    a !== b && a.pair !== null && b.pair !== null && a.pair.first === b.pair.first;
  return matches.flatMap((match, i): readonly ListItem[] => {
    const other = matches.findIndex((one) => isSamePair(one, match));
    const partner = matches[other];
    if (!partner) return [[match]];
    if (other < i) return []; // it is listed there
    return [match.pair?.game === 1 ? [match, partner] : [partner, match]];
  });
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

/** My points and the opponent's in the games of a pair that are over; null if one was closed. */
export function pointsOf(matches: readonly MyMatch[]): readonly [number, number] | null {
  let [own, other] = [0, 0];
  for (const { result } of matches) {
    if (result === 'closed') return null;
    if (result === null) continue;
    own += POINTS[result];
    other += 1 - POINTS[result];
  }
  return [own, other];
}
