import type { WaitingRecord } from '../../store/opponent-store.ts';

/** What the pairing depends on. */
export type Waiting = Pick<WaitingRecord, 'ticket' | 'identity' | 'browser' | 'mu' | 'joined'>;

type Pair = readonly [Waiting, Waiting];

const AT_ONCE = 200; // rating points that are accepted immediately
const PER_SECOND = 20; // and for each second of waiting

/** The difference in rating that a player accepts after this wait. */
export const acceptedGap = ({ joined }: Pick<Waiting, 'joined'>, now: number): number =>
  AT_ONCE + (PER_SECOND * Math.max(0, now - joined)) / 1000;

const isSamePlayer = (a: Waiting, b: Waiting): boolean =>
  (a.identity !== null && a.identity === b.identity) || (a.browser !== null && a.browser === b.browser);

const gapOf = ([a, b]: Pair): number => Math.abs(a.mu - b.mu);

/** The player who has waited longer decides which difference is accepted, so that everyone is paired soon. */
const isAccepted = (pair: Pair, now: number): boolean =>
  gapOf(pair) <= Math.max(...pair.map((one) => acceptedGap(one, now)));

/**
 * Pairs of waiting players of one game, the closest ratings first; between equal differences, the longest wait first.
 * The order of the list does not matter, so that all nodes arrive at the same pairs.
 */
export function pairsOf(waiting: readonly Waiting[], now: number): readonly Pair[] {
  const players = waiting.toSorted((a, b) => a.joined - b.joined || (a.ticket < b.ticket ? -1 : 1));
  const possible = players.flatMap((a, i) =>
    players
      .slice(i + 1)
      .filter((b) => !isSamePlayer(a, b))
      .map((b): Pair => [a, b])
      .filter((pair) => isAccepted(pair, now)),
  );
  const taken = new Set<string>();
  const pairs: Pair[] = [];
  for (const pair of possible.toSorted((one, other) => gapOf(one) - gapOf(other))) {
    if (pair.some(({ ticket }) => taken.has(ticket))) continue;
    for (const { ticket } of pair) taken.add(ticket);
    pairs.push(pair);
  }
  return pairs;
}
