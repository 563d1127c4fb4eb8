import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Random } from '../../src/kernel/random.ts';
import { must } from '../../src/kernel/result.ts';
import { call, say } from './say.ts';

const game = catalog.radar as Game;
const rules = must(game.setUp(undefined, new Random(1)));
const view = game.view(game.begin(rules), 'archive');

// Answers of the server when a decision cannot be changed, and faults of bots.
test.each([
  'no-single-weight',
  'no-weights',
  'unknown-bot',
  'unknown-persona',
  'unknown-weights',
  'bot-without-levels',
  'auto-level-is-for-play',
  'bot-late',
  'bot-threw',
  'bot-silent',
])('%s has a text in both languages', (code) => {
  const told = (['en', 'es'] as const).map((language) => say({ game, rules, language }, { code, bot: 'crew' }));
  for (const words of told) expect(words).toMatch(/\S \S/);
  expect(told[0]).not.toBe(told[1]);
});

test.each([
  ['en', { type: 'move', course: 'north' }, 'sail north'],
  ['es', { type: 'move', course: 'north' }, 'navegar al norte'],
  ['en', null, 'do nothing'],
] as const)('an option is described for people (%s)', (language, option, words) => {
  expect(call({ game, rules, language, view }, option)).toBe(words);
});

test('without a text for people, an option is shown as typed', () => {
  const { order: _, ...plain } = game;
  expect(call({ game: plain, rules, language: 'es', view }, { type: 'end-turn' })).toBe('end');
});

test('a long message is truncated', () => {
  const long = { type: 'comment', sentences: [{ code: 'words', words: 'far away '.repeat(12) }] };
  const words = call({ game, rules, language: 'en', view }, long);
  expect(words).toMatch(/…$/);
  expect(words.length).toBeLessThanOrEqual(60);
});
