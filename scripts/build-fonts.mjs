// Unpacks the fonts of the page into dist/fonts for the program that draws pictures, which reads only TrueType.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FONTS = ['sans-latin-400', 'sans-latin-600', 'mono-latin-400', 'mono-latin-600'];

export function buildFonts() {
  const folder = join(ROOT, 'dist', 'fonts');
  mkdirSync(folder, { recursive: true });
  for (const name of FONTS) {
    const family = `ibm-plex-${name.split('-')[0]}`;
    const source = join(ROOT, 'node_modules', '@fontsource', family, 'files', `ibm-plex-${name}-normal.woff`);
    if (existsSync(source)) write(join(folder, `ibm-plex-${name}.ttf`), unpacked(readFileSync(source)));
  }
  const licence = join(ROOT, 'node_modules', '@fontsource', 'ibm-plex-sans', 'LICENSE');
  if (existsSync(licence)) write(join(folder, 'OFL.txt'), readFileSync(licence));
}

/**
 * Renamed into place, so no program ever loads half a font.
 *
 * @param {string} path
 * @param {Buffer} content
 */
function write(path, content) {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}

/**
 * A WOFF file is a TrueType font whose tables are compressed one by one.
 *
 * @param {Buffer} woff
 */
function unpacked(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const body = woff.subarray(offset, Number(offset) + Number(packed));
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      body: Number(packed) < Number(length) ? inflateSync(body) : body,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12);
  woff.copy(head, 0, 4, 8);
  for (const [i, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    head.writeUInt16BE(value, 4 + 2 * i);
  let offset = 12 + 16 * count;
  const rows = tables.map(({ tag, checksum, body }) => {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(body.length, 4);
    offset += padded(body.length);
    return Buffer.concat([tag, checksum, place]);
  });
  const bodies = tables.map(({ body }) => Buffer.concat([body, Buffer.alloc(padded(body.length) - body.length)]));
  return Buffer.concat([head, ...rows, ...bodies]);
}

/** @param {number} length */
function padded(length) {
  return Math.ceil(length / 4) * 4;
}
