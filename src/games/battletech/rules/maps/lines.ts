import type { Fact } from '../../../../kernel/fact.ts';
import { no } from '../../../../kernel/result.ts';

/** A map has from 1 to this many hexes a side, so that every hex has a label of four digits. */
export const MAX_SIDE = 99;
/** Levels, depths and heights further than this from 0 are a mistake. */
export const MAX_LEVEL = 99;

export interface Line {
  readonly number: number; // in the file, from 1
  readonly text: string;
}

/** The lines of a file that say something. CRLF, CR and LF may stand mixed. */
export const linesOf = (text: string): Line[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, i) => {
    const line = raw.trim();
    return line === '' ? [] : [{ number: i + 1, text: line }];
  });

/** A whole number, if that is what is written, between these two. */
export function integerIn(text: string | undefined, least: number, most: number): number | undefined {
  const number = text !== undefined && /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

export const isSide = (side: number | undefined): side is number => side !== undefined && side >= 1 && side <= MAX_SIDE;

/** A file that cannot be read: where it went wrong, and how. What is quoted of it is cut short. */
export const fault =
  (code: string) =>
  (line: number, problem: string, quoted?: string): { readonly ok: false; readonly error: Fact } =>
    no({ code, line, problem: quoted === undefined ? problem : `${problem}: ${quoted.slice(0, 40)}` });
