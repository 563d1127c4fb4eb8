import { encode } from 'uqr';

const QUIET_ZONE = 4; // modules of white around the code, as the standard asks

interface QrCode {
  readonly size: number; // width and height in modules, with the quiet zone
  readonly path: string; // the dark modules, as the path of an SVG
}

/** The QR code of a text. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.flatMap((row, y) => runsIn(row).map(([x, width]) => bar(x, y, width))).join('') };
}

const bar = (x: number, y: number, width: number): string => `M${x} ${y}h${width}v1h-${width}z`;

/** Start and length of each run of dark modules: one bar per run leaves no gaps between modules. */
function runsIn(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [[x, (end === -1 ? row.length : end) - x] as const];
  });
}
