import { HAND_SIZE } from '../../games/force/deck.ts';
import type { Rules, Side } from '../../games/force/view.ts';
import type { Board } from './board.ts';
import type { Plan } from './candidates/plan.ts';
import type { CardTable } from './cards.ts';
import { type Loop, NO_LOOP } from './loop-detection.ts';
import { type DeckList, emptySlots, type Slots, withSeenCards } from './view/card-slots.ts';

/** What is known before a game: our user, our cards, and our deck's contents if known. */
export interface Known {
  readonly side: Side | null; // according to the hall; null = derive it from the first card in our hand
  readonly table: CardTable;
  readonly deck: DeckList | null;
}

/** What to remember in a game between questions. */
export interface Memory {
  readonly known: Known;
  readonly slots: Slots | null; // null = our side is unknown so far
  readonly side: Side | null;
  readonly plan: Plan | null;
  readonly loop: Loop;
  readonly place: number; // questions answered
}

export const newMemory = (known: Known): Memory => ({
  known,
  slots: null,
  side: known.side,
  plan: null,
  loop: NO_LOOP,
  place: 0,
});

/** Adds what this board shows. */
export function withBoard(memory: Memory, board: Board): Memory {
  const side = memory.side ?? sideByHand(board, memory.known.table);
  if (side === null) return memory;
  const before = memory.slots ?? emptySlots(side, memory.known.deck);
  const other: Side = side === 'dark' ? 'light' : 'dark';
  const slots = withSeenCards(before, board, memory.known.table, (player) => (player === board.me ? side : other));
  return { ...memory, side, slots };
}

function sideByHand({ cards, me }: Board, table: CardTable): Side | null {
  for (const { zone, owner, blueprint } of Object.values(cards)) {
    const card = zone === 'HAND' && owner === me && blueprint !== null ? table.get(blueprint) : undefined;
    if (card) return card.side;
  }
  return null;
}

/** Rules for a match in which both decks are unknown. */
export const rulesOf = ({ cards }: Slots): Rules => ({
  setup: {
    decks: {
      dark: { name: '', side: 'dark', start: '', cards: {} },
      light: { name: '', side: 'light', start: '', cards: {} },
    },
    secondHand: HAND_SIZE,
    turnLimit: 10_000,
    spectators: 'public',
  },
  cards,
  start: { dark: 0, light: 60 },
});
