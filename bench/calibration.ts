import { playMatch, rulesFor } from '../src/arena/play.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import type { Match } from '../src/kernel/match.ts';
import { isMatchEvent } from '../src/kernel/match-status.ts';
import { must } from '../src/kernel/result.ts';
import { oddsOf } from '../src/kernel/win-odds.ts';
import type { Figure, Section } from './bench.ts';

/** A position of a finished match: how each side stood, and its share of the win. */
export interface Sample {
  readonly standings: readonly number[];
  readonly won: readonly number[];
}

const GAMES = { quick: 20, full: 200 };
const BINS = 10;

/** Checks with self-play that a side shown with a 70% chance of winning wins 70% of the time. */
export const calibration: Section = {
  id: 'calibration',
  title: 'Win probability: calibration',
  async run(size, say) {
    const figures: Figure[] = [];
    for (const game of Object.values(catalog)) {
      const count = GAMES[size];
      const samples = Array.from({ length: count }, (_, i) => {
        say(`${game.title}: game ${i + 1} of ${count}`);
        return samplesOf(game, String(i));
      }).flat();
      const runs = `${count} games, ${samples.length} positions`;
      figures.push(
        {
          what: `${game.title}: mean gap between shown and real odds`,
          ...points(gapOf(samples, game.steepness)),
          runs,
        },
        { what: `${game.title}: steepness used`, value: game.steepness ?? 1, unit: '', runs },
        { what: `${game.title}: steepness that fits best`, value: bestSteepness(samples), unit: '', runs },
      );
    }
    return figures;
  },
};

const points = (gap: number): Pick<Figure, 'value' | 'unit' | 'bound'> => ({
  value: 100 * gap,
  unit: 'points',
  bound: { at: 8, kind: 'aim under' },
});

/** One position per turn of a match between the game's default bots. */
function samplesOf(game: Game, seed: string): readonly Sample[] {
  const sides = game.sides(must(rulesFor(game, undefined, seed)));
  const bots = Object.fromEntries(sides.map((side) => [side, game.defaults.bot]));
  const { match, outcome } = must(playMatch({ game, options: undefined, seed, sides: bots }));
  const winners = outcome?.winners ?? sides;
  const won = sides.map((side) => (winners.includes(side) ? 1 / winners.length : 0));
  return standingsByTurn(match).map((standings) => ({ standings, won }));
}

function standingsByTurn({ game, rules, log }: Match): readonly (readonly number[])[] {
  const sides = game.sides(rules);
  const list: (readonly number[])[] = [];
  let state = game.begin(rules);
  let turn = -1;
  for (const { events } of log) {
    for (const event of events) if (!isMatchEvent(event)) state = game.apply(state, event);
    if (game.turns(state) === turn) continue;
    turn = game.turns(state);
    list.push(sides.map((side) => game.standing(state, side)));
  }
  return list;
}

/** The expected calibration error: odds are grouped into bins, and each bin is compared with its real share of wins. */
export function gapOf(samples: readonly Sample[], steepness?: number): number {
  const bins = Array.from({ length: BINS }, () => 0);
  let count = 0;
  for (const { standings, won } of samples)
    for (const [i, odds] of oddsOf(standings, steepness).entries()) {
      const bin = Math.min(BINS - 1, Math.floor(odds * BINS));
      bins[bin] = (bins[bin] as number) + odds - (won[i] as number);
      count++;
    }
  return bins.reduce((sum, difference) => sum + Math.abs(difference), 0) / Math.max(1, count);
}

/** The steepness with the greatest likelihood, to one decimal. */
export function bestSteepness(samples: readonly Sample[]): number {
  const likelihood = (steepness: number): number =>
    samples.reduce((sum, { standings, won }) => {
      const odds = oddsOf(standings, steepness);
      return sum + won.reduce((all, share, i) => all + share * Math.log(Math.max(1e-9, odds[i] as number)), 0);
    }, 0);
  const tried = Array.from({ length: 100 }, (_, i) => (i + 1) / 10);
  return tried.reduce((best, steepness) => (likelihood(steepness) > likelihood(best) ? steepness : best), 1);
}
