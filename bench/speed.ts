import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { radar } from '../src/games/radar/game.ts';
import type { RadarKinds } from '../src/games/radar/kinds.ts';
import { type Entry, type Match, open } from '../src/kernel/match.ts';
import { never } from '../src/kernel/never.ts';
import { Runner, type RunOptions } from '../src/kernel/runner.ts';
import { hashing } from '../src/store/hashing.ts';
import type { Figure, Section } from './bench.ts';
import { plainGame, record, replayKernel, replayPlain, rules, seedBots } from './plain-loop.ts';

/**
 * What is measured, each in its own process: `loop` and `rules` are plain loops with and without bots, for comparison.
 * `asked`: every seat hears, and the acting seat gets its options. `all`: all seats get their options all the time.
 */
const MODES = ['rules', 'kernel', 'loop', 'bare', 'asked', 'all', 'match'] as const;
type Mode = (typeof MODES)[number];

const ROUNDS = 3;

/** `seed` against `seed` on one core. Speeds are games per second of CPU time, so other processes disturb them little. */
export const seedSpeed: Section = {
  id: 'speed',
  title: 'seed against seed, one core',
  async run(size, say) {
    const seconds = size === 'full' ? 12 : 4;
    const games = size === 'full' ? 12_000 : 3000;
    const best = Object.fromEntries(MODES.map((mode) => [mode, 0])) as Record<Mode, number>;
    for (let round = 1; round <= ROUNDS; round++)
      for (const mode of MODES) {
        say(`${mode}, round ${round} of ${ROUNDS}`);
        const speed = mode === 'match' ? matchSpeed(games) : speedInOwnProcess(mode, seconds);
        best[mode] = Math.max(best[mode], speed);
      }
    const runs = `best of ${ROUNDS} runs of ${seconds} s`;
    const speed = (what: string, mode: Mode, from = runs, bound?: Figure['bound']): Figure => ({
      what,
      value: best[mode],
      unit: 'games/s',
      ...(bound && { bound }),
      runs: from,
    });
    const share = (what: string, one: Mode, other: Mode): Figure => ({
      what,
      value: (100 * best[one]) / best[other],
      unit: '%',
      runs: 'same run',
    });
    return [
      speed('for comparison: a plain loop over the rules with recorded commands, without kernel and views', 'rules'),
      speed('kernel: the same commands submitted (refuse, resolve, apply, log)', 'kernel'),
      share('kernel, compared with the plain loop', 'kernel', 'rules'),
      speed('for comparison: the plain loop with bots that decide', 'loop'),
      speed('kernel with bots that decide', 'bare'),
      share('kernel with bots, compared with the plain loop with bots', 'bare', 'loop'),
      speed('kernel: every seat hears every event, and the acting seat gets its options', 'asked'),
      speed('kernel: options of all eight seats after every command', 'all'),
      speed('`match`, end to end, one worker', 'match', `best of ${ROUNDS} runs of ${games} games, with start-up`, {
        kind: 'aim for',
        at: 1900,
      }),
      share('`match`, compared with the plain loop with bots', 'match', 'loop'),
    ];
  },
};

/** Pins a command to one core if the system can. */
const PINNED = spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0'] : [];

function run(args: readonly string[]): { readonly stdout: string; readonly stderr: string } {
  const [command = '', ...rest] = [...PINNED, process.execPath, ...args];
  const { stdout, stderr, status } = spawnSync(command, rest, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? { stdout, stderr } : never(`${args.join(' ')} failed: ${stderr}`);
}

/** A process per mode, so that the compiler's optimisations for one mode do not affect another. */
function speedInOwnProcess(mode: Mode, seconds: number): number {
  const program = fileURLToPath(new URL('bench.js', import.meta.url));
  return JSON.parse(run([program, '--speed', mode, '--seconds', String(seconds)]).stdout) as number;
}

/** Prints the CPU seconds of a process when it exits. */
const REPORT_CPU =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();console.error("\\ncpu "+(user+system)/1e6)})';

function matchSpeed(games: number): number {
  const cli = fileURLToPath(new URL('cli.js', import.meta.url));
  const sides = ['--side', 'blue=seed', '--side', 'red=seed'];
  const order = ['match', 'radar', ...sides, '--seed', '1', '--games', String(games), '--workers', '1', '--json'];
  const { stderr } = run(['--import', REPORT_CPU, cli, ...order]);
  return games / Number(/^cpu (.+)$/m.exec(stderr)?.[1]);
}

/** What such a process does: a second to warm up, then the measured time. */
export function measureSpeed(mode: string, seconds: number): number {
  const play = playerOf(mode as Mode);
  playFor(1, play);
  return playFor(seconds, play);
}

function playFor(seconds: number, play: (n: number) => void): number {
  const start = process.cpuUsage();
  let games = 0;
  for (let spent = 0; ; ) {
    if (spent >= seconds) return games / spent;
    for (let i = 0; i < 20; i++) play(games++);
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1e6;
  }
}

const RECORDED = 50; // different games to replay

function playerOf(mode: Mode): (n: number) => void {
  if (mode === 'loop') return plainGame;
  if (mode === 'rules' || mode === 'kernel') {
    const games = Array.from({ length: RECORDED }, (_, n) => record(n));
    const replay = mode === 'rules' ? replayPlain : replayKernel;
    return (n) => replay(games[n % RECORDED] ?? never('no recorded game'));
  }
  return (n) => {
    const match = open(radar, rules, `speed:${n}`, hashing);
    new Runner<RadarKinds>(match, seedBots, serviceOf(mode, match)).run();
  };
}

function serviceOf(mode: Mode, match: Match<RadarKinds>): RunOptions<RadarKinds> {
  if (mode === 'bare') return {};
  const seats = radar.seats(rules);
  const onEntry = ({ events }: Entry<RadarKinds>): void => {
    for (const event of events) for (const seat of seats) radar.hear(rules, event as RadarKinds['event'], seat);
    if (mode === 'all') for (const seat of seats) exhaust(radar.options(radar.view(match.state, seat), seat));
  };
  if (mode === 'all') return { onEntry };
  return { onEntry, onAsk: ({ seat }, view) => exhaust(radar.options(view, seat)) };
}

function exhaust(list: Iterable<unknown>): void {
  for (const _ of list);
}
