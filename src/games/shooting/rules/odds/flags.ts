import { SINGLE_ROLLS, type SingleRoll } from '../../terms.ts';
import type { Front, Line } from './line.ts';
import type { Strike } from './strike.ts';

type Single = SingleRoll | 'save';

/**
 * The single re-rolls that a unit or its target has, one bit each; a set bit means that it was used. A bit is 0 if no
 * strike has that re-roll.
 */
export interface Flags {
  readonly bits: Readonly<Record<Single, number>>;
  readonly many: number; // how many bits
  readonly size: number; // combinations of them
}

export const NO_FLAGS: Flags = { bits: { hit: 0, wound: 0, damage: 0, save: 0 }, many: 0, size: 1 };

/** Whether the odds of a strike need an attack by attack computation. */
export const isSpecial = ({ terms, marks }: Strike): boolean =>
  terms.one !== undefined ||
  terms.kinds !== undefined ||
  terms.criticalMortals !== undefined ||
  marks.some(({ oneSave }) => oneSave);

export function flagsOf(strikes: readonly Strike[]): Flags {
  if (!strikes.some(isSpecial)) return NO_FLAGS;
  const has = (single: Single): boolean =>
    strikes.some(({ terms, marks }) =>
      single === 'save' ? marks.some(({ oneSave }) => oneSave) : terms.one?.includes(single),
    );
  const bits = { ...NO_FLAGS.bits };
  let many = 0;
  for (const single of [...SINGLE_ROLLS, 'save'] as const) if (has(single)) bits[single] = 1 << many++;
  return { bits, many, size: 1 << many };
}

/** The line with its states repeated for every combination of flags. Setting a flag leads to a later state. */
export function flagged(line: Line, { size }: Flags): Line {
  if (size === 1) return line;
  const { fronts, lost, slain, states } = line;
  const front = ({ mark, left, stride }: Front): Front => ({
    mark: repeated(mark, size),
    left: repeated(left, size),
    stride: repeated(stride, size),
  });
  return {
    ...line,
    states: states * size,
    fronts: { line: front(fronts.line), precise: front(fronts.precise) },
    lost: repeated(lost, size),
    slain: repeated(slain, size),
  };
}

function repeated<T extends Int16Array | Int32Array>(list: T, times: number): T {
  const out = new (list.constructor as new (length: number) => T)(list.length * times);
  for (let i = 0; i < times; i++) out.set(list, i * list.length);
  return out;
}
