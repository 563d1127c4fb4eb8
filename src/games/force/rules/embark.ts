import type { Fact } from '../../../kernel/fact.ts';
import type { Side } from '../sides.ts';
import type { CardId, Table } from '../state.ts';
import { cardOf, inPlayOf, ownerOf } from './cards.ts';
import { noRoom } from './deploy.ts';
import { type Handler, notNow } from './handler.ts';

/** The common checks of embarking and disembarking: a character of this side, at a site, that did neither this turn. */
function cannotShift(table: Table, side: Side, card: CardId): Fact | undefined {
  const one = inPlayOf(table, card);
  if (!one || cardOf(table, card).kind !== 'character') return { code: 'no-character', card };
  if (ownerOf(card) !== side) return { code: 'not-your-card', card };
  if (cardOf(table, one.at).kind !== 'site') return { code: 'sites-only', to: one.at };
  return one.shifted ? { code: 'already-shifted', card } : undefined;
}

export function cannotEmbark(table: Table, side: Side, card: CardId, onto: CardId): Fact | undefined {
  const wrong = cannotShift(table, side, card);
  if (wrong) return wrong;
  const one = inPlayOf(table, card);
  const carrier = inPlayOf(table, onto);
  if (one?.host !== null) return { code: 'aboard', card };
  if (!carrier || carrier.at !== one.at) return { code: 'not-there', card: onto, at: one.at };
  return noRoom(table, side, onto);
}

export const embark: Handler<'embark'> = {
  refuse: (state, side, { card, onto }) => notNow(state, side, 'move') ?? cannotEmbark(state, side, card, onto),
  *resolve(_state, side, { card, onto }) {
    return yield { type: 'embarked', side, card, onto };
  },
};

export function cannotDisembark(table: Table, side: Side, card: CardId): Fact | undefined {
  const wrong = cannotShift(table, side, card);
  if (wrong) return wrong;
  return inPlayOf(table, card)?.host === null ? { code: 'not-aboard', card } : undefined;
}

export const disembark: Handler<'disembark'> = {
  refuse: (state, side, { card }) => notNow(state, side, 'move') ?? cannotDisembark(state, side, card),
  *resolve(state, side, { card }) {
    return yield { type: 'disembarked', side, card, at: inPlayOf(state, card)?.at ?? -1 };
  },
};
