import type { Board, BoardCard } from '../board.ts';
import { type Attributes, numbers, texts, wholeIn } from './attributes.ts';

/** A card appears, is replaced or moves. The event's description replaces the old one. */
export function cardChanged(board: Board, attributes: Attributes): Board {
  const id = attributes.cardId;
  if (id === undefined) return board;
  const before = board.cards[id];
  const zone = attributes.zone ?? before?.zone ?? '';
  const card: BoardCard = {
    id,
    blueprint: faceOf(attributes.blueprintId) ?? before?.blueprint ?? null,
    zone,
    owner: attributes.zoneOwnerId ?? attributes.participantId ?? before?.owner ?? '',
    location: wholeIn(attributes.locationIndex) ?? (attributes.zone === undefined ? (before?.location ?? null) : null),
    target: attributes.targetCardId ?? (attributes.zone === undefined ? (before?.target ?? null) : null),
  };
  const cards = { ...board.cards, [id]: card };
  const isLost = zone === 'TOP_OF_LOST_PILE' && !board.lost.includes(id);
  return { ...board, cards, lost: isLost ? [...board.lost, id] : board.lost };
}

/** A regular move is made in the move phase by the player whose turn it is. */
export function cardMoved(board: Board, attributes: Attributes): Board {
  const id = attributes.cardId ?? '';
  const before = board.cards[id];
  const now = cardChanged(board, attributes);
  const went = before !== undefined && before.location !== now.cards[id]?.location;
  if (!went || board.phase !== 'Move' || board.thisTurn.moved.includes(id)) return now;
  return { ...now, thisTurn: { ...now.thisTurn, moved: [...now.thisTurn.moved, id] } };
}

export function cardsGone(board: Board, attributes: Attributes): Board {
  const gone = new Set([...texts(attributes.otherCardIds), ...texts(attributes.cardId)]);
  const cards = Object.fromEntries(Object.entries(board.cards).filter(([id]) => !gone.has(id)));
  return { ...board, cards };
}

/** When locations leave, the ones behind them move up. */
export function locationsGone(board: Board, attributes: Attributes): Board {
  const gone = numbers(attributes.locationIndexes);
  const moved = ({ location, ...card }: BoardCard): BoardCard => ({
    ...card,
    location: location === null ? null : location - gone.filter((index) => index < location).length,
  });
  const left = Object.values(board.cards).filter(({ location }) => location === null || !gone.includes(location));
  return { ...board, cards: Object.fromEntries(left.map((card) => [card.id, moved(card)])) };
}

/** Face-down cards have a negative set number. */
const faceOf = (blueprint: string | undefined): string | null =>
  blueprint === undefined || blueprint === '' || blueprint.startsWith('-') ? null : blueprint;
