import { rulesFor } from '../src/arena/play.ts';
import { radar } from '../src/games/radar/game.ts';
import type { RadarKinds } from '../src/games/radar/kinds.ts';
import type { Rules } from '../src/games/radar/state.ts';
import { type Match, open } from '../src/kernel/match.ts';
import { never } from '../src/kernel/never.ts';
import { must } from '../src/kernel/result.ts';
import { crewOf, Runner } from '../src/kernel/runner.ts';
import { hashing } from '../src/store/hashing.ts';
import type { Figure, Section } from './bench.ts';

/** The program that the design document came from, measured by others on the same kind of core; it is not run here. */
const ORIGINAL = 130;

/** `seed`-`seed` games on this core: bare, or with every seat hearing everything and being told its options. */
export const seedSpeed: Section = {
  id: 'speed',
  title: 'seed against seed, one core',
  async run(size, say) {
    const seconds = size === 'full' ? 20 : 5;
    const rounds = ['bare', 'full', 'bare', 'full'] as const;
    const best = { bare: { games: 0, events: 0 }, full: { games: 0, events: 0 } };
    playFor(1, false);
    playFor(1, true);
    for (const mode of rounds) {
      say(`${mode}: ${seconds} s`);
      const speed = playFor(seconds, mode === 'full');
      if (speed.games > best[mode].games) best[mode] = speed;
    }
    const figure = (what: string, value: number, times?: number): Figure => ({
      what,
      value: value / ORIGINAL,
      unit: `times the original's ${ORIGINAL} games/s (${value.toFixed(0)} games/s)`,
      ...(times && { bound: { kind: times === 20 ? 'aim' : 'at least', at: times } }),
      runs: `best of 2 runs of ${seconds} s`,
    });
    return [
      figure('with hearing and options for all seats', best.full.games, 10),
      figure('bare', best.bare.games, 20),
      { what: 'events, bare', value: best.bare.events, unit: 'a second', runs: 'the same' },
    ];
  },
};

const rules = must(rulesFor(radar, undefined, 'speed')) as Rules;
const make = radar.bots.seed?.make({ level: 5, persona: '' });
const bots = make ? crewOf<RadarKinds>(radar, rules, { blue: make, red: make }) : {};
const seats = radar.seats(rules);

function playFor(seconds: number, everybody: boolean): { games: number; events: number } {
  const end = performance.now() + 1000 * seconds;
  const begun = performance.now();
  let games = 0;
  let events = 0;
  let heard = 0;
  while (performance.now() < end) {
    const match = open(radar, rules, `speed:${games}`, hashing);
    const onEntry = ({ events: told }: { readonly events: readonly { readonly type: string }[] }): void => {
      heard += attend(match, told);
    };
    new Runner<RadarKinds>(match, bots, everybody ? { onEntry } : {}).run();
    games++;
    for (const entry of match.log) events += entry.events.length;
  }
  const spent = (performance.now() - begun) / 1000;
  if (everybody && heard === 0) never('nobody heard anything');
  return { games: games / spent, events: events / spent };
}

/** Every seat hears what it may and is told its options; the count keeps the work from being optimised away. */
function attend(match: Match<RadarKinds>, events: readonly { readonly type: string }[]): number {
  let attended = 0;
  for (const event of events)
    for (const seat of seats) if (radar.hear(rules, event as RadarKinds['event'], seat) !== undefined) attended++;
  for (const seat of seats)
    for (const option of radar.options(radar.view(match.state, seat), seat)) if (option.type) attended++;
  return attended;
}
