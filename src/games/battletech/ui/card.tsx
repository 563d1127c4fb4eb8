import type { GameCard } from '../../../page/contract.ts';
import type { BattletechKinds } from '../kinds.ts';
import { Miniature } from './miniature.tsx';

/** BattleTech on the home page. */
export const card: GameCard<BattletechKinds> = {
  Miniature,
  about: {
    en: 'giant war machines on a hex map: move, twist, fire, kick and manage your heat',
    es: 'máquinas gigantes en un mapa de hexágonos: muévete, gira, dispara, patea y controla el calor',
  },
};
