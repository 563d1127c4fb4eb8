import { type Figure, type Section, share } from './bench.ts';
import { type Child, startChild } from './children.ts';
import { playEight } from './eight.ts';

const AT_ONCE = 40; // bot matches at full speed
const PACED = 200; // bot matches at their default pace

/** Other loads of a server: full tables, bots, and idle matches. */
export const serverCrowd: Section = {
  id: 'crowd',
  title: 'tables of eight, bots, and memory',
  async run(size, say) {
    const figures: Figure[] = [];
    const measure = async (what: string, work: (child: Child) => Promise<readonly Figure[]>): Promise<void> => {
      say(what);
      const child = await startChild('durable');
      try {
        figures.push(...(await work(child)));
      } finally {
        await child.close();
      }
    };
    const long = size === 'full';
    await measure('tables of eight', (child) => eight(child, long ? 120 : 30));
    await measure('bots as fast as they go', (child) => fastBots(child, long ? 15 : 5));
    await measure('bots at their pace', (child) => pacedBots(child, long ? 30 : 8));
    await measure('idle matches', (child) => waiting(child, 1000));
    await measure('finished matches', (child) => finished(child, long ? 1000 : 100));
    return figures;
  },
};

async function eight(child: Child, turns: number): Promise<readonly Figure[]> {
  await playEight(child, 6);
  const { commands, frames, p99, sent, refusals } = await playEight(child, turns);
  const runs = `13 tables of eight people, ${turns} turns, ${sent} commands`;
  return [
    { what: 'tables of eight: commands', value: commands, unit: 'per second', runs },
    { what: 'tables of eight: frames sent to all clients', value: frames, unit: 'per second', runs: 'the same' },
    { what: 'tables of eight: time to answer, 99th percentile', value: p99, unit: 'ms', runs: 'the same' },
    {
      what: 'tables of eight: refusals',
      value: refusals,
      unit: '',
      bound: { kind: 'at most', at: 0 },
      runs: 'the same',
    },
  ];
}

async function fastBots(child: Child, seconds: number): Promise<readonly Figure[]> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => child.create({ ...BOTS, settings: { pace: 0 } })));
  await sleep(1);
  const before = (await child.tally()).entries;
  await sleep(seconds);
  const { entries } = await child.tally();
  const runs = `${AT_ONCE} matches of crew against crew, ${seconds} s`;
  return [{ what: 'bots at full speed: commands', value: (entries - before) / seconds, unit: 'per second', runs }];
}

async function pacedBots(child: Child, seconds: number): Promise<readonly Figure[]> {
  await Promise.all(Array.from({ length: PACED }, () => child.create(BOTS)));
  await sleep(3);
  const { beats: before } = await child.tally();
  await sleep(seconds);
  const { beats } = await child.tally();
  const runs = `${PACED} matches of crew against crew, ${seconds} s`;
  return [
    share(
      'bots at the default pace: actions within 0.1 s of the due time',
      beats.inTime - before.inTime,
      beats.actions - before.actions,
      undefined,
      runs,
    ),
    { what: 'bots at the default pace: the latest action', value: beats.latest, unit: 'ms late', runs: 'the same' },
  ];
}

async function waiting(child: Child, matches: number): Promise<readonly Figure[]> {
  const before = (await child.tally()).heap;
  for (let i = 0; i < matches; i++)
    await child.create({ game: 'radar', sit: ['blue.captain'], settings: { pace: 0 }, start: true });
  const { heap } = await quiet(child);
  return [perMatch('a match that waits for an absent person', heap - before, matches)];
}

async function finished(child: Child, matches: number): Promise<readonly Figure[]> {
  const before = (await child.tally()).heap;
  const bots = { blue: 'seed', red: 'seed' };
  for (let i = 0; i < matches; i++) await child.create({ ...BOTS, bots, settings: { pace: 0 } });
  const { heap } = await quiet(child);
  return [perMatch('a finished match, until it leaves memory', heap - before, matches)];
}

const BOTS = { game: 'radar', start: true } as const;

const perMatch = (what: string, bytes: number, matches: number): Figure => ({
  what: `memory of ${what}`,
  value: bytes / matches / 1024,
  unit: 'KB of heap',
  runs: `${matches} matches`,
});

/** When nothing has been written for a while, all tables are waiting. */
async function quiet(child: Child): ReturnType<Child['tally']> {
  for (let before = -1; ; ) {
    const tally = await child.tally();
    if (tally.entries === before) return tally;
    before = tally.entries;
    await sleep(1);
  }
}

const sleep = (seconds: number): Promise<void> => new Promise((wake) => setTimeout(wake, 1000 * seconds));
