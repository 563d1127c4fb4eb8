import { no, ok, type Result } from '../../../../kernel/result.ts';
import { readMtf } from '../../rules/build/mtf.ts';
import { readBme } from '../../rules/maps/bme-file.ts';
import { readBoard } from '../../rules/maps/board-file.ts';
import { readMap, writeMap } from '../../rules/maps/map-schema.ts';
import { designIn } from './box.ts';

/** A file chosen by the player. */
export interface File {
  readonly name: string;
  readonly text: string;
}

const LONGEST = 8_000_000;

const stem = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .slice(0, 60) || 'map';

function parsed(text: string): Result<object> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? ok(value) : no({ code: 'file-not-json' });
  } catch {
    return no({ code: 'file-not-json' });
  }
}

/** Reads a map in any of the three formats, detected by content, as an Umpire map. */
export function mapFrom({ name, text }: File): Result<object> {
  if (text.length > LONGEST) return no({ code: 'file-too-long' });
  if (/^\s*BME_/.test(text)) {
    const map = readBme(text, stem(name));
    return map.ok ? ok(writeMap(map.value)) : map;
  }
  if (!/^\s*\{/.test(text)) {
    const map = readBoard(text, stem(name));
    return map.ok ? ok(writeMap(map.value)) : map;
  }
  const object = parsed(text);
  if (!object.ok) return object;
  const map = readable(object.value);
  return map.ok ? object : map;
}

/** The page does not check schemas, so reading an invalid file may throw. */
function readable(map: object): Result<unknown> {
  const { cols, rows, hexes } = map as { readonly [field: string]: unknown };
  if (!Number.isInteger(cols) || !Number.isInteger(rows) || typeof hexes !== 'object' || hexes === null)
    return no({ code: 'file-not-a-map' });
  try {
    return readMap(map);
  } catch {
    return no({ code: 'file-not-a-map' });
  }
}

/** Reads an Umpire unit or an `.mtf` file as an Umpire unit that can be built. */
export function unitFrom({ text }: File): Result<object> {
  if (text.length > LONGEST) return no({ code: 'file-too-long' });
  const source = /^\s*\{/.test(text) ? parsed(text) : fromMtf(text);
  if (!source.ok) return source;
  const design = designIn(source.value);
  return design.ok ? source : design;
}

/** The page does not check schemas, so reading an invalid file may throw. */
function fromMtf(text: string): Result<object> {
  try {
    return readMtf(text);
  } catch {
    return no({ code: 'file-not-a-unit' });
  }
}

/** Error codes of files only; the game has texts for all others. */
export const FILE_CODES = ['file-not-json', 'file-too-long', 'file-not-a-map', 'file-not-a-unit'] as const;
export type FileCode = (typeof FILE_CODES)[number];
export const isFileCode = (code: string): code is FileCode => (FILE_CODES as readonly string[]).includes(code);
