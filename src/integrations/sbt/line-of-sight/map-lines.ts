import { type Hex, type HexGrid, hexAt } from '../../../parts/hex/hex.ts';
import { type Corner, isDivided, type Line, lineBetween } from '../../../parts/hex/line.ts';
import { ascii } from '../files/lines.ts';
import type { SbtFile } from '../protocol-types.ts';
import { encodedLine } from './encode-line.ts';

/** The lines on all maps of a size. Lines from raised columns (0) differ from those of lowered columns (1). */
export interface Lines {
  readonly straight: readonly SbtFile[]; // for lines that are not divided
  readonly divided: Both<readonly Offset[]>;
  /**
   * What is behind a hex: by the step from the viewer to that hex, the steps to all hexes whose line runs through it.
   * Some steps lead off the map or wrap around to another hex.
   */
  readonly shadows: () => Both<ReadonlyMap<number, readonly number[]>>;
}

type Both<T> = readonly [high: T, low: T];

/** From one hex to another: columns, rows, and the difference of hex numbers. */
interface Offset {
  readonly across: number;
  readonly down: number;
  readonly step: number;
}

/** One representative of all equal lines. */
interface Drawn extends Offset {
  readonly from: Hex;
  readonly line: Line;
}

export function linesOf(folder: string, grid: HexGrid, corner: Corner): Lines {
  const high = [...everyLine(grid, corner, 0)];
  const low = [...everyLine(grid, corner, 1)];
  const divided = (drawn: readonly Drawn[]): readonly Drawn[] => drawn.filter(({ line }) => isDivided(line));
  let shadows: ReturnType<Lines['shadows']> | undefined;
  return {
    straight: straightFiles(folder, grid, [...high, ...low]),
    divided: [divided(high), divided(low)],
    shadows: () => {
      shadows ??= [shadowsOf(high), shadowsOf(low)];
      return shadows;
    },
  };
}

/** Between the outermost columns, lines may exist from only one kind of column. */
function* everyLine(grid: HexGrid, corner: Corner, low: 0 | 1): Generator<Drawn> {
  const { cols, rows } = grid;
  const rightmost = cols - 1 - ((cols - 1 - low) & 1);
  for (let across = 1 - cols; across < cols; across++) {
    const col = across < 0 ? rightmost : low;
    if (col < 0 || col >= cols || col + across < 0 || col + across >= cols) continue;
    for (let down = 1 - rows; down < rows; down++) {
      const from = hexAt(grid, col, down < 0 ? rows - 1 : 0);
      const step = down * cols + across;
      yield { from, across, down, step, line: lineBetween(grid, from, from + step, corner) };
    }
  }
}

/** The files of the undivided lines, one per number of columns crossed. */
function straightFiles(folder: string, grid: HexGrid, drawn: readonly Drawn[]): SbtFile[] {
  const texts = new Array<string>(grid.cols).fill('');
  for (const { from, across, down, line } of drawn) {
    if (isDivided(line)) continue;
    const text = `${(from % grid.cols) & 1} ${across} ${down} ${encodedLine(grid, from, line.left)}\n`;
    texts[Math.abs(across)] += text;
  }
  return texts.map((text, across) => ({ name: `${folder}/r${across}`, bytes: ascii(text) }));
}

function shadowsOf(drawn: readonly Drawn[]): ReadonlyMap<number, readonly number[]> {
  const behind = new Map<number, number[]>();
  const note = (through: number, step: number): void => {
    const steps = behind.get(through);
    if (steps) steps.push(step);
    else behind.set(through, [step]);
  };
  for (const { step, line } of drawn) {
    for (const through of line.left) note(through, step);
    if (isDivided(line)) for (const through of line.right) note(through, step);
  }
  return behind;
}
