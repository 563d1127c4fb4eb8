import type { Mark } from '../../terms.ts';
import { unsavedOdds } from '../attack/save.ts';
import { oddsOf } from '../attack/test.ts';
import { attackCount, furtherHits, mostHits, woundOdds } from './attack.ts';
import type { How, Strike } from './fate.ts';
import { type Front, lineOf } from './line.ts';
import { lostTo } from './packets.ts';
import { NOTHING, type Pmf } from './pmf.ts';
import { addRows, addStretch, clear, type Rows, rowsOf } from './rows.ts';

/**
 * Unsaved wounds if models have different saves. Each row is a state of the line, indexed by unsaved wounds so far. The
 * last model keeps saving after its death; critical wounds dealt last count but kill no one.
 */
export function unevenUnsaved(strikes: readonly Strike[], { precise }: How): Pmf {
  const line = lineOf(strikes[0]?.marks.map(({ wounds }) => wounds) ?? [], precise);
  const width = 1 + strikes.reduce((sum, { terms }) => sum + mostHits(terms), 0);
  const rows = (): Rows => rowsOf(line.states, width);
  const start = rows();
  start.odds[0] = 1;
  start.low[0] = 0;
  start.high[0] = 0;
  let now = start;
  let out = rows();
  const spare = [rows(), rows(), rows()] as const;
  for (const strike of strikes) {
    clear(out);
    shoot(strike, line.fronts[strike.terms.precision && precise ? 'precise' : 'line'], now, out, spare);
    [now, out] = [out, now];
  }
  const pmf = new Float64Array(width);
  now.odds.forEach((chance, at) => {
    pmf[at % width] = (pmf[at % width] as number) + chance;
  });
  return pmf;
}

function shoot(strike: Strike, front: Front, before: Rows, out: Rows, spare: readonly [Rows, Rows, Rows]): void {
  const { terms } = strike;
  const { plain, mortal } = woundOdds(terms);
  const wound = woundFor(front, strike);
  const rolled = terms.hit ? oddsOf(terms.hit) : { fail: 0, pass: 1, critical: 0 };
  const further = furtherHits(terms);
  let [next, one, two] = spare;
  let now = before;
  attackCount(terms).forEach((chance, attacks) => {
    if (attacks > 0) {
      clear(next);
      addRows(next, now, rolled.fail);
      wound(now, one, plain, mortal);
      addRows(next, one, rolled.pass);
      if (terms.lethal && rolled.critical > 0) wound(now, one, 1, 0);
      further.forEach((odds, k) => {
        if (rolled.critical === 0) return;
        if (k > 0) {
          wound(one, two, plain, mortal);
          [one, two] = [two, one];
        }
        addRows(next, one, rolled.critical * odds);
      });
      [now, next] = [next, now];
    }
    if (chance >= NOTHING) addRows(out, now, chance);
  });
}

/** The results of one hit that is a saveable wound or one dealt last, with these probabilities. */
function woundFor(front: Front, { terms, marks }: Strike) {
  const lost = lostTo(terms, marks, false);
  const last = marks[marks.length - 1] as Mark;
  return (from: Rows, to: Rows, plain: number, mortal: number): void => {
    clear(to);
    for (let state = 0; state < front.mark.length; state++) {
      if ((from.high[state] as number) < (from.low[state] as number)) continue;
      const mark = front.mark[state] as number;
      const through = plain * unsavedOdds(marks[mark] ?? last);
      addStretch(to, state, 0, from, state, 1 - through - mortal);
      addStretch(to, state, 1, from, state, mortal + (mark === -1 ? through : 0));
      if (mark === -1) continue;
      const stride = front.stride[state] as number;
      lost(mark, front.left[state] as number).forEach((odds, wounds) => {
        addStretch(to, state + wounds * stride, 1, from, state, through * odds);
      });
    }
  };
}
