import type { GameCard } from '../../../page/contract.ts';
import type { ForceKinds } from '../kinds.ts';
import { Miniature } from './miniature.tsx';

/** Lines of Force on the home page. */
export const card: GameCard<ForceKinds> = {
  Miniature,
  about: {
    en: 'a card game for two: sixty cards a side are life and money at once, spent on holding locations and on battles',
    es: 'un juego de cartas para dos: sesenta cartas por bando son vida y dinero a la vez, y se gastan en lugares y batallas',
  },
};
