import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from '../../src/kernel/hashing.ts';
import { type Match, open } from '../../src/kernel/match.ts';
import { ticTacToe } from './game.ts';
import type { TicTacToeKinds } from './kinds.ts';
import { RULES } from './state.ts';

export const hashing: Hashing = {
  hmac: (key, message) => createHmac('sha256', key).update(message).digest(),
  digest: (text) => createHash('sha256').update(text).digest('hex'),
};

/** Sits down to a match that has begun: x is to place. */
export const sit = (seed = '1'): Match<TicTacToeKinds> => open(ticTacToe, RULES, seed, hashing);
