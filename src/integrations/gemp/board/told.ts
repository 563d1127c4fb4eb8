import { type Board, NO_DEEDS } from '../board.ts';
import { plain } from '../plain.ts';
import { readDecision } from '../read-decision.ts';
import type { Element } from '../xml.ts';
import { battleBegun, battleOver, destinyDrawn, joined, leftBattle, playedFromHand } from './battle.ts';
import { cardMoved, cardsGone, cardTold, locationsGone } from './cards.ts';
import { type Said, texts, wholeIn } from './said.ts';
import { statistics } from './stats.ts';

type Telling = (board: Board, said: Said, event: Element) => Board;

const KEPT = 20; // messages

const nothing: Telling = (board) => board;

/** All event codes. Attacks, duels, lightsaber combat and sabacc are separate mini-games that we do not support. */
const TELLINGS: Readonly<Record<string, Telling>> = {
  P: (board, { participantId, allParticipantIds }) => ({
    ...board,
    me: participantId ?? board.me,
    players: texts(allParticipantIds),
  }),
  TC: (board, { participantId }) => ({ ...board, turnOf: participantId ?? null, deeds: NO_DEEDS }),
  GPC: (board, { phase = '' }) => ({
    ...board,
    phase: /^\w*/.exec(phase)?.[0] ?? '',
    turn: wholeIn(/#(\d+)/.exec(phase)?.[1]) ?? board.turn,
  }),
  PCIP: cardTold,
  PCIPAR: cardTold,
  RCIP: cardTold,
  MCIP: cardMoved,
  ROCIP: cardTold,
  FCIP: cardTold,
  TCO: cardTold,
  RCFP: cardsGone,
  RLFP: locationsGone,
  SB: battleBegun,
  ATB: joined,
  RFB: leftBattle,
  EB: battleOver,
  SA: nothing,
  EA: nothing,
  SD: nothing,
  ED: nothing,
  SLC: nothing,
  ELC: nothing,
  SS: nothing,
  RSH: nothing,
  ES: nothing,
  GS: (board, _, event) => statistics(board, event),
  CAC: nothing,
  IP: playedFromHand,
  CA: drained,
  DD: destinyDrawn,
  M: (board, { message = '' }) => ({ ...board, messages: [...board.messages, plain(message)].slice(-KEPT) }),
  W: (board, { message = '' }) => ({ ...board, warning: plain(message) }),
  D: (board, _, event) => {
    const decision = readDecision(event);
    return decision.ok
      ? { ...board, decision: decision.value, unanswerable: null }
      : { ...board, decision: null, unanswerable: decision.error };
  },
};

export const CODES: readonly string[] = Object.keys(TELLINGS);

/** A location used in the control phase was drained. */
function drained(board: Board, { cardId }: Said): Board {
  const { deeds, phase, cards } = board;
  if (phase !== 'Control' || cardId === undefined || cards[cardId]?.zone !== 'LOCATIONS') return board;
  return { ...board, deeds: { ...deeds, drained: [...deeds.drained, cardId] } };
}

/** Applies one event. Unknown codes are counted and change nothing. */
export function told(board: Board, event: Element): Board {
  const code = event.attributes.type ?? '';
  const telling = Object.hasOwn(TELLINGS, code) ? TELLINGS[code] : undefined;
  if (telling) return telling(board, event.attributes, event);
  return { ...board, strange: { ...board.strange, [code]: (board.strange[code] ?? 0) + 1 } };
}
