import type { Outcome } from '../../kernel/game.ts';
import type { Rules as KernelRules } from '../../kernel/kinds.ts';
import type { Card } from './data/card.ts';
import type { BySide, Side } from './sides.ts';

/** A card of this match: dark's deck is 0 to 59 in the order of its list, light's 60 to 119. */
export type CardId = number;

/** A deck list: which cards, how many, and the starting location. Lists are public; their order is not. */
export interface Deck {
  readonly name: string;
  readonly side: Side;
  readonly start: string; // id of a location of the deck
  readonly cards: Readonly<Record<string, number>>; // copies by card id, 60 in total, including the start
}

/** The set-up of a match, as plain data. */
export interface Setup extends Readonly<Record<string, unknown>> {
  readonly decks: BySide<Deck>;
  readonly secondHand: number; // cards dealt to the player who goes second
  readonly turnLimit: number; // turns of both players together; then the greater Life Force wins
  readonly spectators: 'public' | 'all';
}

export interface Rules extends KernelRules {
  readonly setup: Setup;
  readonly cards: readonly Card[]; // by CardId
  readonly start: BySide<CardId>; // the starting locations
}

export const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const;
export type Phase = (typeof PHASES)[number];

/** A card on the table that is not a location. */
export interface InPlay {
  readonly card: CardId;
  readonly at: CardId; // the location
  readonly host: CardId | null; // the card it is aboard, or the bearer of a weapon
  readonly moved: boolean; // made its regular move this turn
  readonly shifted: boolean; // embarked or disembarked this turn
  readonly battled: boolean; // took part in a battle this turn
}

/** All piles are face down, except the Lost Pile and, for its owner, the hand. The first card is the top. */
export interface Player {
  readonly reserve: readonly CardId[];
  readonly force: readonly CardId[];
  readonly used: readonly CardId[];
  readonly lost: readonly CardId[];
  readonly hand: readonly CardId[]; // in the order they were drawn
}

/** Piles from which Force can be lost, including the hand. */
export const SOURCES = ['hand', 'reserve', 'force', 'used'] as const;
export type Source = (typeof SOURCES)[number];

/** What has been done in the current turn. */
export interface Turn {
  readonly generation: BySide<number>; // fixed at the start of the turn
  readonly activated: number;
  readonly drained: readonly CardId[]; // locations of Force drains
  readonly battles: readonly CardId[]; // locations of battles
}

/** Force that a side must lose before anything else happens. */
export interface Owed {
  readonly side: Side;
  readonly amount: number;
}

export interface Battle {
  readonly at: CardId;
  readonly initiator: Side;
  readonly segment: 'weapons' | 'power' | 'damage';
  readonly turn: Side; // the side that chooses
  readonly passes: number; // consecutive passes in the weapons segment
  readonly fighters: readonly CardId[]; // of both sides, not yet forfeited
  readonly fired: readonly CardId[]; // weapons that have fired
  readonly hit: readonly CardId[]; // fighters that must be forfeited
  readonly tactics: BySide<readonly CardId[]>; // played in this battle
  readonly asked: BySide<boolean>; // has drawn battle destiny, declined it, or may not draw
  readonly destiny: BySide<number | null>; // null = not drawn
  readonly totals: BySide<number> | null; // null until the power segment is over
  readonly damage: BySide<number>; // still to be satisfied
  readonly attrition: BySide<number>;
}

/** The public part of the state, the same for every watcher. Rules that need nothing hidden take only this. */
export interface Table {
  readonly rules: Rules;
  readonly phase: Phase | 'set-up' | 'ended';
  readonly turn: number; // from 1; 0 before the first
  readonly active: Side;
  readonly locations: readonly CardId[]; // in the order they were deployed
  readonly inPlay: readonly InPlay[]; // in the order they were deployed
  readonly now: Turn;
  readonly owed: Owed | null;
  readonly battle: Battle | null;
  readonly outcome: Outcome | null;
}

export interface State extends Table {
  readonly players: BySide<Player>;
}
