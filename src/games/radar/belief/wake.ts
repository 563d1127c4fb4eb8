/**
 * One cell of a boat's path, linked to the previous one. Cells are offsets from the start of the path (the anchor), so one
 * wake serves every place where the same shape fits the chart.
 */
export interface Wake {
  readonly at: number;
  readonly before: Wake | null;
  readonly turn: number; // the boat's own turn in which it was entered, 0 = placed there
  readonly hash: number; // of the shape of the trail up to here
}

export const anchor = (turn: number): Wake => ({ at: 0, before: null, turn, hash: 0 });

/** `since`: the boat's turn of the last surfacing. The trail starts with the cell where the boat surfaced. */
export function entered(before: Wake, at: number, turn: number, since: number): Wake {
  const old = before.turn < since ? 0 : before.hash;
  return { at, before, turn, hash: Math.imul(old ^ (at - before.at), 0x01000193) ^ (old >>> 15) };
}

const olderInTrail = (wake: Wake, since: number): Wake | null => (wake.turn < since ? null : wake.before);

export function crosses(head: Wake, at: number, since: number): boolean {
  for (let wake: Wake | null = head; wake; wake = wake.turn < since ? null : wake.before)
    if (wake.at === at) return true;
  return false;
}

/** The trail as offsets, oldest first. */
export function trailOf(head: Wake, since: number): number[] {
  const trail: number[] = [];
  for (let wake: Wake | null = head; wake; wake = olderInTrail(wake, since)) trail.push(wake.at);
  return trail.reverse();
}

function sameTrail(a: Wake, b: Wake, since: number): boolean {
  const apart = b.at - a.at;
  let one: Wake | null = a;
  let two: Wake | null = b;
  for (; one && two; one = olderInTrail(one, since), two = olderInTrail(two, since)) {
    if (two.at - one.at !== apart) return false;
    if (one === two) return true;
  }
  return one === two;
}

/** Numbers the different shapes of trail from 0; shapes of one trail get the same number. */
export function kinOf(heads: readonly Wake[], since: number): { readonly kin: Int32Array; readonly kins: number } {
  const kin = new Int32Array(heads.length);
  const firsts: Wake[] = [];
  const byHash = new Map<number, number[]>();
  heads.forEach((head, i) => {
    const hash = head.turn < since ? 0 : head.hash;
    const rivals = byHash.get(hash);
    let own = rivals?.find((k) => sameTrail(firsts[k] as Wake, head, since)) ?? -1;
    if (own < 0) {
      own = firsts.push(head) - 1;
      if (rivals) rivals.push(own);
      else byHash.set(hash, [own]);
    }
    kin[i] = own;
  });
  return { kin, kins: firsts.length };
}
