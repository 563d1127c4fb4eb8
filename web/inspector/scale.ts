import type { WeightEffect } from '../../src/wire/lab.ts';

/** Where a slider of a weight begins and ends, and how finely it moves. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  place(value: number): number; // in hundredths of the way
}

/** Both ends are as far from the bot's own value as the search went: so many sizes of the weight. */
export function scaleOf(value: number, range: number): Scale {
  const size = Math.abs(value) || 1;
  const step = 10 ** Math.floor(Math.log10(size / 20));
  const round = (end: number): number => Number((Math.round(end / step) * step).toPrecision(12));
  const min = round(value - range * size);
  const max = round(value + range * size);
  return { min, max, step, place: (at) => Math.max(0, Math.min(100, (100 * (at - min)) / (max - min))) };
}

/** The stretch of the scale in which the choice stays as it is. */
export function keptStretch(
  { value, up, down }: WeightEffect,
  range: number,
): { readonly left: number; readonly right: number } {
  const { place } = scaleOf(value, range);
  return { left: down ? place(down.to) : 0, right: up ? place(up.to) : 100 };
}
