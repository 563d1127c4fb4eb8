import { amountOf, printed } from '../../../parts/odds/amount.ts';
import { plainMarks } from './names.ts';

const tidy = (text: string): string => plainMarks(text).replace(/\s+/g, '');

/** A whole number in a range; undefined if the text is anything else. */
function whole(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** Toughness and wounds: `4`. */
export const countOf = (text: string): number | undefined => whole(tidy(text), 1, 99);

/** Strength: `8` or `8+`. Dice, `*` and `User` cannot be calculated. */
export const strengthOf = (text: string): number | undefined => whole(tidy(text).replace(/\+$/, ''), 1, 99);

/** Armour save: `3+` or `3`; 7 = none. */
export const saveOf = (text: string): number | undefined => whole(tidy(text).replace(/\+$/, ''), 2, 7);

/** A roll such as BS: `3+` or `3`. */
export const rollOf = (text: string): number | undefined => whole(tidy(text).replace(/\+$/, ''), 2, 6);

/** A characteristic that is not there: `-`, `N/A` or nothing. */
export const isNone = (text: string): boolean => /^(?:-*|n\/?a)$/i.test(tidy(text));

/** Armour penetration: `-1`, `0`, or `-` for none. */
export function penetrationOf(text: string): number | undefined {
  const plain = tidy(text);
  if (plain === '-' || plain === '0' || plain === '-0') return 0;
  return /^-[1-9]$/.test(plain) ? Number(plain) : undefined;
}

/** Range in inches: `24"`, `18`. */
export const rangeOf = (text: string): number | undefined => whole(tidy(text).replace(/(?:"|'')$/, ''), 1, 240);

export const isMelee = (text: string): boolean => tidy(text).toLowerCase() === 'melee';

/** Attacks or damage: a number, or dice as printed. New Recruit writes D7 and D4 for D6+1 and D3+1. */
export function diceOf(text: string): number | string | undefined {
  const plain = tidy(text).toUpperCase();
  const odd = /^(?:([1-9])?D([47]))(?:\+(\d{1,2}))?$/.exec(plain);
  if (odd?.[1] === undefined && odd) return dice(`D${Number(odd[2]) - 1}+${1 + Number(odd[3] ?? 0)}`);
  return dice(plain);
}

function dice(text: string): number | string | undefined {
  const amount = amountOf(text);
  if (!amount) return undefined;
  return amount.dice === 0 ? amount.plus : printed(amount);
}

/** A count of models or weapons: `4`, `4.0`; a missing one is 1. */
export function numberOf(value: unknown): number | undefined {
  if (value === undefined || value === '') return 1;
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isInteger(number) && number >= 0 && number <= 100_000 ? number : undefined;
}

/** A cost: `90`, `90.0`, `-5`. */
export function costOf(value: unknown): number {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : 0;
  return Number.isFinite(number) && Math.abs(number) < 100_000 ? Math.round(number) : 0;
}

/** Points in a text: `2000`, `2,000`, `2.000`, `2 000`. */
export const pointsOf = (text: string): number => Number(text.replace(/[^\d]/g, '').slice(0, 6));
