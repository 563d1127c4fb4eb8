import type { Language } from '../../../../kernel/game.ts';
import type { Options } from './match-options.ts';

/** Props of every part of the form. */
export interface PartProps {
  readonly options: Options;
  onChange(options: Options): void;
  readonly language: Language;
}

/** Stops Enter in a field from submitting the whole form. */
export const keepsEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

const LETTERS = 'abcdefgh';

/** The CSS class for a side's colour and fill. */
export const sideClass = (side: number): string => `side-${LETTERS[side % LETTERS.length]}`;
