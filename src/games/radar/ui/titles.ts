import type { Language } from '../../../kernel/game.ts';

/** Rulesets and charts in the page's languages. */
export const TITLES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  seed: { en: 'Admiral Radar, as designed', es: 'Almirante Radar, según el diseño original' },
  classic: { en: 'Classic turn-by-turn', es: 'Clásico por turnos' },
  alpha: { en: 'Alpha, 15x15, four sectors', es: 'Alfa, 15x15, cuatro sectores' },
  sound: { en: 'The Sound, 10x10, four sectors', es: 'El Estrecho, 10x10, cuatro sectores' },
  narrows: { en: 'The Narrows, 10x10, four sectors', es: 'La Angostura, 10x10, cuatro sectores' },
  archipelago: { en: 'Archipelago, 15x15, nine sectors', es: 'Archipiélago, 15x15, nueve sectores' },
  shelf: { en: 'The Shelf, 15x15, nine sectors', es: 'La Plataforma, 15x15, nueve sectores' },
  custom: { en: 'Custom map', es: 'Mapa personalizado' },
  random: {
    en: 'Random islands, always connected, 15x15, nine sectors',
    es: 'Islas al azar, siempre comunicadas, 15x15, nueve sectores',
  },
};

/** `The Sound`: a chart's title without its size. */
export const chartTitle = (name: string, language: Language): string =>
  TITLES[name]?.[language].replace(/,.*/, '') ?? name;
