import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { catalog } from '../../src/games/catalog.ts';
import { loaded } from '../../src/kernel/dice.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Kinds } from '../../src/kernel/kinds.ts';
import { type LogFile, makeLog, parseLog } from '../../src/kernel/log.ts';
import { type Match, open, stateAt, submit, viewOf } from '../../src/kernel/match.ts';
import { Random } from '../../src/kernel/random.ts';
import { must } from '../../src/kernel/result.ts';
import { makeRecording, type Recording } from './recording.ts';
import { hashing, played } from './testing.ts';

const GAMES: readonly Game[] = [...Object.values(catalog), ticTacToe as unknown as Game];

const fileOf = (match: Match): LogFile => must(parseLog(makeLog(match, {}), null));

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', async (_, game) => {
  const match = played(game);
  const recording = must(await makeRecording(game, fileOf(match)));
  const samples = [...new Set([-1, 0, 1, 63, 64, 65, recording.last - 1, recording.last])].filter(
    (n) => n <= recording.last,
  );

  test('has a frame for every entry and watcher', () => {
    expect(recording.last).toBe(match.log.length - 1);
    expect(recording.turns.length).toBe(match.log.length);
    expect(recording.turns[0]).toBe(1);
    expect(recording.watchers).toEqual(['archive', ...game.seats(match.rules), 'spectator']);
  });

  test('shows every seat what it saw in the match', () => {
    for (const n of samples)
      for (const seat of game.seats(match.rules))
        expect(recording.viewAt(n, seat)).toEqual(game.view(stateAt(match, n + 1), seat));
  });

  test('shows spectators everything once it is over', () => {
    expect(recording.viewAt(recording.last, 'spectator')).toEqual(viewOf(match, 'spectator'));
  });

  test('lists events in order, never later ones, independent of the path taken', () => {
    for (const watcher of recording.watchers) {
      const all = recording.heardUpTo(recording.last, watcher);
      expect(all.map(({ seq }) => seq)).toEqual(all.map((_, i) => i + 1));
      for (const n of samples) expect(recording.heardUpTo(n, watcher)).toEqual(all.filter((heard) => heard.n <= n));
    }
  });

  test('computes the same beliefs forwards and backwards', async () => {
    const [seat] = game.seats(match.rules).slice(-1) as [string];
    const other = must(await makeRecording(game, fileOf(match)));
    const forwards = samples.map((n) => plain(game, recording, n, seat));
    const backwards = samples.toReversed().map((n) => plain(game, other, n, seat));
    expect(backwards.toReversed()).toEqual(forwards);
    expect(recording.beliefAt(recording.last, 'archive')).toBeNull();
  });
});

/** Beliefs may hold caches, so compare what they imagine. */
function plain(game: Game, recording: Recording, n: number, seat: string): unknown {
  const belief = recording.beliefAt(n, seat);
  const view = recording.viewAt(n, seat);
  return game.view(game.imagine(view, belief, new Random(7)), 'archive');
}

test('an aborted match is open to spectators at its end, and all watchers hear why', async () => {
  const game = ticTacToe as unknown as Game;
  const match = open(game, must(game.setUp(undefined, loaded())), 'recording', hashing);
  must(submit(match, 'x', { type: 'place', cell: 4 } as Kinds['command']));
  must(submit(match, 'o', { type: 'resign' }));
  const recording = must(await makeRecording(game, fileOf(match)));
  expect(recording.noticed('spectator')).toContain(2);
  for (const watcher of recording.watchers)
    expect(recording.heardUpTo(2, watcher).at(-1)).toMatchObject({ n: 2, event: { type: 'resigned' } });
});

describe('detects a file of another game before showing it', () => {
  const match = played(catalog.radar as Game);
  const sound = fileOf(match);
  test.each<[string, Partial<LogFile>, object]>([
    [
      'events of another game',
      { entries: [{ n: 0, seat: 'x', command: { type: 'begin' }, events: [{ type: 'castled' }] }] },
      { code: 'log-unplayable', n: 0 },
    ],
    ['a set-up of another game', { header: { ...sound.header, setup: { size: 3 } } }, {}],
  ])('%s', async (_, wrong, error) => {
    expect(await makeRecording(catalog.radar as Game, { ...sound, ...wrong })).toMatchObject({ ok: false, error });
  });
});
