import type { Prediction } from '../../kernel/prediction.ts';

/** The chance to win that the page shows for a side, at the start of each turn. */
export const WIN_CHANCE = 'win-chance';
/** The chance to win that the generic search expects of its choice. */
export const SEARCHED_CHANCE = 'searched-chance';

/** What a prediction is called. */
export type PredictionTitle = Pick<Prediction, 'id' | 'titles' | 'units' | 'chance'>;

const CHANCE = { en: 'chance', es: 'probabilidad' };

/** Predictions of every game. */
const GENERIC: readonly PredictionTitle[] = [
  {
    id: SEARCHED_CHANCE,
    titles: { en: 'Winning, estimated by its search', es: 'Victoria, estimada por su búsqueda' },
    units: CHANCE,
    chance: true,
  },
  {
    id: WIN_CHANCE,
    titles: {
      en: 'Winning, estimated from the position at the start of each turn',
      es: 'Victoria, estimada según la posición al empezar cada turno',
    },
    units: CHANCE,
    chance: true,
  },
];

/** The predictions of a game, in the order in which they are listed. */
export const predictionTitles = (predictions: readonly Prediction[]): readonly PredictionTitle[] => [
  ...predictions,
  ...GENERIC,
];
