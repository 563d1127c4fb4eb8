import { type Board, NO_TURN_EVENTS } from '../board.ts';
import { plain } from '../plain-text.ts';
import { readDecision } from '../read-decision.ts';
import type { Element } from '../xml.ts';
import { type Attributes, texts, wholeIn } from './attributes.ts';
import { battleOver, battleStarted, destinyDrawn, joined, leftBattle, playedFromHand } from './battle.ts';
import { cardChanged, cardMoved, cardsGone, locationsGone } from './cards.ts';
import { statistics } from './stats.ts';

type EventHandler = (board: Board, attributes: Attributes, event: Element) => Board;

const KEPT = 20; // messages

const nothing: EventHandler = (board) => board;

/** All event codes. Attacks, duels, lightsaber combat and sabacc are separate mini-games that we do not support. */
const EVENT_HANDLERS: Readonly<Record<string, EventHandler>> = {
  P: (board, { participantId, allParticipantIds }) => ({
    ...board,
    me: participantId ?? board.me,
    players: texts(allParticipantIds),
  }),
  TC: (board, { participantId }) => ({ ...board, turnOf: participantId ?? null, thisTurn: NO_TURN_EVENTS }),
  GPC: (board, { phase = '' }) => ({
    ...board,
    phase: /^\w*/.exec(phase)?.[0] ?? '',
    turn: wholeIn(/#(\d+)/.exec(phase)?.[1]) ?? board.turn,
  }),
  PCIP: cardChanged,
  PCIPAR: cardChanged,
  RCIP: cardChanged,
  MCIP: cardMoved,
  ROCIP: cardChanged,
  FCIP: cardChanged,
  TCO: cardChanged,
  RCFP: cardsGone,
  RLFP: locationsGone,
  SB: battleStarted,
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

export const CODES: readonly string[] = Object.keys(EVENT_HANDLERS);

/** A location used in the control phase was drained. */
function drained(board: Board, { cardId }: Attributes): Board {
  const { thisTurn, phase, cards } = board;
  if (phase !== 'Control' || cardId === undefined || cards[cardId]?.zone !== 'LOCATIONS') return board;
  return { ...board, thisTurn: { ...thisTurn, drained: [...thisTurn.drained, cardId] } };
}

/** Applies one event. Unknown codes are counted and change nothing. */
export function applyEvent(board: Board, event: Element): Board {
  const code = event.attributes.type ?? '';
  const telling = Object.hasOwn(EVENT_HANDLERS, code) ? EVENT_HANDLERS[code] : undefined;
  if (telling) return telling(board, event.attributes, event);
  return { ...board, unknownEvents: { ...board.unknownEvents, [code]: (board.unknownEvents[code] ?? 0) + 1 } };
}
