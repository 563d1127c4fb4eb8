import type { Board, BoardCard } from '../board.ts';
import { numbers, type Said, texts, wholeIn } from './said.ts';

/** A card appears, is replaced or moves. The event's description replaces the old one. */
export function cardTold(board: Board, said: Said): Board {
  const id = said.cardId;
  if (id === undefined) return board;
  const before = board.cards[id];
  const zone = said.zone ?? before?.zone ?? '';
  const card: BoardCard = {
    id,
    blueprint: faceOf(said.blueprintId) ?? before?.blueprint ?? null,
    zone,
    owner: said.zoneOwnerId ?? said.participantId ?? before?.owner ?? '',
    location: wholeIn(said.locationIndex) ?? (said.zone === undefined ? (before?.location ?? null) : null),
    target: said.targetCardId ?? (said.zone === undefined ? (before?.target ?? null) : null),
  };
  const cards = { ...board.cards, [id]: card };
  const isLost = zone === 'TOP_OF_LOST_PILE' && !board.lost.includes(id);
  return { ...board, cards, lost: isLost ? [...board.lost, id] : board.lost };
}

/** A regular move is made in the move phase by the player whose turn it is. */
export function cardMoved(board: Board, said: Said): Board {
  const id = said.cardId ?? '';
  const before = board.cards[id];
  const now = cardTold(board, said);
  const went = before !== undefined && before.location !== now.cards[id]?.location;
  if (!went || board.phase !== 'Move' || board.deeds.moved.includes(id)) return now;
  return { ...now, deeds: { ...now.deeds, moved: [...now.deeds.moved, id] } };
}

export function cardsGone(board: Board, said: Said): Board {
  const gone = new Set([...texts(said.otherCardIds), ...texts(said.cardId)]);
  const cards = Object.fromEntries(Object.entries(board.cards).filter(([id]) => !gone.has(id)));
  return { ...board, cards };
}

/** When locations leave, the ones behind them move up. */
export function locationsGone(board: Board, said: Said): Board {
  const gone = numbers(said.locationIndexes);
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
