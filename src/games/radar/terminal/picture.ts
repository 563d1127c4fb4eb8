import { type Cell, columnName } from '../../../parts/grid/grid.ts';
import { SIDES, type Side, seatOf, type View } from '../view.ts';

/** What is drawn on the chart; no cell is in two of them. */
interface Marked {
  readonly mark: string;
  readonly what: string; // for the legend
  readonly cells: readonly Cell[];
}

const SEA = '·';
const ISLAND = '#';

// One boat is the reader's own; if both are visible, each has its letter.
const OWN = { boat: '@', trail: 'o', mine: 'x' };
const LETTERS = {
  blue: { boat: 'B', trail: 'b', mine: 'x' },
  red: { boat: 'R', trail: 'r', mine: '+' },
} as const satisfies Record<Side, typeof OWN>;
const BOTH = { boat: '&', trail: '8', mine: '*' } satisfies typeof OWN;

/** Boats, mines and trails as far as this watcher sees them. */
export function marksOf(view: View): readonly Marked[] {
  const own = seatOf(view.watcher)?.side;
  const layer = (kind: keyof typeof OWN, cellsOf: (side: Side) => readonly Cell[]): Marked[] => {
    if (own) return [{ mark: OWN[kind], what: `your ${kind}`, cells: cellsOf(own) }];
    const shared = cellsOf('blue').filter((cell) => cellsOf('red').includes(cell));
    return [
      { mark: BOTH[kind], what: `both ${kind}s`, cells: shared },
      ...SIDES.map((side) => ({ mark: LETTERS[side][kind], what: `${side} ${kind}`, cells: cellsOf(side) })),
    ];
  };
  const { boats } = view;
  const layers = [
    ...layer('boat', (side) => ((boats[side].at ?? -1) >= 0 ? [boats[side].at as Cell] : [])),
    ...layer('mine', (side) => boats[side].mines ?? []),
    ...layer('trail', (side) => boats[side].trail ?? []),
  ];
  const covered = new Set<Cell>();
  return layers.flatMap(({ mark, what, cells }) => {
    const seen = cells.filter((cell) => !covered.has(cell));
    for (const cell of seen) covered.add(cell);
    return seen.length ? [{ mark, what, cells: seen }] : [];
  });
}

/** The chart with faint sector lines and sector numbers. All lines have the same length. */
export function picture(view: View, marks: readonly Marked[]): string[] {
  const { chart, setup } = view.rules;
  const { across, down } = setup.map.sector;
  const pitch = chart.cols > 26 ? 3 : 2;
  const on = new Map<Cell, string>();
  for (const { mark, cells } of marks) for (const cell of cells) on.set(cell, mark);

  const groups = (size: number, all: number): number[][] =>
    Array.from({ length: Math.ceil(all / size) }, (_, g) =>
      Array.from({ length: Math.min(size, all - g * size) }, (_, i) => g * size + i),
    );
  const columns = groups(across, chart.cols);
  const line = (label: string, edge: readonly [string, string, string], parts: readonly string[]): string =>
    `${label.padStart(3)} ${edge[0]}${parts.join(edge[1])}${edge[2]}`;
  const border = (edge: readonly [string, string, string], first: number | undefined): string =>
    line(
      '',
      edge,
      columns.map((cols, g) => {
        const width = cols.length * pitch + 1;
        const number = first === undefined ? '' : String(first + g);
        return (number.length + 2 <= width && number ? `┄${number}` : number).padEnd(width, '┄');
      }),
    );
  const cellsOf = (cols: readonly number[], mark: (col: number) => string): string =>
    `${cols.map((col) => mark(col).padStart(pitch)).join('')} `;

  const lines = [
    line(
      '',
      [' ', ' ', ' '],
      columns.map((cols) => cellsOf(cols, columnName)),
    ),
  ];
  for (const [g, rows] of groups(down, chart.rows).entries()) {
    const corner = g * columns.length + 1;
    lines.push(border(g === 0 ? ['┌', '┬', '┐'] : ['├', '┼', '┤'], corner));
    for (const row of rows) {
      const markAt = (col: number): string => {
        const cell = row * chart.cols + col;
        return chart.sea[cell] ? (on.get(cell) ?? SEA) : ISLAND;
      };
      lines.push(
        line(
          String(row + 1),
          ['┊', '┊', '┊'],
          columns.map((cols) => cellsOf(cols, markAt)),
        ),
      );
    }
  }
  lines.push(border(['└', '┴', '┘'], undefined));
  return lines;
}

/** `@ your boat  o your trail  # island`: only what is on the chart, in lines no longer than it. */
export function legend(view: View, marks: readonly Marked[], width: number): string[] {
  const shown = marks.map(({ mark, what }) => `${mark} ${what}`);
  if (view.rules.chart.sea.includes(false)) shown.push(`${ISLAND} island`);
  const lines: string[] = [];
  for (const entry of shown) {
    const longer = `${lines.at(-1) ?? ''}   ${entry}`;
    if (lines.length && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(`    ${entry}`);
  }
  return lines;
}
