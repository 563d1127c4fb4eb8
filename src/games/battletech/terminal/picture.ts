import { type Hex, hexAt } from '../../../parts/hex/hex.ts';
import type { Ground } from '../ground.ts';
import { groundAt, modelOf, type Unit, type View } from '../view.ts';
import { FACING_NAMES } from './tokens.ts';

/** An empty hex on the map: fire, buildings and water first, then terrain with its level. */
function glyph(ground: Ground): string {
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

export const LEGEND: readonly string[] = [
  'w W light/heavy woods  ~1 water, depth 1  , rough  % swamp  #2 building  = road',
  '1. level 1  ** fire  " smoke  A0↑ unit A of side 0, facing N  _ prone  x wreck',
];

const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

/** A unit on the map: letter, side, facing. */
export const counter = (view: View, id: number, unit: Unit): string =>
  `${unitLetter(id)}${modelOf(view, id).side}${unit.destroyed !== null ? 'x' : unit.prone ? '_' : ARROWS[unit.facing]}`;

const unitLetter = (id: number): string => String.fromCharCode(65 + (id % 26));
export const facingName = (facing: number): string => FACING_NAMES[facing] ?? '?';

/** A hex as a few characters; a wreck shows only if no unit stands there. */
function cells(view: View): (hex: Hex) => string {
  const here = new Map<Hex, string>();
  for (const [id, unit] of view.units.entries())
    if (unit.destroyed === null || !here.has(unit.at)) here.set(unit.at, counter(view, id, unit));
  return (hex) => here.get(hex) ?? glyph(groundAt(view, hex));
}

const twoDigits = (number: number): string => String(number + 1).padStart(2, '0');

const heading = ({ rules: { map } }: View, width: number): string =>
  `   ${Array.from({ length: map.cols }, (_, col) => twoDigits(col).padEnd(width)).join('')}`.trimEnd();

/** The map as text, every second column one line lower. */
export function picture(view: View): string[] {
  const { map } = view.rules;
  const cell = cells(view);
  const width = 4;
  const lines = [heading(view, width)];
  for (let row = 0; row < map.rows; row++)
    for (const low of [0, 1]) {
      let line = low ? '   ' : `${twoDigits(row)} `;
      for (let col = 0; col < map.cols; col++)
        line += (col % 2 === low ? cell(hexAt(map, col, row)) : '').padEnd(width);
      lines.push(line.trimEnd());
    }
  return lines;
}

/** The same in half the height: one line per row. */
export function smallPicture(view: View): string[] {
  const { map } = view.rules;
  const cell = cells(view);
  const width = 3;
  const row = (at: number): string => {
    const hexes = Array.from({ length: map.cols }, (_, col) => cell(hexAt(map, col, at)).padEnd(width));
    return `${twoDigits(at)} ${hexes.join('')}`.trimEnd();
  };
  return [heading(view, width), ...Array.from({ length: map.rows }, (_, at) => row(at))];
}
