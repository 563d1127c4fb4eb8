import type { WinDrawLoss } from './pairs.ts';
import type { Sprt } from './sprt.ts';

/** BayesElo: strength plus a tendency to draw, as cutechess uses for unpaired games. */
interface Model {
  readonly elo: number;
  readonly draws: number; // "drawelo"
}

/** The LLR that cutechess reports for single games, for comparison with its tests. */
export function bayesLlr({ elo0, elo1 }: Pick<Sprt, 'elo0' | 'elo1'>, results: WinDrawLoss): number {
  const wins = results.wins + 0.5; // add half a game each, so that no result has probability 0
  const losses = results.losses + 0.5;
  const draws = results.draws + 0.5;
  const tendency = drawsOf(wins, losses, wins + losses + draws);
  const under = (elo: number) => chances({ elo: elo / scaleOf(tendency), draws: tendency });
  const [one, two] = [under(elo0), under(elo1)];
  return (
    wins * Math.log(two.win / one.win) + losses * Math.log(two.loss / one.loss) + draws * Math.log(two.draw / one.draw)
  );
}

const logistic = (elo: number): number => 1 / (1 + 10 ** (elo / 400));

function chances({ elo, draws }: Model): { readonly win: number; readonly loss: number; readonly draw: number } {
  const win = logistic(draws - elo);
  const loss = logistic(draws + elo);
  return { win, loss, draw: 1 - win - loss };
}

const drawsOf = (wins: number, losses: number, games: number): number =>
  200 * Math.log10((games / losses - 1) * (games / wins - 1));

/** Converts between ordinary Elo and this model. */
function scaleOf(draws: number): number {
  const x = 10 ** (-draws / 400);
  return (4 * x) / (1 + x) ** 2;
}
