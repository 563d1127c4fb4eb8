import type { Colour, Picture, Shape } from '../../../../kernel/picture.ts';
import { atLeast, type Counts, ticksIn } from '../calculator/plot.ts';
import type { CopyTable } from './table-copy.ts';

export interface Curve {
  readonly name: string;
  readonly counts: Counts;
}

/** Colour and dashes both tell curves apart. */
const LOOKS: readonly { readonly stroke: Colour; readonly dash?: readonly number[] }[] = [
  { stroke: 'side-a' },
  { stroke: 'side-b', dash: [8, 4] },
  { stroke: 'side-c', dash: [2, 4] },
  { stroke: 'side-d', dash: [12, 4, 2, 4] },
  { stroke: 'side-e', dash: [5, 3] },
  { stroke: 'side-f', dash: [1, 3] },
];

const [WIDTH, LEFT, TOP, PLOT] = [720, 48, 44, 260];

/** The largest count worth showing. */
const lastCount = (curves: readonly Curve[]): number =>
  Math.max(1, ...curves.map(({ counts }) => counts.findLastIndex((odds) => odds >= 0.0005)));

/** The chance of at least each count: one stepped line per choice, with a legend below. */
export function curvePicture(curves: readonly Curve[], title: string, percent: (share: number) => string): Picture {
  const last = lastCount(curves);
  const wide = WIDTH - LEFT - 20;
  const x = (count: number): number => LEFT + (count / last) * wide;
  const y = (odds: number): number => TOP + (1 - odds) * PLOT;
  const height = TOP + PLOT + 40 + 22 * curves.length;
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, w: WIDTH, h: height, fill: 'ground' },
    { kind: 'text', x: 12, y: 24, text: title, size: 15, fill: 'ink', bold: true },
  ];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    shapes.push({ kind: 'line', from: [LEFT, y(share)], to: [LEFT + wide, y(share)], stroke: 'line' });
    const text = percent(share);
    shapes.push({ kind: 'text', x: LEFT - 6, y: y(share) + 4, text, size: 11, fill: 'quiet', anchor: 'end' });
  }
  for (const count of ticksIn([0, last], 12))
    shapes.push({
      kind: 'text',
      x: x(count),
      y: TOP + PLOT + 16,
      text: String(count),
      size: 11,
      fill: 'quiet',
      anchor: 'middle',
    });
  curves.forEach(({ name, counts }, i) => {
    const look = LOOKS[i % LOOKS.length] as (typeof LOOKS)[number];
    const points = Array.from(
      { length: last + 1 },
      (_, count) => `${x(count).toFixed(1)} ${y(atLeast(counts, count)).toFixed(1)}`,
    );
    shapes.push({ kind: 'path', d: `M${points.join('L')}`, width: 2.5, ...look });
    const at = TOP + PLOT + 42 + 22 * i;
    shapes.push({ kind: 'line', from: [LEFT, at - 4], to: [LEFT + 40, at - 4], width: 2.5, ...look });
    shapes.push({ kind: 'text', x: LEFT + 50, y: at, text: name, size: 12, fill: 'ink' });
  });
  return { width: WIDTH, height, shapes, title, notes: [] };
}

export const curveTable = (
  curves: readonly Curve[],
  title: string,
  head: string,
  chance: (odds: number) => string,
): CopyTable => ({
  title,
  head: [head, ...curves.map(({ name }) => name)],
  rows: Array.from({ length: lastCount(curves) + 1 }, (_, count) => [
    String(count),
    ...curves.map(({ counts }) => chance(atLeast(counts, count))),
  ]),
});
