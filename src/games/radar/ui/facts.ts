import type { GameFacts } from '../../../page/contract.ts';

/** Admiral Radar on the home page. */
export const facts: GameFacts = {
  place: 1,
  title: 'Admiral Radar',
  about: {
    en: 'a turn-based submarine hunt: two crews of four, hidden boats, torpedoes, mines and lies',
    es: 'una caza de submarinos por turnos: dos tripulaciones de cuatro, barcos ocultos, torpedos, minas y mentiras',
  },
  length: { own: 92, others: 474 },
  lesson: 5,
};
