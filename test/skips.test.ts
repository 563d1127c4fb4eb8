import { describe, expect, test } from 'vitest';
import { idle as battletechIdle } from '../src/games/battletech/ui/idle.ts';
import { catalog } from '../src/games/catalog.ts';
import { idle as radarIdle } from '../src/games/radar/ui/idle.ts';
import type { Game } from '../src/kernel/game.ts';
import { type Seat, sideOf } from '../src/kernel/ids.ts';
import type { Kinds } from '../src/kernel/kinds.ts';
import { imagined, randomTrack, type Track } from '../src/kernel/laws/track.ts';
import { mix, Random } from '../src/kernel/random.ts';
import { hashing } from '../src/store/hashing.ts';

type Command = Kinds['command'];
type IdleOf = (scene: never, seat: Seat) => { readonly command: Command } | undefined;

const GAMES: readonly (readonly [string, IdleOf, readonly unknown[]])[] = [
  ['radar', radarIdle, [{ turnLimit: 60 }, { ruleset: 'classic', turnLimit: 60 }]],
  ['battletech', battletechIdle, [{ turnLimit: 4 }]],
];
const SEEDS = [1, 2, 3];
const PLACES = 60; // positions per match
const WORLDS = 4; // imagined states per position and watcher

interface Idler {
  readonly game: Game;
  readonly idle: IdleOf;
}

/** What a seat would skip in a state. */
function skipped({ game, idle }: Idler, state: Kinds['state'], seat: Seat): Command | undefined {
  if (!game.awaiting(state).some((one) => one.seat === seat && one.must)) return undefined;
  return idle({ view: game.view(state, seat), draft: null } as never, seat)?.command;
}

/** Positions at which an opponent can tell from a skip, or from its absence, what it cannot know otherwise. */
function leaks(idler: Idler, track: Track): readonly string[] {
  const { game } = idler;
  const { rules } = track.match;
  const random = new Random(mix(track.seed, 7));
  const found: string[] = [];
  for (const n of track.sampled) {
    const state = track.states[n] as Kinds['state'];
    for (const seat of game.seats(rules)) {
      const real = skipped(idler, state, seat);
      for (const other of game.seats(rules).filter((one) => sideOf(one) !== sideOf(seat)))
        for (let i = 0; i < WORLDS; i++) {
          const world = imagined(track, n, other, random.next());
          const there = skipped(idler, world, seat);
          const command = real ?? there;
          const isPossible = (of: Kinds['state']): boolean => command !== undefined && !game.refuse(of, seat, command);
          if (command && isPossible(state) && isPossible(world) && (real === undefined) !== (there === undefined))
            found.push(
              `before entry ${n}, ${other} learns something from ${seat} ${real ? 'skipping' : 'not skipping'}`,
            );
        }
    }
  }
  return found;
}

describe.each(GAMES)('%s', (id, idle, setups) => {
  const game = catalog[id] as Game;

  test('skipping a step tells opponents nothing that they cannot know', () => {
    for (const setup of setups)
      for (const seed of SEEDS) {
        const track = randomTrack({ game, setups, hashing, places: PLACES }, setup, seed);
        expect([...new Set(leaks({ game, idle }, track))].slice(0, 5)).toEqual([]);
      }
  });

  test('the skipped command is legal', () => {
    for (const setup of setups) {
      const track = randomTrack({ game, setups, hashing, places: PLACES }, setup, 4);
      for (const n of track.sampled)
        for (const seat of game.seats(track.match.rules)) {
          const state = track.states[n] as Kinds['state'];
          const command = skipped({ game, idle }, state, seat);
          if (command) expect(game.refuse(state, seat, command)).toBeUndefined();
        }
    }
  });
});
