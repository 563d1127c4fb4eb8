import type { Language } from '../../../kernel/game.ts';

/** Names of the charts, the same as in the lobby. */
export const CHART_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  alpha: { en: 'Alpha', es: 'Alfa' },
  sound: { en: 'The Sound', es: 'El Estrecho' },
  narrows: { en: 'The Narrows', es: 'La Angostura' },
  archipelago: { en: 'Archipelago', es: 'Archipiélago' },
  shelf: { en: 'The Shelf', es: 'La Plataforma' },
  custom: { en: 'Custom map', es: 'Mapa personalizado' },
  random: { en: 'Random islands', es: 'Islas al azar' },
};

/** A map from a file keeps its own name. */
export const chartName = (name: string, language: Language): string =>
  Object.hasOwn(CHART_NAMES, name) ? (CHART_NAMES[name]?.[language] ?? name) : name;
