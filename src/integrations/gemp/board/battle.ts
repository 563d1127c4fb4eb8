import type { Board, BoardCard } from '../board.ts';
import { numberIn, type Said, texts, wholeIn } from './said.ts';

export function battleBegun(board: Board, said: Said): Board {
  const location = wholeIn(said.locationIndex) ?? -1;
  const cards = texts(said.otherCardIds);
  const { deeds } = board;
  return {
    ...board,
    battle: { location, cards, drawn: {}, played: [] },
    deeds: {
      ...deeds,
      fought: [...deeds.fought, location],
      battled: [...new Set([...deeds.battled, ...cards])],
    },
  };
}

export function joined(board: Board, said: Said): Board {
  const { battle } = board;
  const id = said.cardId;
  if (!battle || id === undefined || battle.cards.includes(id)) return board;
  return { ...board, battle: { ...battle, cards: [...battle.cards, id] } };
}

export function leftBattle(board: Board, said: Said): Board {
  const { battle } = board;
  const gone = [said.cardId, ...texts(said.otherCardIds)];
  return battle ? { ...board, battle: { ...battle, cards: battle.cards.filter((id) => !gone.includes(id)) } } : board;
}

export const battleOver = (board: Board): Board => ({ ...board, battle: null });

/** Ignores destiny drawn outside a battle. */
export function destinyDrawn(board: Board, said: Said): Board {
  const { battle } = board;
  const player = said.zoneOwnerId ?? said.participantId;
  const value = numberIn(/-?\d+(\.\d+)?/.exec(said.destinyText ?? '')?.[0]);
  if (!battle || player === undefined || value === null || !/battle/i.test(said.destinyText ?? '')) return board;
  return { ...board, battle: { ...battle, drawn: { ...battle.drawn, [player]: (battle.drawn[player] ?? 0) + value } } };
}

/** A card played from the hand into a battle. */
export function playedFromHand(board: Board, said: Said): Board {
  const { battle } = board;
  const { cardId: id, blueprintId: blueprint, participantId, zoneOwnerId } = said;
  const owner = zoneOwnerId ?? participantId;
  if (!battle || id === undefined || blueprint === undefined || owner === undefined) return board;
  const card: BoardCard = { id, blueprint, owner, zone: 'VOID', location: null, target: null };
  return { ...board, battle: { ...battle, played: [...battle.played, card] } };
}
