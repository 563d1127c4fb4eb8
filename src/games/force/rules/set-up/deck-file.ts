import Type from 'typebox';
import type { Fact } from '../../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../../kernel/result.ts';
import { faultOf, oneOf, strict } from '../../../../parts/schema/schema.ts';
import { validator } from '../../../../parts/schema/validator.ts';
import { nearest } from '../../../../parts/text/nearest.ts';
import { type Card, isLocation } from '../../data/card.ts';
import { CARD_OF, CARDS } from '../../data/cards.ts';
import { DECKS } from '../../data/decks.ts';
import { DECK_SIZE } from '../../deck.ts';
import { SIDES, type Side } from '../../sides.ts';
import type { Deck } from '../../state.ts';

const CardName = Type.String({ minLength: 1, maxLength: 40 });

/** A deck file: card ids and their counts. */
export const DeckFile = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60 }),
    side: oneOf(SIDES),
    start: CardName,
    cards: Type.Record(CardName, Type.Integer({ minimum: 1, maximum: DECK_SIZE })),
  },
  strict,
);
const check = validator(DeckFile);

/** The names of the built-in decks: all, or those of one side. */
export const namesOf = (side?: Side): string[] =>
  Object.entries(DECKS)
    .filter(([, deck]) => side === undefined || deck.side === side)
    .map(([name]) => name);

/** A built-in deck by name, or a deck file; `at` is its path in the input, `side` the side it must belong to. */
export function deckOf(wanted: unknown, at: string, side?: Side): Result<Deck> {
  if (typeof wanted === 'string') {
    const known = namesOf(side);
    if (!Object.hasOwn(DECKS, wanted))
      return no({ code: 'unknown-deck', field: at, deck: wanted.slice(0, 60), nearest: nearest(wanted, known), known });
    return ok(DECKS[wanted as keyof typeof DECKS]);
  }
  if (!check.Check(wanted)) {
    const { field, problem } = faultOf(check, wanted);
    return no({ code: 'bad-setup', field: field === '(whole)' ? at || field : joined(at, field), problem });
  }
  const deck = inOrder(wanted);
  const wrong = illegal(deck, at);
  return wrong ? no(wrong) : ok(deck);
}

const joined = (at: string, field: string): string => (at ? `${at}/${field}` : field);

/** The first thing that makes a deck illegal, with its path in the file. */
export function illegal({ side, start, cards }: Deck, at: string): Fact | undefined {
  for (const fault of faults(side, start, cards, at)) return fault;
  return undefined;
}

function* faults(side: Side, start: string, cards: Deck['cards'], at: string): Generator<Fact> {
  const ours = CARDS.filter((card) => card.side === side).map(({ id }) => id);
  for (const [id, copies] of Object.entries(cards)) {
    const field = joined(at, `cards/${id}`);
    const card = CARD_OF.get(id);
    if (!card) yield { code: 'unknown-card', field, card: id, nearest: nearest(id, ours) };
    else if (card.side !== side) yield { code: 'card-of-other-side', field, card: id, side: card.side, deck: side };
    else if (isLocation(card) && copies > 1) yield { code: 'location-twice', field, card: id, copies };
  }
  const count = Object.values(cards).reduce((sum, copies) => sum + copies, 0);
  if (count !== DECK_SIZE) yield { code: 'deck-size', field: joined(at, 'cards'), cards: count, needed: DECK_SIZE };
  const field = joined(at, 'start');
  const first = CARD_OF.get(start);
  if (!first || !Object.hasOwn(cards, start))
    yield { code: 'start-missing', field, start, nearest: nearest(start, locationsOf(cards)) };
  else if (!isLocation(first)) yield { code: 'start-no-location', field, start, known: locationsOf(cards) };
}

const locationsOf = (cards: Deck['cards']): string[] =>
  Object.keys(cards).filter((id) => {
    const card = CARD_OF.get(id);
    return card !== undefined && isLocation(card);
  });

/** Every copy of the known cards in a deck, in the order of `CARDS`. */
export const copiesOf = ({ cards }: Pick<Deck, 'cards'>): Card[] =>
  CARDS.flatMap((card) => Array.from({ length: cards[card.id] ?? 0 }, () => card));

/** The deck with its cards in a fixed order, so that files that differ only in order are the same deck. */
function inOrder(deck: Deck): Deck {
  const known = CARDS.map(({ id }) => id).filter((id) => Object.hasOwn(deck.cards, id));
  const unknown = Object.keys(deck.cards).filter((id) => !CARD_OF.has(id));
  const cards = Object.fromEntries([...known, ...unknown].map((id) => [id, deck.cards[id] as number]));
  return { name: deck.name, side: deck.side, start: deck.start, cards };
}
