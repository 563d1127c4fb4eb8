import type { Language } from '../../../kernel/game.ts';
import { STEALTHS } from '../rulesets.ts';

/** Rulesets, charts and options in the page's languages. */
export const TITLES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  seed: { en: 'Admiral Radar, as designed', es: 'Almirante Radar, según el diseño original' },
  classic: { en: 'Classic turn-by-turn', es: 'Clásico por turnos' },
  alpha: { en: 'Alpha, 15 × 15, four sectors', es: 'Alfa, 15 × 15, cuatro sectores' },
  sound: { en: 'The Sound, 10 × 10, four sectors', es: 'El Estrecho, 10 × 10, cuatro sectores' },
  narrows: { en: 'The Narrows, 10 × 10, four sectors', es: 'La Angostura, 10 × 10, cuatro sectores' },
  archipelago: { en: 'Archipelago, 15 × 15, nine sectors', es: 'Archipiélago, 15 × 15, nueve sectores' },
  shelf: { en: 'The Shelf, 15 × 15, nine sectors', es: 'La Plataforma, 15 × 15, nueve sectores' },
  stealths: { en: 'Stealth', es: 'Sigilo' },
  brief: { en: 'Hides one move', es: 'Oculta un movimiento' },
  lasting: {
    en: `Hides ${STEALTHS.lasting} more moves`,
    es: `Oculta ${STEALTHS.lasting} movimientos más`,
  },
  custom: { en: 'Custom map', es: 'Mapa personalizado' },
  random: {
    en: 'Random islands, always connected, 15 × 15, nine sectors',
    es: 'Islas al azar, siempre comunicadas, 15 × 15, nueve sectores',
  },
};

/** `The Sound`: a chart's title without its size. */
export const chartTitle = (name: string, language: Language): string =>
  TITLES[name]?.[language].replace(/,.*/, '') ?? name;
