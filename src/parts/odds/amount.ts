import type { Dice } from '../../kernel/dice.ts';

/** A number that may have to be rolled, such as `2D6+1`; without dice just `plus`. */
export interface Amount {
  readonly dice: number;
  readonly sides: 3 | 6; // a D3 is half a D6 rounded up, so each face is equally likely
  readonly plus: number;
}

/** Pattern of a written amount, without flags because JSON Schema has none. At most nine dice and two digits. */
export const WRITTEN = '^(?:([1-9])?[Dd]([36])(?:\\+([1-9][0-9]?))?|([0-9]{1,2}))$';
const written = new RegExp(WRITTEN);

/** Parses an amount as printed on a datasheet: `3`, `D6`, `2D6`, `D6+3`; undefined if invalid. */
export function amountOf(text: string | number): Amount | undefined {
  const parts = written.exec(String(text).trim());
  if (!parts) return undefined;
  const [, dice, sides, plus, number] = parts;
  if (!sides) return fixed(Number(number));
  return { dice: dice ? Number(dice) : 1, sides: sides === '3' ? 3 : 6, plus: plus ? Number(plus) : 0 };
}

export const fixed = (plus: number): Amount => ({ dice: 0, sides: 6, plus });

export function printed({ dice, sides, plus }: Amount): string {
  if (dice === 0) return String(plus);
  return `${dice === 1 ? '' : dice}D${sides}${plus > 0 ? `+${plus}` : plus < 0 ? String(plus) : ''}`;
}

export const most = ({ dice, sides, plus }: Amount): number => dice * sides + plus;
export const least = ({ dice, plus }: Amount): number => dice + plus;
export const mean = ({ dice, sides, plus }: Amount): number => (dice * (sides + 1)) / 2 + plus;

/** The faces rolled, each from 1 to `sides`. The amount is their sum plus `plus`. */
export function rollAmount({ dice, sides }: Amount, from: Dice): number[] {
  return Array.from({ length: dice }, () => (sides === 3 ? Math.ceil(from.roll(6) / 2) : from.roll(6)));
}
