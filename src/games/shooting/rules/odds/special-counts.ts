import type { Mark } from '../../terms.ts';
import { markAt, termsAt, WOUND_KINDS } from '../attack/wound-kind.ts';
import { mostHits } from './attack.ts';
import { type How, type Strike, sameSaves } from './fate.ts';
import { type Flags, flagged, flagsOf } from './flags.ts';
import { type Front, lineOf } from './line.ts';
import { NOTHING, type Pmf } from './pmf.ts';
import { type Sink, walk } from './walk.ts';
import { immortal, woundWays } from './ways.ts';

/** Hits, wounds and unsaved wounds if strikes have single re-rolls or effects of criticals. */
export function specialCounts(
  strikes: readonly Strike[],
  how: How,
): Readonly<Record<'hits' | 'wounds' | 'unsaved', Pmf>> {
  const flags = flagsOf(strikes);
  const width = 1 + strikes.reduce((sum, { terms }) => sum + mostHits(terms), 0);
  const one = (odds: Float64Array): void => shift(odds, width);
  const counted = (states: number, sinkOf: (strike: Strike) => Sink): Pmf => {
    let odds = new Float64Array(flags.size * states * width);
    odds[0] = 1;
    for (const strike of strikes) odds = walk(odds, strike.terms, flags, states * width, sinkOf(strike)) as typeof odds;
    const pmf = new Float64Array(width);
    odds.forEach((chance, at) => {
      pmf[at % width] = (pmf[at % width] as number) + chance;
    });
    return pmf;
  };
  const uneven = strikes.every(sameSaves)
    ? null
    : flagged(lineOf(strikes[0]?.marks.map(({ wounds }) => wounds) ?? [], how.precise), flags);
  const frontOf = ({ terms }: Strike): Front =>
    uneven ? uneven.fronts[terms.precision && how.precise ? 'precise' : 'line'] : immortal(flags);
  return {
    hits: counted(1, () => ({ hit: one })),
    wounds: counted(1, () => ({ wound: one, critical: one })),
    unsaved: counted(uneven ? uneven.states / flags.size : 1, (strike) => ({
      critical: one,
      wound: unsavedBy(strike, frontOf(strike), flags, width),
    })),
  };
}

/** Adds one to every count. The last count cannot be exceeded. */
function shift(odds: Float64Array, width: number): void {
  for (let row = 0; row < odds.length; row += width) {
    odds.copyWithin(row + 1, row, row + width - 1);
    odds[row] = 0;
  }
}

interface Move {
  readonly to: number; // state
  readonly more: 0 | 1; // unsaved wounds
  readonly odds: number;
}

/** One wound, by kind. The last model keeps saving after its death. */
function unsavedBy({ terms, marks }: Strike, front: Front, flags: Flags, width: number): NonNullable<Sink['wound']> {
  const states = front.mark.length / flags.size;
  const last = marks.length - 1;
  const moves = WOUND_KINDS.map((kind) =>
    Array.from(front.mark, (at, state): readonly Move[] => {
      const mark = markAt(marks[at === -1 ? last : at] as Mark, kind);
      const flag = Math.floor(state / states);
      const left = at === -1 ? 1 : (front.left[state] as number);
      const stride = at === -1 ? 0 : (front.stride[state] as number);
      return woundWays({ terms: termsAt(terms, kind), mark, left, flag, flags }).map(
        (way): Move => ({
          to: state + (way.flag - flag) * states + way.lost * stride,
          more: way.unsaved ? 1 : 0,
          odds: way.odds,
        }),
      );
    }),
  );
  return (odds, kind) => {
    const before = odds.slice();
    odds.fill(0);
    before.forEach((chance, at) => {
      if (chance < NOTHING) return;
      const count = at % width;
      for (const { to, more, odds: way } of moves[kind]?.[Math.floor(at / width)] ?? []) {
        const end = to * width + count + more;
        odds[end] = (odds[end] as number) + chance * way;
      }
    });
  };
}
