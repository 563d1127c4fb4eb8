import { never } from '../../../../kernel/never.ts';
import type { Amount } from '../../../../parts/odds/amount.ts';

/** Whether two amounts can be added: different dice do not add up to `nD6+m`. */
export const addUp = (a: Amount, b: Amount): boolean => a.dice === 0 || b.dice === 0 || a.sides === b.sides;

/** D6 plus 2 is D6+2. */
export function plus(a: Amount, b: Amount): Amount {
  if (!addUp(a, b)) never('different dice in one number of attacks');
  return { dice: a.dice + b.dice, sides: a.dice > 0 ? a.sides : b.sides, plus: a.plus + b.plus };
}
