import { describe, expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import { makeLog, parseLog } from '../../src/kernel/log.ts';
import { outcomeOf } from '../../src/kernel/match.ts';
import { must } from '../../src/kernel/result.ts';
import { makeRecording } from '../replay/recording.ts';
import { played } from '../replay/testing.ts';
import { winCurve } from './curve.ts';
import { keyMoments } from './key-moments.ts';
import { momentText } from './moment-text.ts';

const NOT_KEY = { isKeyMoment: () => false };

describe.each(Object.values(catalog).map((game) => [game.id, game] as const))('a match of %s', async (_, game) => {
  const match = played(game);
  const recording = must(await makeRecording(game, must(parseLog(makeLog(match, {}), null))));
  const curve = await winCurve(recording);

  test('has odds for the start and every entry, which add up to 1', () => {
    expect(curve.map(({ n }) => n)).toEqual([-1, ...match.log.keys()]);
    for (const { odds } of curve) expect(odds.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  });

  test('ends with the result', () => {
    const winners = outcomeOf(match)?.winners ?? [];
    expect(curve.at(-1)?.odds).toEqual(
      game.sides(match.rules).map((side) => (winners.includes(side) ? 1 / winners.length : 0)),
    );
  });

  test('counts the entry that ends a turn as part of it', () => {
    for (const { n, turn } of curve.slice(1)) expect(turn).toBe(recording.turns[n - 1] ?? 1);
  });

  test('has a text for every key moment, in both languages', () => {
    for (const { n } of keyMoments(curve))
      for (const language of ['en', 'es'] as const)
        expect(momentText(recording, n, NOT_KEY, (event) => game.say(event, language, match.rules))).not.toBe('');
  });
});

test('a key moment gives the results of all weapons that destroyed models', () => {
  const told = ['shot 5', 'shot 1', 'missed', 'shooting is over'].map((type) => ({ n: 3, event: { type } }));
  const ui = {
    isKeyMoment: ({ type }: { readonly type: string }) => /^shot/.test(type),
    isSummary: ({ type }: { readonly type: string }) => /^(?:shot|missed)/.test(type),
  };
  const text = (from: number) =>
    momentText({ heardUpTo: () => told.slice(from) } as never, 3, ui as never, ({ type }) => type);
  expect(text(0)).toBe('Shot 5 · shot 1');
  expect(text(2)).toBe('Missed');
});
