import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Heard } from '../events.ts';
import type { CardId } from '../state.ts';
import type { Code, Facts } from './facts.ts';

/** How the texts of one language name things in a match. */
export interface Naming {
  card(card: CardId): string; // `Sentinel`, or `card 72` outside a match
  cards(cards: readonly CardId[]): string; // copies are counted: `2 Sentinel, Mender`
  /** The kind of card, if known: texts differ for locations, weapons and the rest. */
  role(card: CardId): 'location' | 'weapon' | 'other' | undefined;
  where(card: CardId): CardId | undefined; // its location, if the view is known
  side(side: string): string;
  say(fact: Fact): string; // a fact inside another one
  fill(template: string, facts: object): string;
}

/** A template for `fill` in `parts/text`, or a function if the text depends on more than its facts. */
export type Text<F> = string | ((fact: F, naming: Naming) => string);
export type CodeTexts = { readonly [C in Code]: Text<Facts[C]> };

/**
 * Events and orders in one language. Besides the forms of `fill` and `terms`, templates may use `{card:@}`, `{side:#}`
 * (null = the opponent), `{cards:,}` for a list of cards, and `{word:=}` and `{known:=,}` for text as typed.
 */
export interface EventTexts {
  readonly language: Language;
  readonly card: string; // the word before a card's number, if names are unknown
  readonly opponent: string;
  readonly terms: Readonly<Record<string, Readonly<Record<string, string>>>>; // by form, then id; `#` names the sides
  readonly heard: { readonly [T in Heard['type']]: Text<Extract<Heard, { readonly type: T }>> };
  readonly orders: { readonly [T in CommandType]: Text<CommandOf<T>> };
}
