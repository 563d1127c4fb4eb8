import { describe, expect, test } from 'vitest';
import { must } from '../../kernel/result.ts';
import { queries } from './ask.ts';
import { DECKS } from './data/decks.ts';
import { say } from './text.ts';

const { battle, deck } = queries as Record<'battle' | 'deck', (typeof queries)[string]>;
const fault = (query: typeof battle, question: unknown) => {
  const answer = query.answer(question);
  return answer.ok ? undefined : answer.error;
};

test.each(Object.entries(queries))('%s answers its own example', (_, query) => {
  expect(query.answer(query.example).ok).toBe(true);
});

describe('battle', () => {
  test('the numbers of fighters, tactics and given power add up', () => {
    expect(must(battle.answer(battle.example))).toMatchObject({
      dark: { power: 4 + 3 + 2, ability: 1 + 3, draws: true, destinies: 60 - 1 - 3 - 1 },
      light: { power: 2 + 3 + 1, ability: 2 + 5, draws: true, destinies: 60 - 1 - 2 },
    });
  });

  test('given destinies are used as they are', () => {
    const told = must(
      battle.answer({
        dark: { power: 5, ability: 3, destinies: [9] },
        light: { power: 3, ability: 4, destinies: [1, 4] },
      }),
    );
    expect(told).toMatchObject({
      tie: 0,
      dark: { wins: 0.5, draws: false, meanDamage: 1, meanAttrition: 2.5 },
      light: {
        wins: 0.5,
        damage: [
          { amount: 0, chance: 0.5 },
          { amount: 1, chance: 0.5 },
        ],
      },
    });
  });

  test.each<[string, object, object]>([
    [
      'a card nobody has',
      { dark: { fighters: ['iron-gard'] }, light: {} },
      { field: 'dark/fighters/0', problem: expect.stringContaining('iron-guard') },
    ],
    ['a card of the other side', { dark: { fighters: ['sentinel'] }, light: {} }, { field: 'dark/fighters/0' }],
    ['a location among the fighters', { dark: { fighters: ['grael'] }, light: {} }, { field: 'dark/fighters/0' }],
    [
      'more copies than the deck has',
      { dark: { fighters: ['the-umbral-regent', 'the-umbral-regent'] }, light: {} },
      { field: 'dark/fighters/1' },
    ],
    [
      'more tactics than the deck has',
      { dark: { tactics: ['no-quarter', 'no-quarter', 'no-quarter'] }, light: {} },
      { field: 'dark/tactics/2' },
    ],
    ['a fighter for a tactic', { dark: { tactics: ['praetor'] }, light: {} }, { field: 'dark/tactics/0' }],
    ['a deck of the other side', { dark: { deck: 'harbour-fleet' }, light: {} }, { field: 'dark/deck' }],
    ['one side', { dark: {} }, {}],
    ['a field of another kind', { dark: { strength: 5 }, light: {} }, {}],
  ])('refuses %s and names the field', (_, question, expected) => {
    expect(fault(battle, question)).toMatchObject({ code: 'bad-question', ...expected });
  });
});

describe('deck', () => {
  test.each(Object.keys(DECKS))('%s is legal', (name) => {
    expect(must(deck.answer({ deck: name }))).toMatchObject({ legal: true, cards: 60, kinds: { system: 3, site: 7 } });
  });

  test('an illegal deck file is answered with its first fault and its figures', () => {
    const file = { ...DECKS['iron-tide'], cards: { ...DECKS['iron-tide'].cards, conscript: 2 } };
    expect(must(deck.answer({ deck: file }))).toMatchObject({
      legal: false,
      fault: { code: 'deck-size', field: 'deck/cards', cards: 59 },
      words: 'deck/cards: a deck has 60 cards, but this one has 59',
      cards: 59,
    });
  });

  test.each<[unknown, object]>([
    [{ deck: 'iron-tied' }, { field: 'deck', problem: expect.stringContaining('iron-tide') }],
    [{ deck: { ...DECKS['iron-tide'], cards: { grael: 0 } } }, { field: 'deck/cards/grael' }],
    [{ deck: 7 }, { field: 'deck' }],
    [{}, {}],
  ])('%j has the wrong shape', (question, expected) => {
    const wrong = fault(deck, question);
    expect(wrong).toMatchObject({ code: 'bad-question', ...expected });
    expect(say(wrong as { code: string }, 'es')).toMatch(/^la pregunta no es válida en/);
  });
});
