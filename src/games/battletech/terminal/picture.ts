import { type Hex, hexAt } from '../../../parts/hex/hex.ts';
import type { Ground } from '../ground.ts';
import { groundAt, modelOf, type Unit, type View } from '../view.ts';
import { FACING_NAMES } from './tokens.ts';

/** What a hex shows when nobody stands in it: what burns or blocks first, then its level. */
export function glyph(ground: Ground): string {
  const { level } = ground;
  if (ground.fire) return '**';
  if (ground.building && ground.building.cf > 0) return `#${ground.building.kind}`;
  if (ground.water >= 0) return `~${ground.water}`;
  const thing = GLYPHS.find(([, fits]) => fits(ground))?.[0] ?? '.';
  return level === 0 ? thing : `${level > 9 ? '+' : Math.abs(level)}${thing}`;
}

const GLYPHS: readonly (readonly [string, (ground: Ground) => boolean])[] = [
  ['=', ({ bridge }) => bridge !== null],
  ['W', ({ woods }) => woods === 2],
  ['w', ({ woods }) => woods === 1],
  ['%', ({ swamp }) => swamp],
  ['~', ({ river }) => river !== 0],
  [',', ({ rough, rubble }) => rough || rubble],
  ['=', ({ road, paved }) => road !== 0 || paved],
  ['"', ({ smoke }) => smoke > 0],
];

export const LEGEND =
  'w W woods  ~1 water by depth  , rough  % swamp  #2 building  = road  1. level  ** fire  A0^ unit of side 0';

const ARROWS = ['^', '/', '\\', 'v', '/', '\\'] as const;

/** A unit on the map: the letter of its number, its side, its facing. */
const counter = (view: View, id: number, unit: Unit): string =>
  `${unitLetter(id)}${modelOf(view, id).side}${unit.destroyed !== null ? 'x' : unit.prone ? '_' : ARROWS[unit.facing]}`;

export const unitLetter = (id: number): string => String.fromCharCode(65 + (id % 26));
export const facingName = (facing: number): string => FACING_NAMES[facing] ?? '?';

const WIDTH = 4;

/** The map in text: columns side by side, every second one a line lower. */
export function picture(view: View): string[] {
  const { map } = view.rules;
  const here = new Map<Hex, string>();
  for (const [id, unit] of view.units.entries())
    if (unit.destroyed === null || !here.has(unit.at)) here.set(unit.at, counter(view, id, unit));
  const head = `   ${Array.from({ length: map.cols }, (_, col) =>
    String(col + 1)
      .padStart(2, '0')
      .padEnd(WIDTH),
  ).join('')}`;
  const lines = [head.trimEnd()];
  for (let row = 0; row < map.rows; row++)
    for (const low of [0, 1]) {
      let line = low ? '   ' : `${String(row + 1).padStart(2, '0')} `;
      for (let col = 0; col < map.cols; col++) {
        const hex = hexAt(map, col, row);
        line += (col % 2 === low ? (here.get(hex) ?? glyph(groundAt(view, hex))) : '').padEnd(WIDTH);
      }
      lines.push(line.trimEnd());
    }
  return lines;
}
