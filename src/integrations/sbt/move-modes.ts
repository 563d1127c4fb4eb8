import type { Mode } from '../../games/battletech/view.ts';
import type { MoveWord } from './files/moves.ts';

export const MODE_OF: Readonly<Record<MoveWord, Mode>> = {
  Inmovil: 'still',
  Andar: 'walk',
  Correr: 'run',
  Saltar: 'jump',
};

export const WORD_OF: Readonly<Record<Mode, MoveWord>> = {
  still: 'Inmovil',
  walk: 'Andar',
  run: 'Correr',
  jump: 'Saltar',
};
