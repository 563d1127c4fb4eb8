import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { playMatch } from '../src/arena/play.ts';
import { logOf } from '../src/arena/series.ts';
import { radar } from '../src/games/radar/game.ts';
import type { Game } from '../src/kernel/game.ts';
import { must } from '../src/kernel/result.ts';
import { hashing } from '../src/store/hashing.ts';
import type { Section } from './bench.ts';

/** A game of crew against seed: fast, and it uses every part. */
const game = radar as unknown as Game;
const play = (seed: string, ledger = false) =>
  must(playMatch({ game, options: undefined, seed, sides: { blue: 'crew', red: 'seed' } }, { ledger, keep: ledger }));

export const flatMemory: Section = {
  id: 'memory',
  title: 'memory over many games in one process',
  async run(size, say) {
    const games = size === 'full' ? 10_000 : 1_000;
    setFlagsFromString('--expose_gc');
    const gc = runInNewContext('gc') as () => void;
    const heap = (): number => {
      gc();
      return process.memoryUsage().heapUsed / 2 ** 20;
    };
    const marks: number[] = [];
    for (let i = 0; i < games; i++) {
      play(`memory:${i}`);
      if ((i + 1) % (games / 10) !== 0) continue;
      marks.push(heap());
      say(`${i + 1} of ${games} games, ${(marks.at(-1) ?? 0).toFixed(1)} MiB`);
    }
    const early = marks[0] ?? 0;
    const late = marks.at(-1) ?? 0;
    return [
      {
        what: 'heap after the last tenth of the games',
        value: late / early,
        unit: `times the heap after the first tenth (${early.toFixed(1)} to ${late.toFixed(1)} MiB)`,
        bound: { kind: 'under', at: 1.1 },
        runs: `${games} games`,
      },
    ];
  },
};

export const sameBytes: Section = {
  id: 'same-bytes',
  title: 'two runs with the same seed',
  async run(size, say) {
    const games = size === 'full' ? 40 : 8;
    let alike = 0;
    for (let i = 0; i < games; i++) {
      say(`${i + 1} of ${games}`);
      const log = (): string => hashing.digest(logOf({ secret: false }, play(`same:${i}`, true)));
      const [once, again] = [log(), log()];
      if (once === again) alike++;
    }
    return [
      {
        what: 'logs and decisions identical byte for byte',
        value: (100 * alike) / games,
        unit: '%',
        bound: { kind: 'at least', at: 100 },
        runs: `${games} games, twice each`,
      },
    ];
  },
};
