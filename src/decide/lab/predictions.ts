import type { Game, Language } from '../../kernel/game.ts';
import type { Prediction } from '../../kernel/prediction.ts';
import { type BotPredictions, type PredictionRow, predictionReport } from './prediction-report.ts';
import { type FinishedMatch, type PredictionSample, samplesOf } from './prediction-samples.ts';
import { predictionTitles, WIN_CHANCE } from './prediction-titles.ts';

/** A row with its texts. */
export interface TitledPrediction extends PredictionRow {
  readonly title: string;
  readonly unit: string;
  readonly chance: boolean;
}

export interface PredictionsOfBot {
  readonly bot: string;
  readonly rows: readonly TitledPrediction[]; // in the game's order
  readonly silent: boolean; // the bot itself predicts nothing: there is only what positions are worth
}

/** Collects the predictions of finished matches, one match at a time. */
export class PredictionCount {
  private readonly samples: (readonly PredictionSample[])[] = [];
  private readonly game: Game;
  private readonly predictions: readonly Prediction[];

  private constructor(game: Game, predictions: readonly Prediction[]) {
    this.game = game;
    this.predictions = predictions;
  }

  static async of(game: Game): Promise<PredictionCount> {
    return new PredictionCount(game, (await game.predictions?.())?.predictions ?? []);
  }

  add(match: FinishedMatch): void {
    this.samples.push([...samplesOf(this.game, this.predictions, match)]);
  }

  report(language: Language): readonly PredictionsOfBot[] {
    const titles = predictionTitles(this.predictions);
    const chances = new Set(titles.flatMap(({ id, chance }) => (chance ? [id] : [])));
    return predictionReport(this.samples, chances).map(({ bot, rows }: BotPredictions) => {
      const titled = titles.flatMap(({ id, titles: texts, units, chance = false }) => {
        const row = rows.find(({ prediction }) => prediction === id);
        return row ? [{ ...row, title: texts[language], unit: units[language], chance }] : [];
      });
      return { bot, rows: titled, silent: titled.every(({ prediction }) => prediction === WIN_CHANCE) };
    });
  }
}
