import type { GameFacts } from '../../../page/contract.ts';

/** Lines of Force on the home page. */
export const facts: GameFacts = {
  place: 4,
  title: 'Lines of Force',
  about: {
    en: 'a card game for two: your sixty cards are both life and money, spent on holding locations and on battles',
    es: 'un juego de cartas para dos: tus sesenta cartas son vida y dinero a la vez, y se gastan en controlar localizaciones y en batallas',
  },
  length: { own: 167, others: 168 },
  lesson: 6,
};
