import { expect, test } from 'vitest';
import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import type { Kinds } from '../src/kernel/kinds.ts';
import { randomTrack } from '../src/kernel/laws/track.ts';
import { mix, Random } from '../src/kernel/random.ts';
import { hashing } from '../src/store/hashing.ts';
import { diff, type Patch, patched } from '../src/wire/patch.ts';

const games: Readonly<Record<string, Game>> = { ...catalog, [ticTacToe.id]: ticTacToe };
const STATES = 50;

/** A view as it is sent to clients. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const withoutRules = (view: Kinds['view']): object => {
  const { rules: _, ...rest } = view as { readonly rules?: unknown };
  return rest;
};

test.each(Object.entries(games))('%s: each patch turns a watcher’s view into the next one', (_id, game) => {
  const track = randomTrack({ game, setups: [undefined], hashing }, undefined, 1);
  const random = new Random(mix(1, 9));
  const { states, watchers } = track;
  for (let i = 0; i < STATES; i++) {
    const from = random.roll(states.length) - 1;
    for (const to of [Math.min(from + 1, states.length - 1), random.roll(states.length) - 1])
      for (const watcher of [...watchers, 'archive']) {
        const before = game.view(states[from] as Kinds['state'], watcher);
        const after = game.view(states[to] as Kinds['state'], watcher);
        const patch: Patch = sent(diff(before, after, 'rules'));
        expect(patched(sent(withoutRules(before)), patch)).toEqual(sent(withoutRules(after)));
      }
  }
});
