import Type, { type Static } from 'typebox';
import { ok, type Result } from '../../../kernel/result.ts';
import { strict } from '../../../parts/schema/schema.ts';
import { isCombatant, isLocation } from '../data/card.ts';
import { DECKS } from '../data/decks.ts';
import { copiesOf, DeckFile, deckOf, illegal } from '../rules/set-up/deck-file.ts';
import type { Deck } from '../state.ts';
import { say } from '../text.ts';

/** A deck by its name, or as a file. */
export const AnyDeck = Type.Unsafe<string | Static<typeof DeckFile>>(
  Type.Union([Type.Enum(Object.keys(DECKS)), DeckFile]),
);
export const DeckQuestion = Type.Object({ deck: AnyDeck }, strict);

const round = (value: number): number => Math.round(value * 1000) / 1000;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number | null => (values.length ? round(sum(values) / values.length) : null);

/** How often each key occurs, in order of first appearance. */
function counted(keys: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Whether a deck is legal, what is wrong with it, and what is in it. */
export function checked({ deck }: Static<typeof DeckQuestion>): Result<unknown> {
  const fault = typeof deck === 'string' ? undefined : illegal(deck, 'deck');
  const list: Deck = typeof deck === 'string' ? DECKS[deck as keyof typeof DECKS] : deck;
  const copies = copiesOf(list);
  const combatants = copies.filter(isCombatant);
  const locations = copies.filter(isLocation);
  return ok({
    name: list.name,
    side: list.side,
    start: list.start,
    legal: fault === undefined,
    ...(fault && { fault, words: say(fault, 'en') }),
    cards: copies.length,
    kinds: counted(copies.map(({ kind }) => kind)),
    destiny: {
      mean: mean(copies.map((card) => card.destiny)),
      withoutStart: mean(copies.map((card) => card.destiny).filter((_, i) => copies[i]?.id !== list.start)),
      counts: counted(copies.map((card) => card.destiny)),
    },
    deploy: {
      mean: mean(combatants.map((card) => card.deploy)),
      counts: counted(combatants.map((card) => card.deploy)),
    },
    power: sum(combatants.map((card) => card.power)),
    ability: sum(combatants.map((card) => card.ability)),
    forfeit: sum(combatants.map((card) => card.forfeit)),
    icons: {
      dark: sum(locations.map(({ icons }) => icons.dark)),
      light: sum(locations.map(({ icons }) => icons.light)),
    },
  });
}

/** Finds the malformed part of a deck file, which the schema's error for a union does not name. */
export function faultIn(question: unknown): { readonly field: string; readonly problem: string } | undefined {
  const { deck, cards } = (question ?? {}) as { readonly deck?: unknown; readonly cards?: unknown };
  if (deck === undefined)
    return cards === undefined ? undefined : { field: '(whole)', problem: 'put the deck into a field: {"deck": ...}' };
  const known = deckOf(deck, 'deck');
  if (known.ok) return undefined;
  const { field, problem } = known.error;
  return { field: String(field ?? 'deck'), problem: String(problem ?? say(known.error, 'en') ?? known.error.code) };
}
