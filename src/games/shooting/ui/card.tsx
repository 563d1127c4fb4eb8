import type { GameCard } from '../../../page/contract.ts';
import type { ShootingKinds } from '../kinds.ts';
import { Miniature } from './miniature.tsx';
import { SCENARIO_TITLES } from './titles.ts';

/** The Shooting Phase on the home page. */
export const card: GameCard<ShootingKinds> = {
  Miniature,
  about: {
    en: 'the Shooting Phase of a tabletop battle: choose targets, roll handfuls of dice, and know the exact odds',
    es: 'la fase de disparo de una batalla de mesa: elige objetivos, tira dados a puñados y conoce las probabilidades exactas',
  },
  choice: {
    option: 'scenario',
    title: { en: 'Scenario', es: 'Escenario' },
    among: Object.entries(SCENARIO_TITLES).map(([id, title]) => ({ id, title })),
  },
};
