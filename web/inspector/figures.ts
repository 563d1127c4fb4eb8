import type { Language } from '../../src/kernel/game.ts';

/** Numbers of one tally with the same number of decimals, so that they align and add up visibly. */
export function figures(values: readonly number[], language: Language, signs = true): string[] {
  const decimals = decimalsFor(values);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signs ? 'exceptZero' : 'negative',
    useGrouping: false,
  });
  return values.map((value) => format.format(value).replace('-', '−'));
}

export const figure = (value: number, language: Language, signs = false): string =>
  figures([value], language, signs)[0] as string;

function decimalsFor(values: readonly number[]): number {
  const finite = values.filter(Number.isFinite);
  const fits = (decimals: number): boolean => finite.every((value) => Math.abs(value - round(value, decimals)) < 1e-9);
  if (fits(0)) return 0;
  const largest = Math.max(...finite.map(Math.abs));
  const most = largest >= 1 ? 1 : 3;
  for (let decimals = 1; decimals < most; decimals++) if (fits(decimals)) return decimals;
  return most;
}

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** A percentage with two significant digits. */
export const percent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumSignificantDigits: Math.abs(share) < 1 ? 2 : 3 }).format(100 * share);
