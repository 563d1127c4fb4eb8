import type { Language } from '../../../../kernel/game.ts';
import type { Options } from './match-options.ts';

/** What every part of the form gets. */
export interface PartProps {
  readonly options: Options;
  onChange(options: Options): void;
  readonly language: Language;
}

/** Enter in a field of its own business does not open the table. */
export const keepsEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};
