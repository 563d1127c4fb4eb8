import type { Language } from '../../../kernel/game.ts';
import { shortDecimal } from '../../../parts/text/fill.ts';

/** The difference from par: `48 over par`, `at par`, `12 under par`. */
export function overParText(over: number, language: Language): string {
  const points = shortDecimal(Math.abs(over), language);
  if (language === 'es') return over === 0 ? 'al par' : `${points} ${over > 0 ? 'sobre' : 'bajo'} el par`;
  return over === 0 ? 'at par' : `${points} ${over > 0 ? 'over' : 'under'} par`;
}
