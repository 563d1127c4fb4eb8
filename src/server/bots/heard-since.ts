type Heard = { readonly type: string };

/**
 * What a seat had heard when it was asked, from any event on. The match may go on while the question waits, so the end is
 * fixed now; the thread may be replaced, so the beginning is not.
 */
export function newsOf(heard: (from: number) => readonly Heard[], known: number): (from: number) => readonly Heard[] {
  const latest = known === Number.POSITIVE_INFINITY ? [] : heard(known);
  const end = known + latest.length;
  return (from) => (from >= known ? latest.slice(from - known) : heard(from).slice(0, end - from));
}
