import type { ImportedUnit } from './imported.ts';

const hasAny = ({ keywords }: ImportedUnit, words: readonly string[]): boolean =>
  keywords.some((word) => words.includes(word.toLowerCase()));

const BIG = ['vehicle', 'monster', 'transport', 'aircraft', 'fortification', 'titanic'];

/** Whether a unit can lead others: a character that is neither a vehicle nor a monster. */
export const canLead = (unit: ImportedUnit): boolean => hasAny(unit, ['character']) && !hasAny(unit, BIG);

/** Whether the keywords of a unit allow a leader. A unit without keywords allows one, since nothing speaks against it. */
export const canBeLed = (unit: ImportedUnit): boolean => !hasAny(unit, ['character', ...BIG]);
