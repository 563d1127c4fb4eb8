import type { GameCard } from '../../../page/contract.ts';
import type { RadarKinds } from '../kinds.ts';
import { Miniature } from './miniature.tsx';

/** Admiral Radar on the home page. */
export const card: GameCard<RadarKinds> = {
  Miniature,
  about: {
    en: 'a turn-based submarine hunt: two crews of four, hidden boats, torpedoes, mines, sonar and lies',
    es: 'una caza de submarinos por turnos: dos tripulaciones de cuatro, barcos ocultos, torpedos, minas, sonar y mentiras',
  },
};
