import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from '../../src/kernel/hashing.ts';
import { type Match, open } from '../../src/kernel/match.ts';
import type { TicTacToeKinds } from './commands.ts';
import { ticTacToe } from './game.ts';
import { RULES } from './state.ts';

export const hashing: Hashing = {
  hmac: (key, message) => createHmac('sha256', key).update(message).digest(),
  digest: (text) => createHash('sha256').update(text).digest('hex'),
};

/** A match in progress: x places next. */
export const sit = (seed = '1'): Match<TicTacToeKinds> => open(ticTacToe, RULES, seed, hashing);
