import type { Dice } from '../../../../kernel/dice.ts';
import { rollAmount } from '../../../../parts/odds/amount.ts';
import type { Mark, Terms } from '../../terms.ts';
import { packet } from '../attack/packet.ts';
import type { Run } from './run.ts';

/** The wounds one attack costs before Feel No Pain; random damage is rolled per attack. */
export function damage(dice: Dice, run: Run, terms: Terms, mark: Mark): number {
  const { sides, plus } = terms.damage;
  const faces = rollAmount(terms.damage, dice);
  run.damage.faces.push(...faces);
  const wounds = packet(
    terms,
    mark,
    faces.reduce((sum, face) => sum + face, plus),
  );
  run.damage.needs = sides;
  run.damage.good += wounds;
  return wounds;
}
