import type { GameFacts } from '../../../page/contract.ts';

/** The Shooting Phase on the home page. */
export const facts: GameFacts = {
  place: 3,
  title: 'The Shooting Phase',
  about: {
    en: 'the Shooting Phase of Warhammer 40,000, tenth edition: choose targets, roll handfuls of dice, and know the exact odds',
    es: 'la fase de disparo de Warhammer 40,000, décima edición: elige objetivos, tira dados a puñados y conoce las probabilidades exactas',
  },
  length: { own: 18, others: 20 },
  lesson: 5,
};
