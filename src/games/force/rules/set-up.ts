import Type, { type Static } from 'typebox';
import type { Dice } from '../../../kernel/dice.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { faultOf, strict } from '../../../parts/schema/schema.ts';
import { validator } from '../../../parts/schema/validator.ts';
import { USUAL } from '../data/decks.ts';
import { SECOND_HAND, SECOND_HANDS } from '../deck.ts';
import { bySide, SIDES, type Side } from '../sides.ts';
import type { CardId, Deck, Rules, Setup } from '../state.ts';
import { copiesOf, DeckFile, deckOf, namesOf } from './set-up/deck-file.ts';

const turnLimit = Type.Optional(Type.Integer({ minimum: 2, maximum: 10_000 }));
const secondHand = Type.Optional(Type.Integer({ minimum: SECOND_HANDS.least, maximum: SECOND_HANDS.most }));
const spectators = Type.Optional(Type.Enum(['public', 'all']));

const Options = Type.Object(
  {
    decks: Type.Optional(
      // each a deck's name or a deck file
      Type.Object({ dark: Type.Optional(Type.Unknown()), light: Type.Optional(Type.Unknown()) }, strict),
    ),
    secondHand,
    turnLimit,
    spectators,
  },
  strict,
);
type Options = Static<typeof Options>;

const published = (side: Side) => Type.Optional(Type.Union([Type.Enum(namesOf(side)), DeckFile]));

/** The published version, with all available names. */
export const PUBLISHED = Type.Object(
  {
    decks: Type.Optional(Type.Object({ dark: published('dark'), light: published('light') }, strict)),
    secondHand,
    turnLimit,
    spectators,
  },
  strict,
);

const check = validator(Options);

const TURN_LIMIT = 150;
// Must never change: older logs do not record these values.
const VERSION_1 = { secondHand: 8, turnLimit: 150, spectators: 'public' };

const compiled = new Map<string, Rules>();
const MOST_COMPILED = 32;

/** Checks and completes a set-up; the log header contains both deck lists. */
export function setUp(options: unknown, _dice: Dice): Result<Rules> {
  const wanted = options ?? {};
  if (!check.Check(wanted)) return no({ code: 'bad-setup', ...faultOf(check, wanted) });
  const [dark, light] = SIDES.map((side) => deckFor(wanted, side)) as [Result<Deck>, Result<Deck>];
  if (!dark.ok) return dark;
  if (!light.ok) return light;
  return ok(
    compile({
      decks: { dark: dark.value, light: light.value },
      secondHand: wanted.secondHand ?? SECOND_HAND,
      turnLimit: wanted.turnLimit ?? TURN_LIMIT,
      spectators: wanted.spectators ?? 'public',
    }),
  );
}

export const recorded = (setup: unknown): unknown => ({ ...VERSION_1, ...(setup as object) });

/** The cards; the deck lists are in the set-up. */
export const content = ({ cards }: Rules): unknown => ({ cards });

function deckFor({ decks }: Options, side: Side): Result<Deck> {
  const field = `decks/${side}`;
  const deck = deckOf(decks?.[side] ?? USUAL[side], field, side);
  if (!deck.ok || deck.value.side === side) return deck;
  return no({ code: 'deck-of-other-side', field, deck: deck.value.name, side: deck.value.side, known: namesOf(side) });
}

/** In matches between bots, spectators see everything by default. */
export const watched = (options: unknown): unknown =>
  options === undefined || (typeof options === 'object' && options !== null && !Array.isArray(options))
    ? { spectators: 'all', ...options }
    : options;

/** If people play, spectators see only public information. */
export const guarded = (options: unknown): unknown => ({ ...(options as object), spectators: 'public' });

function compile(setup: Setup): Rules {
  const key = JSON.stringify(setup);
  const known = compiled.get(key);
  if (known) return known;
  const cards = SIDES.flatMap((side) => copiesOf(setup.decks[side]));
  const start = bySide((side): CardId => cards.findIndex(({ id }) => id === setup.decks[side].start));
  const rules: Rules = { setup, cards, start };
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(key, rules);
  return rules;
}
