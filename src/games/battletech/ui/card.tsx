import type { GameCard } from '../../../page/contract.ts';
import type { BattletechKinds } from '../kinds.ts';
import { Miniature } from './miniature.tsx';

/** BattleTech on the home page. */
export const card: GameCard<BattletechKinds> = {
  Miniature,
  about: {
    en: 'giant machines on a map of hexes: move, twist, fire, kick, and mind the heat',
    es: 'máquinas gigantes en un mapa de hexágonos: mover, girar, disparar, patear y vigilar el calor',
  },
};
