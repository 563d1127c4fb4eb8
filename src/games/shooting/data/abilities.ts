import { type Amount, amountOf } from '../../../parts/odds/amount.ts';
import type { Ability } from './sheet.ts';

const ANTI = /^anti-(.+?) ([2-6])\+$/i;
const WITH_ROLL = /^(.+?) ([2-6])\+$/;
const WITH_NUMBER = /^(.+?) (-?\d*D?\d+(?:\+\d+)?)"?$/i;

const slug = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** An ability as printed: `Assault`, `Rapid Fire 2`, `Sustained Hits D3`, `Anti-Infantry 4+`, `Feel No Pain 5+`. */
export function abilityOf(printed: string): Ability {
  const anti = ANTI.exec(printed);
  if (anti) return { id: 'anti', keyword: (anti[1] as string).toLowerCase(), on: Number(anti[2]) };
  const roll = WITH_ROLL.exec(printed);
  if (roll) return { id: slug(roll[1] as string), on: Number(roll[2]) };
  const number = WITH_NUMBER.exec(printed);
  const x: Amount | undefined = number ? amountOf((number[2] as string).replace('-', '')) : undefined;
  return number && x ? { id: slug(number[1] as string), x } : { id: slug(printed) };
}
