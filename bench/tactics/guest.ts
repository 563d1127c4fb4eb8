import { spawnSync } from 'node:child_process';
import { percentile } from '../../src/arena/histogram.ts';
import { type BotSum, emptySum, mergeSum, type Sum } from '../../src/arena/sum.ts';
import { playSeries } from '../../src/arena/workers.ts';
import { never } from '../../src/kernel/never.ts';
import { type Figure, type Size, share } from '../bench.ts';
import { kept } from '../parts.ts';
import { game, missing, paceOf } from './contest.ts';
import { notPlayed, soundness } from './figures.ts';
import { meleeOf } from './round.ts';

/** One of the included programs for the .sbt protocol. */
interface Guest {
  readonly folder: string;
  readonly seat: string; // its seat name in a match
  readonly instead?: string; // the program it replaces, and why
}

/** The Python program, or the shell one if there is no Python. */
export const guestOf = (hasPython: boolean): Guest =>
  hasPython
    ? { folder: 'examples/sbt-python', seat: 'sbt:python3 player.py@examples/sbt-python' }
    : {
        folder: 'examples/sbt-shell',
        seat: 'sbt:sh player.sh@examples/sbt-shell',
        instead: 'python3 is not installed, so examples/sbt-shell plays instead of examples/sbt-python',
      };

const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0;

const OTHERS = ['commander', 'tactician', 'agente'] as const;

/** A free-for-all with one external program of the .sbt protocol. Few games, because every call restarts it. */
export async function guestMelees(size: Size, say: (progress: string) => void): Promise<readonly Figure[]> {
  const guest = guestOf(hasPython());
  const figures: Figure[] = [];
  for (const sides of [3, 4]) {
    const others = OTHERS.slice(0, sides - 1);
    const what = `${sides} sides, one a program (${guest.folder})`;
    const absent = missing(others);
    if (absent.length > 0) figures.push(notPlayed(what, absent));
    else figures.push(...guestFigures(what, others, await play([guest.seat, ...others], size, say), guest));
  }
  return figures;
}

async function play(bots: readonly string[], size: Size, say: (progress: string) => void): Promise<Sum> {
  const sum = emptySum(bots.length);
  const [seeds, places] = size === 'full' ? [2, bots.length] : [2, 1];
  const pace = paceOf(seeds * places);
  for (let turn = 0; turn < places; turn++) {
    const series = meleeOf(bots, seeds, turn);
    const onPlayed = (more: number): void => say(`${bots.length} sides with a program: ${pace(sum.games, more)}`);
    mergeSum(sum, await kept({ series }, () => playSeries(game, series, 1, { onPlayed })));
  }
  return sum;
}

/**
 * Results of such games. Built-in bots must have no faults; the program's faults are listed with the first of them.
 */
export function guestFigures(what: string, others: readonly string[], sum: Sum, { instead }: Guest): readonly Figure[] {
  const [program = never('a program plays'), ...bots] = sum.bots;
  return [
    share(
      `${what}: the program wins`,
      program.wins,
      sum.games,
      undefined,
      `${sum.games} games${instead ? `; ${instead}` : ''}`,
    ),
    ...others.map((bot, k) => share(`${what}: ${bot} wins`, bots[k]?.wins ?? 0, sum.games)),
    ...soundness(what, { ...sum, bots }),
    ...programFigures(what, program),
  ];
}

function programFigures(what: string, { decisions, faults, fault, spans }: BotSum): readonly Figure[] {
  const runs = `${decisions} decisions`;
  return [
    { what: `${what}: faults of the program`, value: faults, unit: fault ? `(first: ${fault.code})` : '', runs },
    { what: `${what}: time per decision of the program`, value: percentile(spans, 0.5), unit: 'ms (median)', runs },
    {
      what: `${what}: time per decision of the program`,
      value: percentile(spans, 0.99),
      unit: `ms at the 99th percentile (slowest: ${percentile(spans, 1).toFixed(0)})`,
      runs,
    },
  ];
}
