import type { Language } from '../kernel/game.ts';

/** Titles that are not proper names. */
const SPANISH: Readonly<Record<string, string>> = {
  radar: 'Almirante Radar',
  shooting: 'La fase de disparo',
  force: 'Líneas de Fuerza',
  'tic-tac-toe': 'Tres en raya',
};

/** A game's title in a language; `title` is the English one. */
export const titleIn = (language: Language, game: string, title: string): string =>
  (language === 'es' ? SPANISH[game] : undefined) ?? title;
