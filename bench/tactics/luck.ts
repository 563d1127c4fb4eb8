import type { Series } from '../../src/arena/series.ts';
import { estimateElo, scoreOf } from '../../src/arena/stats/elo.ts';
import type { Sum } from '../../src/arena/sum.ts';
import type { BotMaker } from '../../src/kernel/bot.ts';
import { never } from '../../src/kernel/never.ts';
import type { Figure, Section, Size } from '../bench.ts';
import { game, PLAIN, paceOf, playContest, played, tenth } from './contest.ts';
import { contestFigures } from './figures.ts';
import { DUEL, type SetUp, setUpsFrom } from './grounds.ts';

const BOT = 'commander';
const NORMAL = 4; // gunnery of an average pilot; lower is better
const SKILLS = [5, 3, 2, 1, 0];
const PAIRS = { quick: 2, full: 100 };
const PART = 20; // pairs per file on disk

/** The same set-ups with another gunnery skill for all units of one side. */
export const withGunnery = (setUps: readonly SetUp[], side: string, gunnery: number) =>
  setUps.map((setUp) => ({
    ...setUp,
    units: setUp.units.map((unit) => (unit.side === side ? { ...unit, gunnery } : unit)),
  }));

/** One of the bot's sides has this skill, the other the normal one. */
function seriesOf(gunnery: number, side: string, from: number, count: number): Series {
  return {
    ...PLAIN,
    seed: `luck/${from}`,
    setups: withGunnery(setUpsFrom(DUEL, from, count), side, gunnery),
    games: count,
    swap: false,
    sides: ['0', '1'],
    bots: [BOT, BOT],
    iterations: tenth(),
    drawn: 'turnLimit',
  };
}

async function skillFigures(gunnery: number, pairs: number, say: (progress: string) => void): Promise<Figure[]> {
  const total = { wins: 0, draws: 0, losses: 0 };
  const pace = paceOf(2 * pairs);
  const add = ({ bots }: Sum, side: number): void => {
    for (const key of ['wins', 'draws', 'losses'] as const) total[key] += bots[side]?.[key] ?? 0;
  };
  for (let from = 0; from < pairs; from += PART)
    for (const side of [0, 1]) {
      const count = Math.min(PART, pairs - from);
      const done = 2 * from + side * count;
      const series = seriesOf(gunnery, String(side), from, count);
      add(await played(series, (more) => say(`gunnery ${gunnery}: ${pace(done, more)}`)), side);
    }
  const { elo, low, high } = estimateElo(total);
  const what = `gunnery ${gunnery} against ${NORMAL}`;
  const runs = `${2 * pairs} games, ${total.draws} drawn`;
  const points = (value: number): number => 100 * scoreOf(value);
  return [
    {
      what: `${what}: points`,
      value: points(elo),
      unit: '%',
      interval: { low: points(low), high: points(high) },
      runs,
    },
    { what: `${what}: stronger by`, value: elo, unit: 'Elo', interval: { low, high }, runs },
  ];
}

const TIMES = 100;
const THOROUGH = `commander-x${TIMES}`;

/** Commander with a hundred times its budget: every place of a unit against every place of its enemy. */
export function thorough(commander: BotMaker): BotMaker {
  const weights = { ...Object.values(commander.personas)[0], replies: 400 };
  const iterations = TIMES * commander.iterations;
  return {
    ...commander,
    id: THOROUGH,
    iterations,
    make: (spec) => {
      const make = commander.make({ ...spec, weights });
      return (seat) => {
        const bot = make(seat);
        return {
          ...bot,
          decide: (belief, view, ask, budget, seed) => bot.decide(belief, view, ask, { ...budget, iterations }, seed),
        };
      };
    },
  };
}

/** The share that more search wins against the default budget. */
async function searchFigures(size: Size, say: (progress: string) => void): Promise<readonly Figure[]> {
  const commander = game.bots[BOT] ?? never('BattleTech has a commander');
  const arena = { ...game, bots: { ...game.bots, [THOROUGH]: thorough(commander) } };
  const pairs = size === 'full' ? 50 : 1;
  const sum = await playContest({ bots: [THOROUGH, BOT], scale: DUEL, pairs, iterations: 0, arena }, say);
  return contestFigures(`${TIMES} times the default budget against the default budget`, sum);
}

/** How much better play or better aim can win at all: the rest is luck. */
export const tacticsLuck: Section = {
  id: 'tactics-luck',
  title: 'BattleTech, one against one: what skill is worth, mirrored forces, each skill on both sides',
  async run(size, say) {
    const figures: Figure[] = [];
    for (const gunnery of SKILLS) figures.push(...(await skillFigures(gunnery, PAIRS[size], say)));
    return [...figures, ...(await searchFigures(size, say))];
  },
};
