import type { Language } from '../../src/kernel/game.ts';

/** The Elo of a clean sweep is clipped to this; beyond it nothing is known. */
const EDGE = 1199;

const minus = (text: string): string => text.replace('-', '−');

const formats = new Map<string, Intl.NumberFormat>();
function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, known);
  return known;
}

export const plain = (value: number, language: Language, digits = 0): string =>
  minus(formatOf(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value));

/** Elo with its sign; small values get one more digit. */
export function signed(value: number, language: Language): string {
  if (value >= EDGE) return `> ${plain(1200, language)}`;
  if (value <= -EDGE) return `< ${plain(-1200, language)}`;
  return withSign(value, language);
}

function withSign(value: number, language: Language): string {
  const digits = Math.abs(value) < 9.95 ? 1 : 0;
  return minus(
    formatOf(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'exceptZero',
    }).format(value),
  );
}

/** The known ends of an interval. After a long sweep both are clipped, and only one is known. */
export function endsOf(
  { low, high }: { readonly low: number; readonly high: number },
  language: Language,
): { readonly low?: string; readonly high?: string } {
  return {
    ...(low > -EDGE && { low: withSign(low, language) }),
    ...(high < EDGE && { high: withSign(high, language) }),
  };
}

/** `+35 ± 23`; if one end is unknown, the other: `> +46`. */
export function withMargin(
  { elo, low, high }: { readonly elo: number; readonly low: number; readonly high: number },
  language: Language,
): string {
  const ends = endsOf({ low, high }, language);
  if (!ends.low && !ends.high) return '?';
  if (!ends.high) return `> ${ends.low}`;
  if (!ends.low) return `< ${ends.high}`;
  const margin = (high - low) / 2;
  return `${signed(elo, language)} ± ${plain(margin, language, margin < 9.95 ? 1 : 0)}`;
}

export const percent = (share: number, language: Language, digits = 0): string =>
  formatOf(language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share);

/** An estimated probability: never shown as certain. */
export function chance(value: number, language: Language): string {
  if (value > 0.999) return `> ${percent(0.999, language, 1)}`;
  if (value < 0.001) return `< ${percent(0.001, language, 1)}`;
  return percent(value, language, 1);
}

/** Points of pairs come in halves. */
export const halves = (points: number): string => {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

/** Elapsed time, in the largest unit that fits. */
export function ago(then: number, now: number, language: Language): string {
  const seconds = Math.min(0, Math.round((then - now) / 1000));
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'long' });
  const [unit, size] = UNITS.find((one) => -seconds >= one[1]) ?? (['second', 1] as const);
  return format.format(-seconds < JUST_NOW ? 0 : Math.trunc(seconds / size), unit);
}
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
const JUST_NOW = 10; // seconds

/** `340 ms`, `2.4 s`. */
export const span = (millis: number, language: Language): string =>
  millis < 1000 ? `${plain(millis, language)} ms` : `${plain(millis / 1000, language, 1)} s`;

/** `count` evenly spaced indexes, including the first and the last. */
export function evenly(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, i) => i);
  const step = (count - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => Math.round(i * step));
}
