import { describe, expect, test } from 'vitest';
import { DECKS } from '../../data/decks.ts';
import { faultOf, readDeck } from './deck-choice.tsx';
import { setUpLabels } from './labels.ts';

const deck = DECKS['iron-tide'];
const typed = (change: object): string => JSON.stringify({ ...deck, ...change });

test('a legal deck is accepted unchanged', () => {
  expect(readDeck(JSON.stringify(deck), 'dark')).toEqual({ ok: true, value: deck });
});

describe('an invalid deck is refused with a message', () => {
  test.each([
    ['no JSON', '{', 'not-json'],
    ['no deck', '[]', 'bad-setup'],
    ['a number where a list belongs', typed({ cards: 3 }), 'bad-setup'],
    ['half a copy', typed({ cards: { conscript: 0.5 } }), 'bad-setup'],
    ['too few cards', typed({ cards: { 'foundry-gate': 1 } }), 'deck-size'],
    ['a card that is not there', typed({ cards: { ...deck.cards, conscrypt: 1 } }), 'unknown-card'],
    ['a start that is not in it', typed({ start: 'terraces' }), 'start-missing'],
    ['the other side', JSON.stringify(DECKS['harbour-fleet']), 'deck-of-other-side'],
  ])('%s', (_what, text, code) => {
    const read = readDeck(text, 'dark');
    expect(read.ok ? 'ok' : read.error.code).toBe(code);
    if (!read.ok)
      for (const language of ['en', 'es'] as const)
        expect(faultOf(read.error, language, setUpLabels(language))).not.toBe(read.error.code);
  });
});
