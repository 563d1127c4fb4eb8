import { judge, type Sprt } from '../src/arena/stats/sprt.ts';
import type { Figure, Section } from './bench.ts';
import { type Contest, missing, playContest, tenth } from './tactics/contest.ts';
import { contestFigures, notPlayed, verdictFigure } from './tactics/figures.ts';
import { DUEL, LANCES, type Scale } from './tactics/grounds.ts';

/** The share of games that commander must win against the reference bots. */
const RIVALS: readonly (readonly [rival: string, atLeast: number])[] = [
  ['agente', 85],
  ['tactician', 75],
];

type Say = (progress: string) => void;

async function againstRivals(
  scale: Scale,
  pairs: number,
  { iterations, held }: { readonly iterations: number; readonly held: boolean },
  say: Say,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [rival, at] of RIVALS) {
    const bots = ['commander', rival] as const;
    const what = `commander against ${rival}, ${scale.id}`;
    const absent = missing(bots);
    if (absent.length > 0) figures.push(notPlayed(what, absent));
    else {
      const sum = await playContest({ bots, scale, pairs, iterations }, say);
      figures.push(...contestFigures(what, sum, held ? { kind: 'at least', at } : { kind: 'aim for', at }));
    }
  }
  return figures;
}

export const tacticsDuels: Section = {
  id: 'tactics-1v1',
  title: 'BattleTech, one against one: commander at a tenth of its budget, sides swapped, mirrored forces',
  run: (size, say) => againstRivals(DUEL, size === 'full' ? 400 : DUEL.part, { iterations: tenth(), held: true }, say),
};

export const tacticsLances: Section = {
  id: 'tactics-4v4',
  title: 'BattleTech, four against four: commander at a tenth of its budget, sides swapped, mirrored forces',
  run: (size, say) =>
    againstRivals(LANCES, size === 'full' ? 100 : LANCES.part, { iterations: tenth(), held: true }, say),
};

export const tacticsUsual: Section = {
  id: 'tactics-default',
  title: 'BattleTech, one against one: commander at its default budget, sides swapped, mirrored forces',
  run: (size, say) => againstRivals(DUEL, size === 'full' ? 10 : 2, { iterations: 0, held: false }, say),
};

const TEST: Sprt = { scale: 'logistic', elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

export const tacticsTwist: Section = {
  id: 'tactics-twist',
  title: 'BattleTech: tactician against itself without the torso twist, until the test decides',
  async run(size, say) {
    const bots = ['tactician', 'tactician+no-twist'] as const;
    const what = 'twist against no twist';
    const absent = missing(bots);
    if (absent.length > 0) return [notPlayed(what, absent)];
    const contest: Contest = { bots, scale: DUEL, pairs: size === 'full' ? 1000 : 2 * DUEL.part, iterations: 0 };
    const sum = await playContest(
      contest,
      say,
      ({ pairs, games }) => games > 0 && judge(TEST, pairs).verdict !== 'open',
    );
    return [
      verdictFigure(what, TEST, sum.pairs, size),
      ...contestFigures(`${what} (the test chose when to stop)`, sum),
    ];
  },
};
