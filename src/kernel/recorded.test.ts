import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { hashing } from '../../examples/tic-tac-toe/testing.ts';
import type { Game } from './game.ts';
import type { Kinds } from './kinds.ts';
import { contentDigest, isSameContent } from './recorded.ts';

const withContent = (content: unknown, contentSince1: Record<string, unknown> = {}): Game<Kinds> => ({
  ...(ticTacToe as unknown as Game<Kinds>),
  content: () => content,
  contentSince1,
});
const digest = (content: unknown, since1?: Record<string, unknown>): string =>
  contentDigest(withContent(content, since1), { setup: {} }, hashing);

describe('the content digest', () => {
  test('ignores key order', () => {
    expect(digest({ a: 1, b: { c: 2, d: [3] } })).toBe(digest({ b: { d: [3], c: 2 }, a: 1 }));
  });

  test('changes with any value', () => {
    expect(digest({ a: 1, b: [1, 2] })).not.toBe(digest({ a: 1, b: [2, 1] }));
  });

  test('ignores a key that was added later, as long as it has its version-1 value', () => {
    const before = digest({ units: [{ armour: 3 }, { armour: 4 }] });
    const since1 = { 'units.*.quad': false };
    expect(
      digest(
        {
          units: [
            { armour: 3, quad: false },
            { armour: 4, quad: false },
          ],
        },
        since1,
      ),
    ).toBe(before);
    expect(
      digest(
        {
          units: [
            { armour: 3, quad: true },
            { armour: 4, quad: false },
          ],
        },
        since1,
      ),
    ).not.toBe(before);
  });

  test('does not depend on the set-up, which is in the header anyway', () => {
    const game = ticTacToe as unknown as Game<Kinds>;
    expect(contentDigest(game, { setup: { size: 3 } }, hashing)).toBe(contentDigest(game, { setup: {} }, hashing));
  });
});

test('an older digest says nothing about the tables', () => {
  const game = withContent({ a: 1 });
  expect(isSameContent(game, { setup: {} }, 'f'.repeat(64), hashing)).toBe(true);
  expect(isSameContent(game, { setup: {} }, digest({ a: 2 }), hashing)).toBe(false);
});
