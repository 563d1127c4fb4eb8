import type { Fact } from '../../../../kernel/fact.ts';
import { no } from '../../../../kernel/result.ts';

/** A map is at most this many hexes wide and high, so every hex has a four-digit label. */
export const MAX_SIDE = 99;
/** Levels, depths and heights beyond this are treated as mistakes. */
export const MAX_LEVEL = 99;

export interface Line {
  readonly number: number; // in the file, from 1
  readonly text: string;
}

/** Non-empty lines of a file. CRLF, CR and LF may be mixed. */
export const linesOf = (text: string): Line[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, i) => {
    const line = raw.trim();
    return line === '' ? [] : [{ number: i + 1, text: line }];
  });

/** An integer in this range, or undefined. */
export function integerIn(text: string | undefined, least: number, most: number): number | undefined {
  const number = text !== undefined && /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

export const isSide = (side: number | undefined): side is number => side !== undefined && side >= 1 && side <= MAX_SIDE;

/** A file that cannot be read: the line and the problem. Quotes are cut short. */
export const fault =
  (code: string) =>
  (line: number, problem: string, quoted?: string): { readonly ok: false; readonly error: Fact } =>
    no({ code, line, problem: quoted === undefined ? problem : `${problem}: ${quoted.slice(0, 40)}` });
