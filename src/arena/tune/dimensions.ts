import type { Weights } from '../../kernel/bot.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** A weight being tuned. */
export interface Dimension {
  readonly weight: string;
  readonly start: number;
  readonly low: number;
  readonly high: number;
}

const AT_MOST = 4; // multiple of the starting value

/**
 * The tunable weights of a table. A weight keeps its sign and stays within four times its size. A weight of 0 is
 * unused by the persona and stays 0.
 */
export function dimensionsOf(bot: string, table: Weights, only?: readonly string[]): Result<readonly Dimension[]> {
  const strange = only?.find((weight) => !Object.hasOwn(table, weight));
  if (strange !== undefined) return no({ code: 'unknown-weight', bot, weight: strange, known: Object.keys(table) });
  const still = only?.find((weight) => table[weight] === 0);
  if (still !== undefined) return no({ code: 'weight-of-nothing', bot, weight: still });
  const dimensions = Object.entries(table).flatMap(([weight, start]): Dimension[] => {
    if (start === 0 || (only !== undefined && !only.includes(weight))) return [];
    const far = AT_MOST * start;
    return [{ weight, start, low: Math.min(0, far), high: Math.max(0, far) }];
  });
  return dimensions.length > 0 ? ok(dimensions) : no({ code: 'nothing-to-tune', bot });
}

export const clip = (value: number, { low, high }: Pick<Dimension, 'low' | 'high'>): number =>
  Math.min(high, Math.max(low, value));

/** The table with these values, rounded to a readable number of digits. */
export function tableOf(table: Weights, dimensions: readonly Dimension[], values: readonly number[]): Weights {
  const changed = { ...table };
  for (const [i, { weight }] of dimensions.entries()) changed[weight] = tidy(values[i] ?? 0);
  return changed;
}

const DIGITS = 5;
const tidy = (value: number): number => Number(value.toPrecision(DIGITS)) + 0; // avoids -0
