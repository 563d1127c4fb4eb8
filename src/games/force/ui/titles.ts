import type { Language } from '../../../kernel/game.ts';

type Titles = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The preset decks in the page's languages. */
export const TITLES: Titles = {
  'iron-tide': { en: 'Iron Tide', es: 'Marea de Hierro' },
  'night-fleet': { en: 'Night Fleet', es: 'Flota Nocturna' },
  'lamps-and-roads': { en: 'Lamps and Roads', es: 'Lámparas y Caminos' },
  'harbour-fleet': { en: 'Harbour Fleet', es: 'Flota del Puerto' },
};
