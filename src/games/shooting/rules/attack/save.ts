import type { Mark } from '../../terms.ts';

/** Whether a saving throw that shows this face is rolled again. A model without a save rolls nothing. */
export const savesAgain = ({ save, saveReRoll }: Pick<Mark, 'save' | 'saveReRoll'>, face: number): boolean =>
  face < save && save <= 6 && (saveReRoll === 'failed' || (saveReRoll === 'ones' && face === 1));

/** Whether the single re-roll of a unit can take a save that shows this face: it failed and was not re-rolled. */
export const mayUseOne = (mark: Pick<Mark, 'save' | 'saveReRoll' | 'oneSave'>, face: number): boolean =>
  mark.oneSave === true && face < mark.save && mark.save <= 6 && !savesAgain(mark, face);

/** The probability that a saving throw fails, including its re-roll. */
export function unsavedOdds(mark: Pick<Mark, 'save' | 'saveReRoll'>): number {
  const failed = (Math.min(mark.save, 7) - 1) / 6;
  let odds = 0;
  for (let face = 1; face <= 6; face++) if (face < mark.save) odds += (savesAgain(mark, face) ? failed : 1) / 6;
  return odds;
}

/** The Feel No Pain value against mortal wounds. */
export const mortalPainOf = ({ feelNoPain, mortalPain = 7 }: Pick<Mark, 'feelNoPain' | 'mortalPain'>): number =>
  Math.min(feelNoPain, mortalPain);
