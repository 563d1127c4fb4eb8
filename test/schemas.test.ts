import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../examples/tic-tac-toe/game.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Game } from '../src/kernel/game.ts';
import { JUNK } from '../src/kernel/laws/texts.ts';
import { offers, randomTrack, rulesOf, type Subject } from '../src/kernel/laws/track.ts';
import { hashing } from '../src/store/hashing.ts';

const SETUPS: Readonly<Record<string, readonly unknown[]>> = {
  radar: [
    {},
    { ruleset: 'classic', turnLimit: 60 },
    { stealth: 'lasting', turnLimit: 60 },
    { map: 'random', spectators: 'all' },
    { map: { rows: 6, cols: 6, islands: { count: 2, size: 1 } } },
    { map: { rows: 6, cols: 6, islands: [7, 8], sector: { across: 3, down: 3 } } },
  ],
  battletech: [
    {},
    { ruleset: 'simulador', force: 'melee', map: 'woodland', turnLimit: 10, switches: { fires: false } },
    { map: { name: 'yard', cols: 10, rows: 10, hexes: { '0505': { level: 1, woods: 'light' } } } },
    {
      units: [
        { side: '0', design: 'AS7-D', at: '0505' },
        { side: '1', design: 'Manticore', gunnery: 3 },
      ],
    },
  ],
  force: [
    {},
    { decks: { dark: 'night-fleet', light: 'harbour-fleet' }, turnLimit: 40, spectators: 'all' },
    {
      decks: { light: { name: 'Bells', side: 'light', start: 'terraces', cards: { terraces: 1, 'morning-bell': 59 } } },
    },
  ],
  'tic-tac-toe': [{}, { size: 3 }],
};
const games: Readonly<Record<string, Game>> = { ...catalog, [ticTacToe.id]: ticTacToe };

/** A published schema as clients get it: as JSON. */
const published = (schema: object) => Compile(JSON.parse(JSON.stringify(schema)) as object);

describe.each(Object.entries(games))('the published schemas of %s', (id, game) => {
  const command = published(game.schemas.command);
  const setUp = published(game.schemas.setUp);
  const subjectOf = (setups: readonly unknown[]): Subject => ({ game, setups, hashing });

  test('accept every option offered in random play', () => {
    const wrong = new Set<string>();
    for (const seed of [1, 2]) {
      const track = randomTrack(subjectOf([undefined]), undefined, seed);
      for (const n of track.sampled) {
        const state = track.states[n] as (typeof track.states)[number];
        for (const { seat } of game.awaiting(state))
          for (const option of offers(game, state, seat)) if (!command.Check(option)) wrong.add(JSON.stringify(option));
      }
      for (const { seat, command: given } of track.match.log)
        if (seat !== 'umpire' && !command.Check(given)) wrong.add(JSON.stringify(given));
    }
    expect([...wrong]).toEqual([]);
  });

  test.each([{ type: 'begin' }, { type: 'no-such-command' }, {}, 5, null])(
    'reject %j, which no seat may send',
    (junk) => {
      expect(command.Check(junk)).toBe(false);
    },
  );

  test.each(SETUPS[id] ?? [])('accept the set-up %j and its completed form', (options) => {
    const { setup } = rulesOf(subjectOf([options]), options, 1);
    expect([setUp.Check(options), setUp.Check(setup)]).toEqual([true, true]);
  });

  test.each(JUNK)('reject the set-up %j', (junk) => expect(setUp.Check(junk)).toBe(false));
});
