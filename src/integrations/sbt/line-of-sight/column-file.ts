import { type Hex, labelOf } from '../../../parts/hex/hex.ts';
import { ascii, times } from '../files/lines.ts';
import type { SbtFile } from '../protocol-types.ts';
import { encodedLine } from './encode-line.ts';
import type { Lines } from './map-lines.ts';
import type { Scene } from './scene.ts';
import { clearOf, coverOf, stepsBetween } from './visibility.ts';

/** The file of a column of starting hexes: `seen` has what each hex sees of each, `divided` the result of `dividedFrom`. */
export function columnFile(
  folder: string,
  { screen: { map } }: Scene,
  col: number,
  seen: Uint8Array,
  divided: readonly string[],
): SbtFile {
  const { cols, rows } = map;
  const size = cols * rows;
  const head = `${cols} ${rows}\n`;
  const starts = times(rows, (row) => row * cols + col);
  const length = starts.reduce((sum, from) => sum + 2 * size + (divided[from]?.length ?? 0) + 2, head.length);
  const bytes = Buffer.alloc(length);
  let at = bytes.write(head, 'latin1');
  for (const from of starts) {
    const first = from * size;
    for (let to = 0; to < size; to++) {
      const outlook = seen[first + to] as number;
      bytes[at++] = DIGITS[clearOf(outlook)] as number;
      bytes[at++] = DIGITS[coverOf(outlook)] as number;
    }
    at += bytes.write(`\n${divided[from]}\n`, at, 'latin1');
  }
  return { name: `${folder}/${labelOf(map, col).slice(0, 2)}`, bytes };
}

const DIGITS = ascii('0123456789abcdef');

/** The lines from a hex that run between pairs of hexes, as ` 0717:34`: target hex and walk. */
export function dividedFrom(scene: Scene, { divided }: Lines, from: Hex): string {
  const { map } = scene.screen;
  const col = from % map.cols;
  const row = (from - col) / map.cols;
  let text = '';
  for (const { across, down, step } of divided[(col & 1) as 0 | 1]) {
    if (col + across < 0 || col + across >= map.cols || row + down < 0 || row + down >= map.rows) continue;
    text += ` ${labelOf(map, from + step)}:${encodedLine(map, from, stepsBetween(scene, from, from + step))}`;
  }
  return text;
}
