import type { Language } from '../../src/kernel/game.ts';
import type { PredictionInfo } from '../../src/wire/lab.ts';

type Scale = Pick<PredictionInfo, 'chance'>;

/** A value as people read it: `12.5%`, `0.98`. */
export function shown(value: number, { chance }: Scale, language: Language, signs = false): string {
  const format = new Intl.NumberFormat(language, {
    ...(chance
      ? { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    signDisplay: signs ? 'exceptZero' : 'negative',
  });
  return format.format(value).replace('-', '−');
}

/** A group of predictions in a plot whose sides are 1: exact predictions are on its diagonal. */
interface PlotPoint {
  readonly x: number;
  readonly y: number;
  readonly size: number; // its share of the largest group, by radius
}

interface CalibrationPlot {
  readonly most: number; // value at the end of both axes
  readonly points: readonly PlotPoint[];
}

export function calibrationPlot({ bins, chance }: Pick<PredictionInfo, 'bins' | 'chance'>): CalibrationPlot {
  const most = chance ? 1 : Math.max(...bins.flatMap(({ expected, actual }) => [expected, actual])) || 1;
  const largest = Math.max(...bins.map(({ count }) => count));
  const points = bins.map(({ expected, actual, count }) => ({
    x: expected / most,
    y: actual / most,
    size: Math.sqrt(count / largest),
  }));
  return { most, points };
}
