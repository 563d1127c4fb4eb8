import type { Ability } from '../data/sheet.ts';

/** Abilities that apply only to the model that has them. */
const OWN = [
  'feel-no-pain',
  'mortal-feel-no-pain',
  'psychic-feel-no-pain',
  'damage',
  'damage-maximum',
  'half-damage',
  'save-plus-one',
  'save-re-roll-ones',
  'save-re-roll-failed',
];
export const isOwn = ({ id }: Ability): boolean => OWN.includes(id);
