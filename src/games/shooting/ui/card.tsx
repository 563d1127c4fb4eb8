import type { GameCard } from '../../../page/contract.ts';
import type { ShootingKinds } from '../kinds.ts';
import { Miniature } from './miniature.tsx';
import { SCENARIO_TITLES } from './titles.ts';

/** The Shooting Phase on the home page. */
export const card: GameCard<ShootingKinds> = {
  Miniature,
  choice: {
    option: 'scenario',
    title: { en: 'Scenario', es: 'Escenario' },
    among: Object.entries(SCENARIO_TITLES).map(([id, title]) => ({ id, title })),
  },
};
