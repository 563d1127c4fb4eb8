import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, loaded } from '../../../kernel/dice.ts';
import { must } from '../../../kernel/result.ts';
import { isLocation } from '../data/card.ts';
import { CARD_OF, CARDS } from '../data/cards.ts';
import { DECKS } from '../data/decks.ts';
import { SIDES } from '../sides.ts';
import { illegal } from './set-up/deck-file.ts';
import { guarded, recorded, setUp, watched } from './set-up.ts';

/** Dice that must not be rolled. */
const NONE: Dice = loaded();
const ok = (options: unknown) => must(setUp(options, NONE));
const fault = (options: unknown) => {
  const answer = setUp(options, NONE);
  return answer.ok ? undefined : answer.error;
};

/** The default dark deck with some counts changed; 0 removes a card. */
const dark = (counts: Readonly<Record<string, number>>, more: object = {}) => {
  const cards = Object.fromEntries(
    Object.entries<number>({ ...DECKS['iron-tide'].cards, ...counts }).filter(([, n]) => n !== 0),
  );
  return { decks: { dark: { ...DECKS['iron-tide'], cards, ...more } } };
};

describe('the default', () => {
  test('uses the two ground decks, ten cards for the second player, 150 turns and public spectators', () => {
    const { setup, cards, start } = ok(undefined);
    expect(setup).toEqual({
      decks: { dark: DECKS['iron-tide'], light: DECKS['lamps-and-roads'] },
      secondHand: 10,
      turnLimit: 150,
      spectators: 'public',
    });
    expect(cards).toHaveLength(120);
    expect(SIDES.map((side) => cards[start[side]]?.id)).toEqual(['foundry-gate', 'terraces']);
    expect(ok({}).setup).toEqual(setup);
  });
});

test.each(Object.keys(DECKS))('the deck %s is legal: sixty cards of one side, numbered consecutively', (name) => {
  const deck = DECKS[name as keyof typeof DECKS];
  expect(illegal(deck, '')).toBeUndefined();
  const { cards, start } = ok({ decks: { [deck.side]: name } });
  const own = deck.side === 'dark' ? cards.slice(0, 60) : cards.slice(60);
  expect(own.every(({ side }) => side === deck.side)).toBe(true);
  expect(cards[start[deck.side]]).toMatchObject({ id: deck.start, side: deck.side });
  for (const [id, copies] of Object.entries(deck.cards))
    expect(own.filter((card) => card.id === id)).toHaveLength(copies);
});

describe('an invalid set-up is refused with the field and the reason', () => {
  test.each<[string, unknown, object]>([
    ['not an object', 5, { code: 'bad-setup', field: '(whole)' }],
    ['a list', [], { code: 'bad-setup' }],
    ['an unheard-of field', { speed: 1 }, { code: 'bad-setup' }],
    ['an unheard-of side', { decks: { blue: 'iron-tide' } }, { code: 'bad-setup' }],
    ['a turn limit of 1', { turnLimit: 1 }, { code: 'bad-setup', field: 'turnLimit' }],
    ['a second hand of 21 cards', { secondHand: 21 }, { code: 'bad-setup', field: 'secondHand' }],
    ['spectators of another kind', { spectators: 'some' }, { code: 'bad-setup', field: 'spectators' }],
    ['a deck that is a number', { decks: { light: 7 } }, { code: 'bad-setup', field: 'decks/light' }],
    [
      'an unknown deck',
      { decks: { dark: 'iron-tied' } },
      {
        code: 'unknown-deck',
        field: 'decks/dark',
        deck: 'iron-tied',
        nearest: 'iron-tide',
        known: ['iron-tide', 'night-fleet'],
      },
    ],
    [
      'an unknown deck that is like one of the other side',
      { decks: { dark: 'harbour-flete' } },
      { code: 'unknown-deck', nearest: undefined, known: ['iron-tide', 'night-fleet'] },
    ],
    ['a deck of the language', { decks: { dark: 'constructor' } }, { code: 'unknown-deck' }],
    [
      'a deck of the other side',
      { decks: { dark: 'harbour-fleet' } },
      { code: 'deck-of-other-side', field: 'decks/dark', side: 'light', known: ['iron-tide', 'night-fleet'] },
    ],
    [
      'a deck without a start',
      { decks: { dark: { name: 'x', side: 'dark', cards: {} } } },
      { code: 'bad-setup', field: 'decks/dark' },
    ],
    [
      'no copy of a card',
      { decks: { dark: { ...DECKS['iron-tide'], cards: { grael: 0 } } } },
      { code: 'bad-setup', field: 'decks/dark/cards/grael' },
    ],
    [
      'an unknown card, with the nearest name of that side',
      dark({ 'iron-gard': 1, 'iron-guard': 2 }),
      { code: 'unknown-card', field: 'decks/dark/cards/iron-gard', card: 'iron-gard', nearest: 'iron-guard' },
    ],
    [
      'a card of the other side',
      dark({ sentinel: 1, conscript: 2 }),
      { code: 'card-of-other-side', field: 'decks/dark/cards/sentinel', side: 'light', deck: 'dark' },
    ],
    ['59 cards', dark({ conscript: 2 }), { code: 'deck-size', field: 'decks/dark/cards', cards: 59, needed: 60 }],
    ['61 cards', dark({ conscript: 4 }), { code: 'deck-size', cards: 61 }],
    [
      'a location twice',
      dark({ grael: 2, conscript: 2 }),
      { code: 'location-twice', field: 'decks/dark/cards/grael', copies: 2 },
    ],
    [
      'a start that is not in the deck',
      dark({ 'foundry-gate': 0, conscript: 4 }),
      { code: 'start-missing', field: 'decks/dark/start', start: 'foundry-gate' },
    ],
    [
      'a start that nobody knows',
      dark({}, { start: 'foundry-gat' }),
      { code: 'start-missing', nearest: 'foundry-gate' },
    ],
    [
      'a start that is no location',
      dark({}, { start: 'conscript' }),
      { code: 'start-no-location', field: 'decks/dark/start' },
    ],
  ])('%s', (_, options, expected) => {
    expect(fault(options)).toMatchObject(expected);
  });
});

