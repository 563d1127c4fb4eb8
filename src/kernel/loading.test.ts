import { expect, test } from 'vitest';
import type { TicTacToeKinds } from '../../examples/tic-tac-toe/commands.ts';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { hashing, sit } from '../../examples/tic-tac-toe/testing.ts';
import type { Game } from './game.ts';
import { saveRoundTrips } from './laws/saving.ts';
import { makeLog, parseLog } from './log.ts';
import { replay } from './replay.ts';
import { must } from './result.ts';

/** Tic-tac-toe that rejects every state. */
const FAULT = { code: 'not-a-state', field: 'cells' };
const strict: Game<TicTacToeKinds> = { ...ticTacToe, faultIn: () => FAULT };

test('a log is rejected if it ends in a state that the game rejects', () => {
  const file = must(parseLog<TicTacToeKinds>(makeLog(sit(), { x: 'Ann', o: 'Bob' }), hashing));
  expect(replay(ticTacToe, file, hashing).ok).toBe(true);
  expect(replay(strict, file, hashing)).toEqual({ ok: false, error: { code: 'log-leads-astray', n: 0, fault: FAULT } });
  const older = { ...file, header: { ...file.header, rulesVersion: 'older' } }; // played with a rules version that is not available
  expect(replay(strict, older, hashing).ok).toBe(true);
});

test('a game that rejects its own states breaks the law about saving', () => {
  const subject = (game: Game) => ({ game, setups: [undefined], hashing });
  expect(saveRoundTrips.check(subject(ticTacToe as Game), 1)).toBeUndefined();
  expect(saveRoundTrips.check(subject(strict as Game), 1)?.message).toContain('"field":"cells"');
});
