import type { Mark, Terms } from '../../terms.ts';

/** Which rolls of an attack were critical, as bits. It decides AP and damage if criticals have effects on them. */
export const CRITICAL_HIT = 1;
export const CRITICAL_WOUND = 2;
export const WOUND_KINDS = [0, CRITICAL_HIT, CRITICAL_WOUND, CRITICAL_HIT | CRITICAL_WOUND] as const;

export const isOfKind = (kind: number, roll: 'hit' | 'wound'): boolean =>
  (kind & (roll === 'hit' ? CRITICAL_HIT : CRITICAL_WOUND)) > 0;

/** How a model defends against a wound of this kind. */
export function markAt(mark: Mark, kind: number): Mark {
  const save = mark.savesByKind?.[kind];
  return save === undefined || save === mark.save ? mark : { ...mark, save };
}

/** The terms for the damage of a wound of this kind. */
export const termsAt = (terms: Terms, kind: number): Terms =>
  terms.criticalDamage === undefined || !isOfKind(kind, 'wound')
    ? terms
    : { ...terms, damagePlus: terms.damagePlus + terms.criticalDamage };
