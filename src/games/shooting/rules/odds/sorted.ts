import type { Mark, Terms } from '../../terms.ts';
import { savesAgain } from '../attack/save.ts';
import { effectCounts } from './attack.ts';
import type { Front, Line } from './line.ts';
import { lostTo, missed } from './packets.ts';
import { binomial } from './pmf.ts';
import type { Filling } from './pool.ts';
import { advance, type Steps, stepsOf, tries } from './steps.ts';

/** Odds by state of the target and the pool, by the number of wounds still to save. */
type ByWounds = readonly Float64Array[];

/** The number of saveable wounds (rows) and critical ones (columns) of a volley whose saves are sorted. */
export function sortedCounts(terms: Terms, marks: readonly Mark[], line: Line, filling: Filling | null) {
  const reRolls = marks.some(({ saveReRoll }) => saveReRoll !== undefined);
  const ones = Math.min(...marks.map(({ feelNoPain }) => missed(feelNoPain))) / (reRolls ? 36 : 6); // a 1 never saves
  return effectCounts(terms, {
    packets: 1,
    mortals: filling?.chance ?? 0,
    mostPackets: tries(line.wounds, ones),
    mostMortals: filling?.most ?? 0,
  });
}

/**
 * All saves are rolled together and the lowest applied first, each against the model then at the front. Works face by
 * face: of the dice that show at least this face, each shows it with the same probability.
 */
export function saveSorted(
  wounds: ByWounds,
  front: Front,
  { terms, marks }: { readonly terms: Terms; readonly marks: readonly Mark[] },
  width: number,
  stepsBy = (face: number, met: Front): Steps => stepsAt(face, met, terms, marks),
): Float64Array<ArrayBuffer> {
  let now = wounds.map((odds) => odds.slice());
  for (let face = 1; face <= 6; face++) {
    const steps = stepsBy(face, front);
    const next = now.map((odds) => new Float64Array(odds.length));
    now.forEach((odds, many) => {
      const showing = binomial(many, 1 / (7 - face));
      for (let shown = 0; shown <= many; shown++) {
        if (shown > 0) advance(steps, odds, width);
        add(next[many - shown] as Float64Array, odds, showing[shown] as number);
      }
    });
    now = next;
  }
  return now[0] ?? new Float64Array(0);
}

function stepsAt(face: number, front: Front, terms: Terms, marks: readonly Mark[]): Steps {
  const lost = lostTo(terms, marks, false);
  return stepsOf(front, (mark, left) => {
    const met = marks[mark] as Mark;
    if (face >= met.save) return SAVED;
    if (!savesAgain(met, face)) return lost(mark, left);
    const failed = missed(met.save);
    return lost(mark, left).map((odds, wounds) => odds * failed + (wounds === 0 ? 1 - failed : 0));
  });
}
const SAVED = Float64Array.of(1);

function add(to: Float64Array, odds: Float64Array, weight: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + weight * (odds[at] as number);
}
