/** Browsers and systems by a word in the User-Agent header. The first match wins: many browsers also claim to be others. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrom', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** `Firefox, Linux`, so that players recognise their devices; empty if unknown. Nothing else of the header is stored. */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  return [BROWSERS, SYSTEMS].flatMap((list) => list.find(([word]) => text.includes(word))?.[1] ?? []).join(', ');
}
