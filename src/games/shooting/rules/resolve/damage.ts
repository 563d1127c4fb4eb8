import type { Dice } from '../../../../kernel/dice.ts';
import type { Mark, Terms } from '../../terms.ts';
import { packet } from '../attack/packet.ts';
import type { Run } from './run.ts';

/** The wounds that one attack is about to cost: rolled for each attack where it is random. */
export function damage(dice: Dice, run: Run, terms: Terms, mark: Mark): number {
  const { dice: many, sides, plus } = terms.damage;
  let rolled = plus;
  for (let die = 0; die < many; die++) {
    const face = sides === 3 ? Math.ceil(dice.roll(6) / 2) : dice.roll(6);
    run.damage.faces.push(face);
    rolled += face;
  }
  const wounds = packet(terms, mark, rolled);
  run.damage.needs = sides;
  run.damage.good += wounds;
  return wounds;
}
