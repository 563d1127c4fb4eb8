import type { Text } from './text-table.ts';

/** Texts of reasons, by rule id. */
export type ReasonTable = Readonly<Record<string, Text<Readonly<Record<string, unknown>>>>>;

/** The share of the possible cells that this many bits rule out, gained or given away: 1 bit is half of them. */
export const shareRuledOut = (bits: number): number => 1 - 2 ** -Math.abs(bits);

/** The number of possible cells before `bits` of information reduced it to `places`. */
export const cellsBefore = ({ places, bits }: Readonly<Record<string, unknown>>): number =>
  Math.round(Number(places) / 2 ** Number(bits));

/** How a share is printed as a whole percentage: a part of the cells must not read "0%" or "100%". */
export function sizeOf(share: number): 'tiny' | 'part' | 'most' {
  if (share < 0.005) return 'tiny';
  return share >= 0.995 ? 'most' : 'part';
}
