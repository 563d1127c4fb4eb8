type Heard = { readonly type: string };

/**
 * Events a seat had heard when it was asked, from any index on. The end is fixed now, because the match may continue while
 * the question waits; the start is not, because the worker may be replaced and need them all.
 */
export function heardSince(
  heard: (from: number) => readonly Heard[],
  known: number,
): (from: number) => readonly Heard[] {
  const latest = known === Number.POSITIVE_INFINITY ? [] : heard(known);
  const end = known + latest.length;
  return (from) => (from >= known ? latest.slice(from - known) : heard(from).slice(0, end - from));
}
