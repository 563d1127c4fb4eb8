import type { Fact } from '../../kernel/fact.ts';
import type { Decision } from './decision.ts';

/** A card as described by the events. */
export interface BoardCard {
  readonly id: string;
  readonly blueprint: string | null; // null = face down
  readonly zone: string;
  readonly owner: string; // the player whose zone it is in
  readonly location: number | null; // index of its location
  readonly target: string | null; // the card it is attached to or aboard
}

export const PILES = [
  'FORCE_PILE',
  'USED_PILE',
  'RESERVE_DECK',
  'LOST_PILE',
  'OUT_OF_PLAY',
  'HAND',
  'SABACC_HAND',
] as const;
export type Pile = (typeof PILES)[number];

interface BoardBattle {
  readonly location: number;
  readonly cards: readonly string[]; // cards in the battle
  readonly drawn: Readonly<Record<string, number>>; // battle destiny by player
  readonly played: readonly BoardCard[]; // from the hand, during this battle
}

/** What happened in this turn so far. */
export interface TurnEvents {
  readonly activated: number; // cards added to the Force Pile in the activate phase
  readonly drained: readonly string[]; // locations
  readonly fought: readonly number[]; // indexes of locations
  readonly moved: readonly string[]; // cards
  readonly battled: readonly string[];
}

/** The game as one player sees it. */
export interface Board {
  readonly me: string;
  readonly players: readonly string[];
  readonly turnOf: string | null;
  readonly phase: string; // the first word of the server's name for it: `Deploy`
  readonly turn: number;
  readonly cards: Readonly<Record<string, BoardCard>>;
  readonly lost: readonly string[]; // cards seen on either Lost Pile
  readonly piles: Readonly<Record<string, Readonly<Partial<Record<Pile, number>>>>>; // sizes by player
  readonly figures: Readonly<Record<string, number>>; // from the statistics; values of -1 mean none and are omitted
  readonly battle: BoardBattle | null;
  readonly thisTurn: TurnEvents;
  readonly decision: Decision | null; // the question to us
  readonly unanswerable: Fact | null; // why the last question could not be read
  readonly warning: string | null; // what the server said about our last answer
  readonly messages: readonly string[]; // the latest ones
  readonly unknownEvents: Readonly<Record<string, number>>; // unknown event codes and their counts
}

export const NO_TURN_EVENTS: TurnEvents = { activated: 0, drained: [], fought: [], moved: [], battled: [] };

export const EMPTY_BOARD: Board = {
  me: '',
  players: [],
  turnOf: null,
  phase: '',
  turn: 0,
  cards: {},
  lost: [],
  piles: {},
  figures: {},
  battle: null,
  thisTurn: NO_TURN_EVENTS,
  decision: null,
  unanswerable: null,
  warning: null,
  messages: [],
  unknownEvents: {},
};

/** A fingerprint of the game: stays the same while nothing changes, whatever was asked or said. */
export function fingerprint({ turnOf, phase, turn, cards, piles, figures, battle }: Board): string {
  const lying = Object.values(cards).map(({ id, zone, location, target }) => `${id} ${zone} ${location} ${target}`);
  return JSON.stringify([turnOf, phase, turn, lying.sort(), piles, figures, battle]);
}

/** Size of a player's pile; 0 if unknown. */
export const sizeOf = ({ piles }: Board, player: string, pile: Pile): number => piles[player]?.[pile] ?? 0;

/** What stays valid when the game is re-entered in the same turn: this turn's events and the cards lost. */
export function stillKnown(board: Board, before: Board): Board {
  const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];
  const lost = union(before.lost, board.lost);
  if (board.turn !== before.turn || board.turnOf !== before.turnOf) return { ...board, lost };
  const [a, b] = [before.thisTurn, board.thisTurn];
  const thisTurn: TurnEvents = {
    activated: Math.max(a.activated, b.activated),
    drained: union(a.drained, b.drained),
    fought: union(a.fought, b.fought),
    moved: union(a.moved, b.moved),
    battled: union(a.battled, b.battled),
  };
  const isSameBattle = board.battle && before.battle?.location === board.battle.location;
  const { drawn, played } = (isSameBattle ? before.battle : board.battle) ?? { drawn: {}, played: [] };
  return { ...board, lost, thisTurn, battle: board.battle && { ...board.battle, drawn, played } };
}
