import { describe, expect, test } from 'vitest';
import type { TicTacToeKinds } from '../../examples/tic-tac-toe/commands.ts';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { hashing, sit } from '../../examples/tic-tac-toe/testing.ts';
import { bare } from './bot.ts';
import { seedAt } from './dice.ts';
import type { Game } from './game.ts';
import { makeLog, parseLog } from './log.ts';
import { append, type Match, open, submit, unopened } from './match.ts';
import { verify } from './replay.ts';
import { must } from './result.ts';

const SEATS = { x: 'Ann', o: 'perfect' };

describe('a fork', () => {
  const PLACE = 3;

  /** A match that continues another one's first entries with its own seed. */
  function forkOf(parent: Match<TicTacToeKinds>): Match<TicTacToeKinds> {
    const fork = unopened(rolling, parent.rules, 'a seed of its own', hashing);
    for (const entry of parent.log.slice(0, PLACE)) append(fork, entry);
    for (const [seat, cell] of [
      ['x', 1],
      ['o', 4],
      ['x', 2],
    ] as const)
      must(submit(fork, seat, { type: 'place', cell }));
    return fork;
  }

  /** Tic-tac-toe in which every command rolls a die, so that a different seed gives different events. */
  const rolling: Game<TicTacToeKinds> = {
    ...ticTacToe,
    *resolve(state, seat, command, dice) {
      if (command.type === 'place')
        yield { type: 'placed', seat: 'x', cell: command.cell, die: dice.roll(1e9) } as never;
      yield* ticTacToe.resolve(state, seat, command, dice);
    },
    apply: (state, event) => ('die' in event ? state : ticTacToe.apply(state, event)),
  };
  const parent = open(rolling, sit().rules, 'a seed', hashing);
  for (const [seat, cell] of [
    ['x', 0],
    ['o', 3],
  ] as const)
    must(submit(parent, seat, { type: 'place', cell }));

  const fork = forkOf(parent);
  const decided = (n: number, seed: string) => ({
    n,
    seat: 'x',
    bot: 'perfect',
    version: '1',
    weights: null,
    seed: seedAt(hashing, seed, 'bot', 'x', n),
    decision: bare<never>(null),
  });
  const text = makeLog(fork, SEATS, {
    parent: { match: 'abc', place: PLACE },
    decisions: [decided(1, 'a seed'), decided(3, 'a seed of its own')],
  });
  const checked = (log: string) => verify(rolling, must(parseLog<TicTacToeKinds>(log, hashing)), hashing);

  /** The fork with one line changed and its hash chain recomputed. */
  const touched = (from: string, to: string): string => {
    let prev = '';
    return text
      .trimEnd()
      .replace(from, to)
      .split('\n')
      .map((line) => {
        const value = JSON.parse(line) as Record<string, unknown>;
        if ('decision' in value) return line;
        const out = JSON.stringify('prev' in value ? { ...value, prev } : value);
        prev = 'result' in value ? prev : hashing.digest(out);
        return out;
      })
      .join('\n');
  };
  const dieAt = (n: number): string => JSON.stringify(fork.log[n]).match(/"die":\d+/)?.[0] ?? '';

  test('names its parent and is verified from there on', () => {
    expect(must(parseLog(text, hashing)).header.parent).toEqual({ match: 'abc', place: PLACE });
    const match = must(checked(text));
    expect([match.state, match.log]).toEqual([fork.state, fork.log]);
  });

  test('does not verify as a match without a parent', () => {
    expect(checked(makeLog(fork, SEATS))).toMatchObject({ ok: false, error: { code: 'verify-events', n: 1 } });
  });

  test('is rejected if an entry or a decision after the fork was changed', () => {
    expect(checked(touched(dieAt(PLACE), '"die":7'))).toMatchObject({ error: { code: 'verify-events', n: PLACE } });
    const other = makeLog(fork, SEATS, { parent: { match: 'abc', place: PLACE }, decisions: [decided(3, 'a seed')] });
    expect(checked(other)).toMatchObject({ error: { code: 'verify-seed', n: 3 } });
  });

  test('is not checked before the fork: the log of the parent proves those entries', () => {
    expect(checked(touched(dieAt(1), '"die":7')).ok).toBe(true);
    expect(checked(touched('{"type":"began"}', '{"type":"unheard-of"}')).ok).toBe(false);
  });
});
