import type { WeightEffect } from '../../src/wire/lab.ts';

/** Range and step of a weight's slider. */
interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  place(value: number): number; // in per cent of the range
}

/** Extends to both sides as far as the server searched, in multiples of the weight. */
export function scaleOf(value: number, range: number): Scale {
  const size = Math.abs(value) || 1;
  const step = 10 ** Math.floor(Math.log10(size / 20));
  const round = (end: number): number => Number((Math.round(end / step) * step).toPrecision(12));
  const min = round(value - range * size);
  const max = round(value + range * size);
  return { min, max, step, place: (at) => Math.max(0, Math.min(100, (100 * (at - min)) / (max - min))) };
}

/** The part of the range in which the choice stays the same. */
export function keptStretch(
  { value, up, down }: WeightEffect,
  range: number,
): { readonly left: number; readonly right: number } {
  const { place } = scaleOf(value, range);
  return { left: down ? place(down.to) : 0, right: up ? place(up.to) : 100 };
}
