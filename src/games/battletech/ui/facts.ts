import type { GameFacts } from '../../../page/contract.ts';

/** BattleTech on the home page. */
export const facts: GameFacts = {
  place: 2,
  title: 'BattleTech',
  about: {
    en: 'giant war machines on a hex map: move, twist, fire, kick and manage your heat',
    es: 'máquinas de guerra gigantes en un mapa de hexágonos: muévete, gira, dispara, da patadas y controla el calor',
  },
  length: { own: 56, others: 56 },
  lesson: 5,
};
