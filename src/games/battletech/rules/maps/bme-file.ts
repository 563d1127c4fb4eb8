import { ok, type Result } from '../../../../kernel/result.ts';
import { type BuildingKind, built } from '../../data/buildings.ts';
import { CLEAR, type GameMap, type Ground } from '../../ground.ts';
import { fault, integerIn, isSide, type Line, linesOf, MAX_LEVEL } from './lines.ts';

const MAX_LENGTH = 8_000_000;
const bad = fault('bad-bme');

// Lines of a hex; those from DRAWING on only concern the editor's display.
const [LEVEL, BASE, , OBJECT, PAVED, RIVER, SWAMP, ROAD, DRAWING] = [0, 1, 2, 3, 4, 5, 11, 12, 18] as const;
const LINES = 74;
const SEA_LEVEL = 100;

const SIDES = [0, 1, 2, 3, 4, 5];
const [BASE_PAVED, BASE_WATER, BASE_SWAMP] = [1, 2, 3] as const;

const object = (code: number): Partial<Ground> | undefined => OBJECTS[code];
const OBJECTS: Readonly<Record<number, Partial<Ground>>> = {
  0: { rubble: true },
  1: { woods: 1 },
  2: { woods: 2 },
  ...Object.fromEntries(([1, 2, 3, 4] as const).map((kind: BuildingKind) => [kind + 2, { building: built(kind) }])),
  7: { building: built(4, true) },
  255: {},
};

/** Reads a `.bme` map of the simulator's editor: one value per line, hexes column by column. */
export function readBme(text: string, name = 'bme'): Result<GameMap> {
  if (text.length > MAX_LENGTH) return bad(1, 'the file is too long');
  const [magic, width, height, ...rest] = linesOf(text);
  if (magic?.text !== 'BME_3') return bad(1, 'an editor map must start with BME_3', magic?.text ?? '');
  const [cols, rows] = [integerIn(width?.text, 1, 9999), integerIn(height?.text, 1, 9999)];
  if (!isSide(cols)) return bad(width?.number ?? 2, 'a map must be 1 to 99 hexes wide', width?.text ?? '');
  if (!isSide(rows)) return bad(height?.number ?? 3, 'a map must be 1 to 99 hexes high', height?.text ?? '');

  // The path of the editor's images comes before the hexes; it may be empty.
  const wanted = cols * rows * LINES;
  const body = rest.length === wanted + 1 ? rest.slice(1) : rest;
  const last = rest.at(-1)?.number ?? 3;
  if (body.length !== wanted) return bad(last, `${cols * rows} hexes have ${wanted} lines, not ${body.length}`);

  const hexes: Ground[] = new Array(cols * rows).fill(CLEAR);
  for (let i = 0; i < cols * rows; i++) {
    const read = readHex(body.slice(i * LINES, i * LINES + DRAWING));
    if (!read.ok) return read;
    hexes[(i % rows) * cols + Math.floor(i / rows)] = read.value;
  }
  return ok({ name, cols, rows, hexes });
}

function readHex(lines: readonly Line[]): Result<Ground> {
  const at = (i: number): Line => lines[i] as Line;
  const raised = integerIn(at(LEVEL).text, SEA_LEVEL - MAX_LEVEL, SEA_LEVEL + MAX_LEVEL);
  if (raised === undefined) return bad(at(LEVEL).number, 'a level must be a number around 100', at(LEVEL).text);
  const base = integerIn(at(BASE).text, 0, 255);
  if (base === undefined) return bad(at(BASE).number, 'unknown ground', at(BASE).text);
  const stands = object(integerIn(at(OBJECT).text, 0, 255) ?? -1);
  if (!stands) return bad(at(OBJECT).number, 'unknown object', at(OBJECT).text);
  const wrong = lines.slice(PAVED).find((line) => !/^(true|false)$/i.test(line.text));
  if (wrong) return bad(wrong.number, 'a flag must be TRUE or FALSE', wrong.text);

  const flag = (i: number): boolean => /^true$/i.test(at(i).text);
  const sides = (from: number): number => SIDES.reduce((bits, side) => bits | (flag(from + side) ? 1 << side : 0), 0);
  const level = raised - SEA_LEVEL;
  const ground = flag(SWAMP) ? BASE_SWAMP : flag(PAVED) ? BASE_PAVED : level < 0 ? BASE_WATER : base;
  return ok({ ...CLEAR, ...surface(ground, level), river: sides(RIVER), road: sides(ROAD), ...stands });
}

/** A water hex below level 0 is the bed of a lake with its surface at 0. */
function surface(ground: number, level: number): Partial<Ground> {
  if (ground === BASE_WATER) return { level: Math.max(0, level), water: Math.max(0, -level) };
  return { level, swamp: ground === BASE_SWAMP, paved: ground === BASE_PAVED };
}
