import { expect, test } from 'vitest';
import type { Language } from '../../kernel/game.ts';
import { fill } from './fill.ts';

test.each<[string, Record<string, unknown>, Language, string]>([
  ['hull {hull}', { hull: 3 }, 'en', 'hull 3'],
  ['{bits:1} bits', { bits: 2.345 }, 'en', '2.3 bits'],
  ['{bits:1} bits', { bits: 2.345 }, 'es', '2,3 bits'],
  ['{odds:%} likely', { odds: 0.054 }, 'en', '5% likely'],
  ['{odds:%}', { odds: 0.054 }, 'es', '5\u00a0%'],
  ['{hits:torpedo|torpedoes}', { hits: 1 }, 'en', '1 torpedo'],
  ['{hits:torpedo|torpedoes}', { hits: 0 }, 'en', '0 torpedoes'],
  ['{hits:?it hits|they hit}', { hits: 2 }, 'en', 'they hit'],
  ['{hits:wound|wounds}', { hits: '1.0' }, 'en', '1.0 wounds'],
  ['{names:,}', { names: ['a', 'b'] }, 'en', 'a, b'],
])('%s with %j in %s: %s', (template, facts, language, text) => {
  expect(fill(template, facts, language)).toBe(text);
});

test('a game formats its own forms, also inside a list', () => {
  const format = (value: unknown, form: string) =>
    form === '@' ? `cell ${value}` : typeof value === 'string' ? value.toUpperCase() : undefined;
  expect(fill('{at:@}: {who}, {all:,}, {n}', { at: 7, who: 'red', all: ['a', 'b'], n: 1 }, 'en', format)).toBe(
    'cell 7: RED, A, B, 1',
  );
});
