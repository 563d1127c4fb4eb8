import type { Board, BoardCard } from '../board.ts';
import { type Attributes, numberIn, texts, wholeIn } from './attributes.ts';

export function battleStarted(board: Board, attributes: Attributes): Board {
  const location = wholeIn(attributes.locationIndex) ?? -1;
  const cards = texts(attributes.otherCardIds);
  const { thisTurn } = board;
  return {
    ...board,
    battle: { location, cards, drawn: {}, played: [] },
    thisTurn: {
      ...thisTurn,
      fought: [...thisTurn.fought, location],
      battled: [...new Set([...thisTurn.battled, ...cards])],
    },
  };
}

export function joined(board: Board, attributes: Attributes): Board {
  const { battle } = board;
  const id = attributes.cardId;
  if (!battle || id === undefined || battle.cards.includes(id)) return board;
  return { ...board, battle: { ...battle, cards: [...battle.cards, id] } };
}

export function leftBattle(board: Board, attributes: Attributes): Board {
  const { battle } = board;
  const gone = [attributes.cardId, ...texts(attributes.otherCardIds)];
  return battle ? { ...board, battle: { ...battle, cards: battle.cards.filter((id) => !gone.includes(id)) } } : board;
}

export const battleOver = (board: Board): Board => ({ ...board, battle: null });

/** Ignores destiny drawn outside a battle. */
export function destinyDrawn(board: Board, attributes: Attributes): Board {
  const { battle } = board;
  const player = attributes.zoneOwnerId ?? attributes.participantId;
  const value = numberIn(/-?\d+(\.\d+)?/.exec(attributes.destinyText ?? '')?.[0]);
  if (!battle || player === undefined || value === null || !/battle/i.test(attributes.destinyText ?? '')) return board;
  return { ...board, battle: { ...battle, drawn: { ...battle.drawn, [player]: (battle.drawn[player] ?? 0) + value } } };
}

/** A card played from the hand into a battle. */
export function playedFromHand(board: Board, attributes: Attributes): Board {
  const { battle } = board;
  const { cardId: id, blueprintId: blueprint, participantId, zoneOwnerId } = attributes;
  const owner = zoneOwnerId ?? participantId;
  if (!battle || id === undefined || blueprint === undefined || owner === undefined) return board;
  const card: BoardCard = { id, blueprint, owner, zone: 'VOID', location: null, target: null };
  return { ...board, battle: { ...battle, played: [...battle.played, card] } };
}
