import { expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { loaded } from '../../src/kernel/dice.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Game } from '../../src/kernel/game.ts';
import { makeLog } from '../../src/kernel/log.ts';
import { open, submit } from '../../src/kernel/match.ts';
import { must } from '../../src/kernel/result.ts';
import type { GameUi } from '../../src/page/contract.ts';
import type { LoadedGame } from '../app/games.ts';
import { lineOf, readReplay } from './read-replay.ts';
import { hashing } from './testing.ts';

const find = async (id: string): Promise<LoadedGame | null> =>
  id === 'tic-tac-toe' ? { game: ticTacToe as unknown as Game, ui: {} as GameUi } : null;
const FILE = { code: null, name: 'game.log' };

const match = open(ticTacToe, must(ticTacToe.setUp(undefined, loaded())), 'replay', hashing);
for (const [i, cell] of [0, 3, 1, 4, 2].entries()) must(submit(match, i % 2 ? 'o' : 'x', { type: 'place', cell }));
const text = makeLog(match, { x: 'Ann' });
const lines = text.trimEnd().split('\n');
const withLine = (i: number, line: string): string => lines.map((old, at) => (at === i ? line : old)).join('\n');

test('a valid log becomes a recording', async () => {
  const replay = must(await readReplay(text, find, FILE));
  expect([replay.recording.last, replay.recording.game.id, replay.name]).toEqual([5, 'tic-tac-toe', 'game.log']);
});

test.each<[string, string, object, number | undefined]>([
  ['nonsense', 'hello', { code: 'log-not-json', line: 1 }, 1],
  ['an empty file', '', { code: 'log-format' }, undefined],
  ['a broken line', withLine(3, '{"n":2'), { code: 'log-not-json', line: 4 }, 4],
  [
    'a line that lacks its events',
    withLine(3, '{"n":2,"seat":"x","command":{"type":"place"}}'),
    { code: 'log-shape' },
    4,
  ],
  ['a cut', lines.slice(0, 4).join('\n'), { code: 'log-cut-short', lines: 4 }, undefined],
  [
    'another game',
    withLine(0, (lines[0] as string).replace('tic-tac-toe', 'chess')),
    { code: 'unplayed-game', game: 'chess' },
    undefined,
  ],
  ['no entries', [lines[0], lines.at(-1)].join('\n'), { code: 'log-cut-short' }, undefined],
  [
    'events of another game',
    withLine(2, '{"n":1,"seat":"x","command":{"type":"place"},"events":[{"type":"castled"}]}'),
    { code: 'log-unplayable', n: 1 },
    3,
  ],
])('reports %s with its fault and line', async (_, given, fault, line) => {
  const replay = await readReplay(given, find, FILE);
  expect(replay).toMatchObject({ ok: false, error: fault });
  if (!replay.ok) expect(lineOf(replay.error as Fact, given)?.line).toBe(line);
});

test('a game that throws on a set-up does not break the page', async () => {
  const brittle = { ...ticTacToe, setUp: () => undefined } as unknown as Game;
  const replay = await readReplay(text, async () => ({ game: brittle, ui: {} as GameUi }), FILE);
  expect(replay).toMatchObject({ ok: false, error: { code: 'strange-set-up', line: 1 } });
});
