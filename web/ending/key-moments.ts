import type { CurvePoint } from './curve.ts';

/** A turn that changed who was likely to win. */
export interface KeyMoment {
  readonly n: number; // the entry that changed most
  readonly turn: number;
  readonly side: number; // index of the side it helped most
  readonly before: readonly number[]; // odds of all sides before and after the turn
  readonly after: readonly number[];
}

const SHOWN = 5;
const LEAST = 0.05; // smaller swings are noise

/** The turns with the largest swings in win probability, in order of play. */
export function keyMoments(curve: readonly CurvePoint[]): readonly KeyMoment[] {
  return turnsOf(curve)
    .map(momentOf)
    .filter((moment) => swingOf(moment) >= LEAST)
    .toSorted((a, b) => swingOf(b) - swingOf(a))
    .slice(0, SHOWN)
    .toSorted((a, b) => a.n - b.n);
}

const swingOf = ({ side, before, after }: KeyMoment): number => (after[side] as number) - (before[side] as number);

/** The points of each turn, after the last point before it. */
function turnsOf(curve: readonly CurvePoint[]): readonly (readonly CurvePoint[])[] {
  const turns: CurvePoint[][] = [];
  for (const [i, point] of curve.entries()) {
    const before = curve[i - 1];
    if (!before) continue;
    if (before.turn === point.turn && turns.length > 0) turns.at(-1)?.push(point);
    else turns.push([before, point]);
  }
  return turns;
}

function momentOf(points: readonly CurvePoint[]): KeyMoment {
  const [start, end] = [points[0] as CurvePoint, points.at(-1) as CurvePoint];
  const gains = end.odds.map((odds, side) => odds - (start.odds[side] as number));
  const side = gains.indexOf(Math.max(...gains));
  const steps = points.slice(1).map(({ n, odds }, i) => ({
    n,
    gain: (odds[side] as number) - ((points[i] as CurvePoint).odds[side] as number),
  }));
  const { n } = steps.reduce((best, step) => (step.gain > best.gain ? step : best));
  return { n, turn: end.turn, side, before: start.odds, after: end.odds };
}
