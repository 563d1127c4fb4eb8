import { judge, type Sprt } from '../../src/arena/stats/sprt.ts';
import type { Sum } from '../../src/arena/sum.ts';
import { ADDED } from '../../src/games/battletech/bots/commander/weights.ts';
import { type Figure, type Section, type Size, share } from '../bench.ts';
import { playContest, tenth } from './contest.ts';
import { contestFigures, notPlayed, verdictFigure } from './figures.ts';
import { DUEL, LANCES, type Scale } from './grounds.ts';
import { PREVIOUS, withPrevious } from './previous.ts';

const TEST: Sprt = { scale: 'logistic', elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };
const decided = ({ pairs, games }: Sum): boolean => games > 0 && judge(TEST, pairs).verdict !== 'open';

/** Weights at which commander makes no use of its team plan. */
const UNPLANNED = `commander:${Object.keys(ADDED).map((weight) => `${weight}=0`)}`;

type Say = (progress: string) => void;

/** A test of commander against another version of itself. */
async function versus(rival: string, what: string, size: Size, say: Say, aim: number): Promise<readonly Figure[]> {
  const arena = rival === PREVIOUS ? await withPrevious() : undefined;
  if (rival === PREVIOUS && !arena) return [notPlayed(what, [rival])];
  const bots = ['commander', rival] as const;
  const pairs = size === 'full' ? 400 : LANCES.part;
  const contest = { bots, scale: LANCES, pairs, iterations: tenth(), ...(arena && { arena }) };
  const sum = await playContest(contest, say, decided);
  return [verdictFigure(what, TEST, sum.pairs, size), ...contestFigures(what, sum, { kind: 'aim for', at: aim })];
}

export const tacticsPrevious: Section = {
  id: 'tactics-previous',
  title: 'BattleTech, four against four: commander against the one of an earlier commit, until the test decides',
  run: (size, say) => versus(PREVIOUS, `commander against ${PREVIOUS}, 4v4`, size, say, 65),
};

export const tacticsPlan: Section = {
  id: 'tactics-plan',
  title: 'BattleTech, four against four: commander with and without its team plan, until the test decides',
  run: (size, say) => versus(UNPLANNED, 'with a team plan against without', size, say, 50),
};

/** Towns, where lines of sight are short. */
const TOWNS: Scale = { ...DUEL, id: 'town', maps: ['market-town', 'depot'] };

export const tacticsTown: Section = {
  id: 'tactics-town',
  title: 'BattleTech, one against one in towns: how long games last, and how often a unit holds fire',
  async run(size, say) {
    const figures: Figure[] = [];
    const arena = await withPrevious();
    for (const bot of [PREVIOUS, 'commander']) {
      const what = `${bot} against itself`;
      if (bot === PREVIOUS && !arena) {
        figures.push(notPlayed(what, [bot]));
        continue;
      }
      const pairs = size === 'full' ? 40 : 2;
      const contest = { bots: [bot, bot], scale: TOWNS, pairs, iterations: tenth(), ...(arena && { arena }) } as const;
      const { games, turns, unfinished, detail } = await playContest(contest, say);
      figures.push(
        {
          what: `${what}: length`,
          value: turns / Math.max(1, games - unfinished),
          unit: 'turns',
          runs: `${games} games`,
        },
        share(`${what}: at the turn limit`, detail.turnLimit ?? 0, games),
        share(`${what}: declarations that hold fire`, detail.heldFire ?? 0, detail.declarations ?? 0, undefined, 'all'),
      );
    }
    return figures;
  },
};