describe('laws', () => {
  /** Any legal deck: some locations, then any cards up to sixty. */
  const legal = fc.constantFrom(...SIDES).chain((side) => {
    const mine = CARDS.filter((card) => card.side === side);
    const places = mine.filter(isLocation).map(({ id }) => id);
    const others = mine.filter((card) => !isLocation(card)).map(({ id }) => id);
    return fc
      .tuple(fc.shuffledSubarray(places, { minLength: 1 }), fc.infiniteStream(fc.constantFrom(...others)))
      .map(([sites, stream]) => {
        const counts: Record<string, number> = Object.fromEntries(sites.map((id) => [id, 1]));
        for (const id of stream.take(60 - sites.length)) counts[id] = (counts[id] ?? 0) + 1;
        return { name: 'Any', side, start: sites[0] as string, cards: counts };
      });
  });

  test('any deck of sixty cards of one side with each location at most once is legal and survives saving', () => {
    fc.assert(
      fc.property(legal, (deck) => {
        const rules = ok({ decks: { [deck.side]: deck } });
        expect(ok(JSON.parse(JSON.stringify(rules.setup)))).toEqual(rules);
      }),
      { numRuns: 40 },
    );
  });

  test('the order of a file does not matter', () => {
    fc.assert(
      fc.property(legal, (deck) => {
        const back = { ...deck, cards: Object.fromEntries(Object.entries(deck.cards).reverse()) };
        expect(ok({ decks: { [deck.side]: back } })).toBe(ok({ decks: { [deck.side]: deck } }));
      }),
      { numRuns: 40 },
    );
  });

  test('a deck with a card too few or a card of the other side is illegal', () => {
    fc.assert(
      fc.property(legal, (deck) => {
        const other = CARDS.find((card) => card.side !== deck.side)?.id ?? '';
        const [some] = Object.keys(deck.cards).filter((id) => !isLocation(CARD_OF.get(id)!));
        expect(illegal({ ...deck, cards: { ...deck.cards, [other]: 1 } }, '')?.code).toBe('card-of-other-side');
        const fewer = { ...deck.cards, [some as string]: (deck.cards[some as string] as number) - 1 };
        expect(illegal({ ...deck, cards: fewer }, '')).toMatchObject({ code: 'deck-size', cards: 59 });
      }),
      { numRuns: 40 },
    );
  });
});

test('an older log does not record the second hand: eight cards', () => {
  const { secondHand, ...older } = ok(undefined).setup;
  expect(secondHand).toBe(10);
  expect(recorded(older)).toEqual({ ...older, secondHand: 8 });
  expect(recorded({ ...older, secondHand })).toEqual({ ...older, secondHand });
});

test('spectators see everything in matches between bots, but not in matches with people', () => {
  expect(watched(undefined)).toEqual({ spectators: 'all' });
  expect(watched({ spectators: 'public' })).toEqual({ spectators: 'public' });
  expect(watched(5)).toBe(5);
  expect(guarded({ spectators: 'all', turnLimit: 9 })).toEqual({ spectators: 'public', turnLimit: 9 });
});
