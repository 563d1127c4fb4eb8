import type { View } from '../../../games/battletech/view.ts';
import { hexAt, labelOf } from '../../../parts/hex/hex.ts';
import { hexesOf, lineBetween } from '../../../parts/hex/line.ts';
import { type Breaks, breaks } from '../../breaks.ts';
import { ascii, times } from '../files/lines.ts';
import type { SbtFile } from '../nouns.ts';
import { feetOf, outlook } from './outlook.ts';

/** The folder of the table, beside the helper that looks things up in it. */
export const TABLE = '.ldv';

/**
 * The sight table of the ground as it is now, for `helper.ts`. The same list is given back for as long as nothing in it
 * has changed, so that it need not be written again. On a large map it takes many seconds, with breaks for others.
 *
 * - `.ldv/0517` is about one who looks from that hex: columns and rows of the map; for every hex row by row a digit for
 *   line of sight and a digit for partial cover, both with a bit for each `posture`; then the lines that run between
 *   pairs of hexes, `0717 0617`: to this hex, through these.
 * - `.ldv/r0_-3` has all other lines, which are the same everywhere: those from a column that stands high (0) or sits low
 *   (1) to one three to the left. First the rows down, then columns and rows of each hex of the line, all counted from
 *   where it starts.
 */
export function sightTable(view: View): Promise<readonly SbtFile[]> {
  const feet = feetOf(view);
  const key = feet.join(' ');
  const known = KNOWN.get(view.ground);
  if (known && known.rules === view.rules && known.feet === key) return known.files;
  const files = filesOf(view, feet);
  KNOWN.set(view.ground, { rules: view.rules, feet: key, files });
  return files;
}

interface Known {
  readonly rules: View['rules'];
  readonly feet: string;
  readonly files: Promise<readonly SbtFile[]>;
}
const KNOWN = new WeakMap<View['ground'], Known>();
const STRAIGHT = new WeakMap<View['rules'], Promise<readonly SbtFile[]>>();

async function filesOf(view: View, feet: readonly number[]): Promise<readonly SbtFile[]> {
  const straight = STRAIGHT.get(view.rules) ?? straightFiles(view);
  STRAIGHT.set(view.rules, straight);
  const files = [...(await straight)];
  const pause = breaks();
  for (const from of view.rules.map.hexes.keys()) files.push(await originFile(view, feet, from, pause));
  return files;
}

const fileOf = (name: string, lines: readonly string[]): SbtFile => ({
  name: `${TABLE}/${name}`,
  bytes: ascii(`${lines.join('\n')}\n`),
});

async function originFile(view: View, feet: readonly number[], from: number, pause: Breaks): Promise<SbtFile> {
  const { map } = view.rules;
  let seen = '';
  const divided: string[] = [];
  for (let to = 0; to < map.hexes.length; to++) {
    if (pause.isDue()) await pause.take();
    const look = outlook(view, feet, from, to);
    seen += look.clear.toString(16) + look.cover.toString(16);
    if (look.divided) divided.push([to, ...hexesOf(map, from, look.steps)].map((hex) => labelOf(map, hex)).join(' '));
  }
  return fileOf(labelOf(map, from), [`${map.cols} ${map.rows}`, seen, ...divided]);
}

/** Straight lines are drawn in the middle of a map so large that none of them leaves it. */
async function straightFiles({ rules }: View): Promise<readonly SbtFile[]> {
  const { cols, rows } = rules.map;
  const large = { cols: 2 * cols + 2, rows: 2 * rows + 2 };
  const [middle, row] = [cols + (cols % 2), rows];
  const line = (low: number, across: number, down: number): string => {
    const start = hexAt(large, middle + low, row);
    const end = hexAt(large, middle + low + across, row + down);
    const { left } = lineBetween(large, start, end, rules.ruleset.corner);
    const hexes = hexesOf(large, start, left).flatMap((hex) => [
      (hex % large.cols) - middle - low,
      Math.floor(hex / large.cols) - row,
    ]);
    return [down, ...hexes].join(' ');
  };
  const files: SbtFile[] = [];
  const pause = breaks();
  for (const low of [0, 1])
    for (let across = 1 - cols; across < cols; across++) {
      if (pause.isDue()) await pause.take();
      files.push(
        fileOf(
          `r${low}_${across}`,
          times(2 * rows - 1, (j) => line(low, across, j - rows + 1)),
        ),
      );
    }
  return files;
}
