import type { Fact } from '../../../kernel/fact.ts';
import type { CommandOf, CommandType } from '../commands.ts';
import type { Heard } from '../events.ts';
import type { Side } from '../sides.ts';
import type { CardId, Phase, Source } from '../state.ts';

/** How things are called: cards by the lists of the match where they are at hand, else by number. */
export interface Names {
  card(card: CardId): string; // `Sentinel`, or `card 72`
  cards(cards: readonly CardId[]): string; // those alike are counted: `2 Sentinel, Mender`
  /** What a card is, where it is known: the words differ for locations, weapons and the rest. */
  role(card: CardId): 'location' | 'weapon' | 'other' | undefined;
  where(card: CardId): CardId | undefined; // its location, if a view is at hand
  side(side: string): string;
  say(fact: Fact): string; // a fact inside something else
  figure(value: number, decimals: number): string;
}

export type Phrase<F> = (fact: F, names: Names) => string;
export type Phrases<F> = { readonly [C in keyof F]: Phrase<F[C]> };

type None = Readonly<Record<never, never>>;
interface OfCard {
  readonly card: CardId;
}
interface OfPlace {
  readonly at: CardId;
}
interface Toward {
  readonly to: CardId;
}
interface Field {
  readonly field: string;
}
interface Known {
  readonly known: readonly string[];
}
interface Near {
  readonly nearest?: string | undefined;
}
interface Word {
  readonly word: string;
}
interface Usage {
  readonly usage: string;
}

/** The facts of every code that the rules speak: refusals, who is awaited, lines of receipts, the end. */
export interface RuleFacts {
  // whose choice, and what it is about
  'not-begun': None;
  'not-your-turn': { readonly acts: Side };
  'wrong-phase': { readonly phase: Phase | 'set-up' | 'ended'; readonly needs: Phase };
  'loss-first': { readonly amount: number };
  'battle-first': OfPlace;
  'must-answer': { readonly segment: 'power' | 'damage' | 'weapons' };
  'awaits-activate': None;
  'awaits-control': None;
  'awaits-deploy': None;
  'awaits-battle': None;
  'awaits-move': None;
  'awaits-draw': None;
  'awaits-weapons': None;
  'awaits-power': None;
  'awaits-loss': { readonly amount: number };
  'awaits-damage': { readonly damage: number; readonly attrition: number };
  // Force
  'too-much-force': { readonly amount: number; readonly most: number };
  'too-little-force': { readonly cost: number; readonly force: number };
  'pile-empty': { readonly from: Source };
  'nothing-to-lose': None;
  'which-card': None;
  'top-card-only': { readonly from: Source };
  // cards and places
  'not-in-hand': OfCard;
  'not-your-card': OfCard;
  'no-such-location': OfPlace;
  'no-such-place': Toward;
  'already-drained': OfPlace;
  'not-controlled': OfPlace;
  // deploying
  'location-stands-alone': OfCard;
  'never-deployed': OfCard;
  unique: OfCard & { readonly most: number };
  'where-to': OfCard;
  'no-bearer': Toward;
  'already-armed': OfCard;
  'systems-only': Toward;
  'sites-only': Toward;
  'exterior-only': Toward;
  'no-icon-no-presence': OfPlace;
  'characters-only': Toward;
  'no-carrier': Toward;
  'no-seat': Toward;
  // moving
  'cannot-move': OfCard;
  aboard: OfCard;
  'already-moved': OfCard;
  'already-there': OfPlace;
  'too-far': Toward & { readonly distance: number; readonly reach: number };
  'no-way': Toward;
  'no-character': OfCard;
  'already-shifted': OfCard;
  'not-there': OfCard & OfPlace;
  'not-aboard': OfCard;
  // battle
  'already-battled': OfPlace;
  'no-presence': OfPlace & { readonly side: Side };
  'no-weapons-segment': None;
  'no-power-segment': None;
  'no-damage-segment': None;
  'no-such-weapon': OfCard;
  'not-in-battle': OfCard;
  'bearer-aboard': OfCard;
  'already-fired': OfCard;
  'no-destiny-left': None;
  'own-card': OfCard;
  'target-aboard': OfCard;
  'already-hit': OfCard;
  'no-tactic': OfCard;
  'hit-first': { readonly cards: readonly CardId[] };
  // receipts
  'generation-base': None;
  'generation-icons': OfPlace;
  'generation-master': OfCard;
  'drain-icons': OfPlace;
  'power-of': OfCard;
  'ability-of': OfCard;
  'tactic-of': OfCard;
  'battle-destiny': { readonly side: Side };
  // the end
  'life-force-gone': { readonly side: Side };
  'limit-life-force': { readonly turns: number };
  'limit-even': { readonly turns: number };
  // files
  'saved-state-is-wrong': { readonly field: string };
}

/** Facts about set-ups, questions and what is typed. */
export interface TableFacts {
  'bad-setup': Field & { readonly problem: string };
  'bad-question': Field & { readonly problem: string };
  'unknown-deck': Field & Known & Near & { readonly deck: string };
  'deck-of-other-side': Field & Known & { readonly deck: string; readonly side: Side };
  'unknown-card': Field & Near & { readonly card: string };
  'card-of-other-side': Field & { readonly card: string; readonly side: Side; readonly deck: Side };
  'location-twice': Field & { readonly card: string; readonly copies: number };
  'deck-size': Field & { readonly cards: number; readonly needed: number };
  'start-missing': Field & Near & { readonly start: string };
  'start-no-location': Field & Known & { readonly start: string };
  'nothing-typed': { readonly example: string };
  'unknown-verb': Word & Known;
  'words-missing': Usage;
  'words-left': Word & Usage;
  'not-a-card': Word & Known & Near;
  'several-cards': Word & Known;
  'not-a-number': Word;
  'not-one-of': Word & Known;
  'not-json': { readonly problem: string };
}

export type Facts = RuleFacts & TableFacts;
export type Code = keyof Facts;

/** The words of one language that belong to the table rather than to the rules. */
export interface TableWords {
  readonly card: string; // for a card without a match
  readonly point: string; // before the decimals
  readonly sides: Readonly<Record<Side, string>>;
  readonly codes: Phrases<TableFacts>;
  readonly heard: { readonly [T in Heard['type']]: Phrase<Extract<Heard, { readonly type: T }>> };
  /** What can be ordered, as one would say it of somebody else. */
  readonly orders: { readonly [T in CommandType]: Phrase<CommandOf<T>> };
}

/** `one, two or three`. */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
