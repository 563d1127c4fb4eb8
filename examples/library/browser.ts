// For a browser: only the rules and views of two games, without bots, texts and schemas. `start` is called by the page.

import { force } from 'umpire-games/games/force/rules';
import { radar } from 'umpire-games/games/radar/rules';
import { hashing } from 'umpire-games/hashing';
import {
  diceAt,
  type Game,
  type Kinds,
  must,
  open,
  outcomeOf,
  Random,
  submit,
  UMPIRE,
  viewOf,
} from 'umpire-games/kernel';

/** Plays a match with commands drawn at random, and returns the number of commands and what a spectator sees. */
export function start<K extends Kinds>(game: Game<K>, seed: string, most = 2000) {
  const rules = must(game.setUp(undefined, diceAt(hashing, seed, 'setup', UMPIRE, 0)));
  const match = open(game, rules, seed, hashing);
  const random = new Random(1);
  while (!outcomeOf(match) && match.log.length < most) {
    const asked = game.awaiting(match.state).find(({ must }) => must);
    if (!asked) break;
    const offered = [...game.options(viewOf(match, asked.seat), asked.seat)];
    const fitting = offered.filter(({ type }) => asked.kinds.includes(type));
    const command = fitting[random.roll(fitting.length) - 1];
    if (command) must(submit(match, asked.seat, command));
  }
  return { commands: match.log.length, view: viewOf(match, 'spectator') };
}

export const startRadar = (seed: string) => start(radar, seed);
export const startForce = (seed: string) => start(force, seed);
