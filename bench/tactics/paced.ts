import { count, type Histogram } from '../../src/arena/histogram.ts';
import { lineupFor } from '../../src/arena/lineup.ts';
import { MOST_ENTRIES, rulesFor } from '../../src/arena/play.ts';
import { open, outcomeOf } from '../../src/kernel/match.ts';
import { never } from '../../src/kernel/never.ts';
import { must } from '../../src/kernel/result.ts';
import { Runner } from '../../src/kernel/runner.ts';
import { hashing } from '../../src/store/hashing.ts';
import { game } from './contest.ts';
import { SCALES, setUpOf } from './grounds.ts';

/** What one process measures. */
export interface Run {
  readonly bots: readonly [string, string];
  readonly scale: string;
  readonly seconds: number;
  readonly iterations: number;
}

export interface Paced {
  readonly games: number; // per second
  readonly played: number;
  readonly bots: readonly { readonly spans: Histogram }[]; // milliseconds per decision
}

/** As JSON for another process: maps become lists of entries. */
export const written = ({ bots, ...rest }: Paced): string =>
  JSON.stringify({ ...rest, bots: bots.map(({ spans }) => [...spans]) });

export function read(text: string): Paced {
  const { bots, ...rest } = JSON.parse(text) as Omit<Paced, 'bots'> & { readonly bots: [number, number][][] };
  return { ...rest, bots: bots.map((spans) => ({ spans: new Map(spans) })) };
}

const WARM_UP = 4; // seconds
const FEWEST = 2; // games: one from each side

/** Plays whole games for this long after a warm-up, alternating sides. */
export function measurePace(run: Run, warmUp = WARM_UP): Paced {
  const warm = performance.now() + 1000 * warmUp;
  for (let i = 0; performance.now() < warm; i++) play(run, `warm:${i}`, i, () => performance.now() > warm);
  const bots = [{ spans: new Map() }, { spans: new Map() }] as const;
  const begun = performance.now();
  let played = 0;
  for (; played < FEWEST || performance.now() - begun < 1000 * run.seconds; played++) {
    const figures = play(run, `pace:${played >> 1}`, played, () => false);
    for (const [k, { millis }] of figures.entries())
      for (const span of millis) count((bots[k] ?? never('two bots')).spans, span);
  }
  return { games: (1000 * played) / (performance.now() - begun), played, bots };
}

/** One game, odd ones with sides swapped. Returns the figures of both bots in the order of the run. */
function play(run: Run, seed: string, i: number, stopped: () => boolean) {
  const sides = i % 2 === 0 ? ['0', '1'] : ['1', '0'];
  const scale = SCALES[run.scale] ?? never(`no scale ${run.scale}`);
  const rules = must(rulesFor(game, setUpOf(scale, i >> 1), seed));
  const { bots } = must(
    lineupFor(game, rules, Object.fromEntries(sides.map((side, k) => [side, run.bots[k] as string]))),
  );
  const match = open(game, rules, seed, hashing);
  const runner = new Runner(match, bots, {
    budget: { iterations: run.iterations, ledger: false },
    now: () => performance.now(),
  });
  while (!stopped() && match.log.length < MOST_ENTRIES && runner.turn());
  if (!stopped() && !outcomeOf(match)) never('a game has no end');
  return sides.map((side) => runner.figures(side) ?? never('a side has a bot'));
}
