import type { Fact } from '../../kernel/fact.ts';
import type { Decision } from './decision.ts';

/** A card as the events tell of it. */
export interface BoardCard {
  readonly id: string;
  readonly blueprint: string | null; // null = its back is all we see
  readonly zone: string;
  readonly owner: string; // whose zone it is in
  readonly location: number | null; // index of the location at which it is
  readonly target: string | null; // what it is attached to, or aboard of
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

export interface BoardBattle {
  readonly location: number;
  readonly cards: readonly string[]; // that take part
  readonly drawn: Readonly<Record<string, number>>; // battle destiny by player
  readonly played: readonly BoardCard[]; // from hand, for this battle
}

/** What was seen done in this turn. */
export interface Deeds {
  readonly activated: number; // cards that came to the Force Pile in the activate phase
  readonly drained: readonly string[]; // locations
  readonly fought: readonly number[]; // indexes of locations
  readonly moved: readonly string[]; // cards
  readonly battled: readonly string[];
}

/** The game as one player was told it. */
export interface Board {
  readonly me: string;
  readonly players: readonly string[];
  readonly turnOf: string | null;
  readonly phase: string; // the first word of what the server calls it: `Deploy`
  readonly turn: number;
  readonly cards: Readonly<Record<string, BoardCard>>;
  readonly lost: readonly string[]; // cards that were seen on a Lost Pile, of both
  readonly piles: Readonly<Record<string, Readonly<Partial<Record<Pile, number>>>>>; // sizes by player
  readonly figures: Readonly<Record<string, number>>; // of the statistics; those of -1, which mean none, are left out
  readonly battle: BoardBattle | null;
  readonly deeds: Deeds;
  readonly decision: Decision | null; // what we are asked
  readonly unanswerable: Fact | null; // why the last question could not be read
  readonly warning: string | null; // what the server said of our last answer
  readonly messages: readonly string[]; // the last ones
  readonly strange: Readonly<Record<string, number>>; // codes that we do not know
}

export const NO_DEEDS: Deeds = { activated: 0, drained: [], fought: [], moved: [], battled: [] };

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
  deeds: NO_DEEDS,
  decision: null,
  unanswerable: null,
  warning: null,
  messages: [],
  strange: {},
};

/** What the game looks like: the same text while nothing has changed, whatever was asked or said meanwhile. */
export function likeness({ turnOf, phase, turn, cards, piles, figures, battle }: Board): string {
  const lying = Object.values(cards).map(({ id, zone, location, target }) => `${id} ${zone} ${location} ${target}`);
  return JSON.stringify([turnOf, phase, turn, lying.sort(), piles, figures, battle]);
}

/** Sizes of a player's pile; what was not told is nothing. */
export const sizeOf = ({ piles }: Board, player: string, pile: Pile): number => piles[player]?.[pile] ?? 0;

export const other = ({ players, me }: Board): string => players.find((name) => name !== me) ?? '';

/** Entered again in the same turn: what was seen done in it, and who has lost what, is still so. */
export function stillKnown(board: Board, before: Board): Board {
  const union = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];
  const lost = union(before.lost, board.lost);
  if (board.turn !== before.turn || board.turnOf !== before.turnOf) return { ...board, lost };
  const [a, b] = [before.deeds, board.deeds];
  const deeds: Deeds = {
    activated: Math.max(a.activated, b.activated),
    drained: union(a.drained, b.drained),
    fought: union(a.fought, b.fought),
    moved: union(a.moved, b.moved),
    battled: union(a.battled, b.battled),
  };
  const isSameBattle = board.battle && before.battle?.location === board.battle.location;
  const { drawn, played } = (isSameBattle ? before.battle : board.battle) ?? { drawn: {}, played: [] };
  return { ...board, lost, deeds, battle: board.battle && { ...board.battle, drawn, played } };
}
