import { describe, expect, test } from 'vitest';
import { rulesFor } from '../arena/play.ts';
import { catalog } from '../games/catalog.ts';
import { type Match, open, submit } from '../kernel/match.ts';
import { must } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import { boardOf } from './board-of.ts';

describe.each(Object.values(catalog))('$id', (game) => {
  const opened = (): Match => open(game, must(rulesFor(game, undefined, '1')), '1', hashing);
  const seat = game.seats(opened().rules)[0] as string;

  test("during play the board is the watcher's", () => {
    const match = opened();
    expect(boardOf(match, seat)).toBe(game.board(game.view(match.state, seat)));
  });

  test('after a resignation it says that the match is over and waits for no seat', () => {
    const match = opened();
    must(submit(match, seat, { type: 'resign' }));
    expect(boardOf(match, seat)).toMatch(/match (is )?over|has won|wins/);
    expect(boardOf(match, seat)).not.toMatch(/waiting for|is asked|are asked/i);
  });
});
