import { by, phrases } from '../../src/page/phrases.ts';

/** Texts of predictions and outcomes, in the laboratory and in the arena. */
export const predictionText = phrases({
  en: {
    title: 'Predictions and outcomes',
    of: (bot: string) => `Predictions and outcomes: ${bot}`,
    predictsNothing: 'This bot makes no predictions: only the chance to win shown on the page can be compared.',
    columns: by({
      prediction: 'Prediction',
      count: 'Count',
      expected: 'Predicted',
      actual: 'Happened',
      difference: 'Difference',
      interval: '95% interval',
    }),
    chosen: (title: string, bot: string) => `${title} (${bot})`,
    perfect: 'Exact predictions lie on the dashed line; the larger a dot, the more predictions it stands for.',
    meanGap: (gap: string) => `Mean gap: ${gap}.`,
    fromTo: (low: string, high: string) => `${low} to ${high}`,
    examineGames: 'Compare the first 20 games',
    ofExperiment: (id: string) => `Experiment ${id}`,
    toExperiment: 'Back to the experiment',
    about: 'Compares what the bots predicted in the recorded games with what happened.',
    nothing: 'Nothing to compare: the bots made no predictions at these positions.',
  },
  es: {
    title: 'Predicciones y resultados',
    of: (bot: string) => `Predicciones y resultados: ${bot}`,
    predictsNothing:
      'Este bot no hace predicciones: solo se puede comparar la probabilidad de ganar que muestra la página.',
    columns: by({
      prediction: 'Predicción',
      count: 'Cantidad',
      expected: 'Previsto',
      actual: 'Ocurrido',
      difference: 'Diferencia',
      interval: 'Intervalo del 95 %',
    }),
    chosen: (title: string, bot: string) => `${title} (${bot})`,
    perfect:
      'Las predicciones exactas están en la línea discontinua; cuanto más grande es un punto, más predicciones representa.',
    meanGap: (gap: string) => `Desviación media: ${gap}.`,
    fromTo: (low: string, high: string) => `de ${low} a ${high}`,
    examineGames: 'Comparar las primeras 20 partidas',
    ofExperiment: (id: string) => `Experimento ${id}`,
    toExperiment: 'Volver al experimento',
    about: 'Compara lo que los bots predijeron en las partidas guardadas con lo que pasó.',
    nothing: 'No hay nada que comparar: los bots no han hecho predicciones en estas posiciones.',
  },
});
