import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/result.ts';
import { lineupFor, resolveBot } from './lineup.ts';
import { playMatch, rulesFor } from './play.ts';
import { decisionFor, questionAt } from './redecide.ts';

const game: Game = ticTacToe;
const rules = must(rulesFor(game, undefined, '1'));
const sides = { x: 'perfect@2', o: 'random' };

describe('a lineup', () => {
  test.each([
    [{ x: 'perfekt' }, {}, { code: 'unknown-bot', bot: 'perfekt', game: 'tic-tac-toe' }],
    [{ x: 'perfect+bold' }, {}, { code: 'unknown-persona', persona: 'bold', known: ['plain'] }],
    [{ x: 'perfect@7' }, {}, { code: 'bot-name-level', level: '7' }],
    [{ x: 'perfect#00000000' }, {}, { code: 'unknown-weights', digest: '00000000' }],
    [{ z: 'perfect' }, {}, { code: 'no-such-side', side: 'z', known: ['x', 'o'] }],
    [{ x: 'perfect' }, { q: 'random' }, { code: 'no-such-seat', seat: 'q', known: ['x', 'o'] }],
  ])('%j %j is refused with its facts', (bySide, bySeat, fact) => {
    expect(lineupFor(game, rules, bySide as Record<string, string>, bySeat)).toMatchObject({ ok: false, error: fact });
  });

  test('a seat has its own bot before its side’s', () => {
    expect(must(lineupFor(game, rules, sides, { x: 'random' })).names).toEqual({ x: 'random', o: 'random' });
  });
});

describe('a match', () => {
  const played = must(playMatch({ game, options: undefined, seed: '5', sides }, { ledger: true, keep: true }));

  test('is over, with its figures', () => {
    expect(played.outcome).toBeDefined();
    expect(played.turns).toBe(played.match.log.length - 1);
    expect((played.figures.x?.decisions ?? 0) + (played.figures.o?.decisions ?? 0)).toBe(played.turns);
  });

  test('every bot asked again, at every place, decides the same', () => {
    for (const { n, seat, decision } of played.decisions) {
      const question = questionAt(played.match, n, seat, must(resolveBot(game, played.names[seat] as string)));
      const again = decisionFor(question, played.match.log[n]?.command, 0);
      expect(again?.decision).toEqual(decision);
    }
  });

  test('only bots: the game may open it to spectators', () => {
    const seen: unknown[] = [];
    const watched: Game = { ...game, watched: (options) => ({ ...(options as object), size: seen.push(options) + 2 }) };
    must(playMatch({ game: watched, options: undefined, seed: '5', sides }));
    expect(seen).toEqual([undefined]);
  });
});
