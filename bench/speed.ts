import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { radar } from '../src/games/radar/game.ts';
import type { RadarKinds } from '../src/games/radar/kinds.ts';
import { loaded } from '../src/kernel/dice.ts';
import { type Entry, type Match, open } from '../src/kernel/match.ts';
import { never } from '../src/kernel/never.ts';
import { must } from '../src/kernel/result.ts';
import { Runner, type RunOptions, seatBots } from '../src/kernel/runner.ts';
import { hashing } from '../src/store/hashing.ts';
import type { Figure, Section } from './bench.ts';

/** The program of the original design (Python), measured by others on the same kind of core; it is not run here. */
const ORIGINAL = 130;

/** Who is served beside the bots. `asked`: every seat hears all it may, and whoever is asked is told its options. */
type Service = 'bare' | 'asked' | 'all';

/** `seed`-`seed` games on this core, the same seeds in every mode. */
export const seedSpeed: Section = {
  id: 'speed',
  title: 'seed against seed, one core',
  async run(size, say) {
    const seconds = size === 'full' ? 12 : 4;
    const best: Record<Service, Speed> = { bare: NOTHING, asked: NOTHING, all: NOTHING };
    const modes = Object.keys(best) as Service[];
    for (let round = 1; round <= 3; round++)
      for (const mode of modes) {
        say(`${mode}, round ${round} of 3`);
        const speed = inItsOwnProcess(mode, seconds);
        if (speed.games > best[mode].games) best[mode] = speed;
      }
    const figure = (what: string, { games }: Speed, bound?: Figure['bound']): Figure => ({
      what,
      value: games / ORIGINAL,
      unit: `times the original's ${ORIGINAL} games/s (${games.toFixed(0)} games/s)`,
      ...(bound && { bound }),
      runs: `best of 3 runs of ${seconds} s`,
    });
    return [
      figure('every seat hears, who is asked is told its options', best.asked, { kind: 'at least', at: 10 }),
      figure('bare', best.bare, { kind: 'aim for', at: 20 }),
      figure('options of all eight seats after every command', best.all),
      { what: 'events, bare', value: best.bare.events, unit: 'a second', runs: 'the same' },
    ];
  },
};

interface Speed {
  readonly games: number; // a second
  readonly events: number;
}
const NOTHING: Speed = { games: 0, events: 0 };

/** Each mode has a process to itself: what the compiler has learnt from one would cost the others. */
function inItsOwnProcess(mode: Service, seconds: number): Speed {
  const program = fileURLToPath(new URL('bench.js', import.meta.url));
  const told = execFileSync(process.execPath, [program, '--speed', mode, '--seconds', String(seconds)]);
  return JSON.parse(told.toString()) as Speed;
}

/** What such a process does: a second to warm up, then the measured time. */
export function measureSpeed(mode: string, seconds: number): Speed {
  const service = mode === 'asked' || mode === 'all' ? mode : 'bare';
  playFor(1, service);
  return playFor(seconds, service);
}

const rules = must(radar.setUp(undefined, loaded()));
const make = radar.bots.seed?.make({ level: 5, persona: '' });
const bots = make ? seatBots<RadarKinds>(radar, rules, { blue: make, red: make }) : {};
const seats = radar.seats(rules);

function playFor(seconds: number, service: Service): Speed {
  const begun = performance.now();
  let games = 0;
  let events = 0;
  let served = 0;
  while (performance.now() - begun < 1000 * seconds) {
    const match = open(radar, rules, `speed:${games}`, hashing);
    new Runner<RadarKinds>(
      match,
      bots,
      serviceOf(service, match, (count) => (served += count)),
    ).run();
    games++;
    for (const entry of match.log) events += entry.events.length;
  }
  if (service !== 'bare' && served === 0) never('nobody was served');
  const spent = (performance.now() - begun) / 1000;
  return { games: games / spent, events: events / spent };
}

function serviceOf(service: Service, match: Match<RadarKinds>, serve: (count: number) => void): RunOptions<RadarKinds> {
  if (service === 'bare') return {};
  const onEntry = ({ events }: Entry<RadarKinds>): void => {
    for (const event of events)
      for (const seat of seats) if (radar.hear(rules, event as RadarKinds['event'], seat)) serve(1);
    if (service === 'all') for (const seat of seats) serve(count(radar.options(radar.view(match.state, seat), seat)));
  };
  if (service === 'all') return { onEntry };
  return { onEntry, onAsk: ({ seat }, view) => serve(count(radar.options(view, seat))) };
}

function count(list: Iterable<unknown>): number {
  let items = 0;
  for (const _ of list) items++;
  return items;
}
