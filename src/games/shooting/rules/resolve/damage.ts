import { rollAmount } from '../../../../parts/odds/amount.ts';
import type { Mark, Terms } from '../../terms.ts';
import { damageAgain, oneDamageAgain, packet } from '../attack/packet.ts';
import { hasOne, spendOne } from './one-re-roll.ts';
import type { Resolution } from './resolution.ts';
import type { Run } from './run.ts';

/** How the damage is judged if it may be re-rolled. */
interface Judged {
  readonly left: number; // wounds that the damage can cost
  readonly pain: number; // Feel No Pain against it
}

/** The wounds one attack costs before Feel No Pain; random damage is rolled per attack. */
export function damage(resolution: Resolution, run: Run, terms: Terms, mark: Mark, { left, pain }: Judged): number {
  const { dice } = resolution;
  const { sides, plus } = terms.damage;
  const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, plus);
  let faces = rollAmount(terms.damage, dice);
  const first = run.damage.faces.length;
  run.damage.faces.push(...faces);
  const isOne = hasOne(resolution, 'damage', terms) && oneDamageAgain(terms, mark, left, pain)(sumOf(faces));
  if (isOne) spendOne(resolution, 'damage');
  if (isOne || damageAgain(terms, mark, left, pain)(sumOf(faces))) {
    run.damage.reRolled.push(...faces.map((_, place) => first + place));
    faces = rollAmount(terms.damage, dice);
    run.damage.results.push(...faces);
  }
  const wounds = packet(terms, mark, sumOf(faces));
  run.damage.needs = sides;
  run.damage.good += wounds;
  return wounds;
}
