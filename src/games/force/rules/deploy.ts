import type { Fact } from '../../../kernel/fact.ts';
import { type Card, type Combatant, isCombatant, isLocation } from '../data/card.ts';
import type { Side } from '../sides.ts';
import type { CardId, Table } from '../state.ts';
import { cardOf, carries, combatant, inPlayOf, locationAt, ownerOf } from './cards.ts';
import { type Handler, notNow } from './handler.ts';
import { hasPresence } from './presence.ts';

/** The Force needed to deploy a card; locations are free. */
export const deployCost = (card: Card): number => (isCombatant(card) || card.kind === 'weapon' ? card.deploy : 0);

/** The first rule that forbids deploying a card from the hand there; `force` is the size of the Force Pile. */
export function cannotDeploy(
  table: Table,
  side: Side,
  force: number,
  card: CardId,
  to: CardId | undefined,
): Fact | undefined {
  const printed = cardOf(table, card);
  if (isLocation(printed)) return to === undefined ? undefined : { code: 'location-stands-alone', card };
  if (!isCombatant(printed) && printed.kind !== 'weapon') return { code: 'never-deployed', card };
  if (isCombatant(printed) && copiesLeft(table, side, printed) === 0)
    return { code: 'unique', card, most: printed.dots };
  if (to === undefined) return { code: 'where-to', card };
  const cost = deployCost(printed);
  const wrong = printed.kind === 'weapon' ? cannotCarry(table, side, to) : cannotStand(table, side, printed, to);
  return wrong ?? (cost > force ? { code: 'too-little-force', cost, force } : undefined);
}

/** How many more copies a player may have on the table; unlimited for a card without dots. */
export function copiesLeft({ inPlay, rules }: Table, side: Side, { id, dots }: Combatant): number {
  if (dots === 0) return Number.POSITIVE_INFINITY;
  let left: number = dots;
  for (const { card } of inPlay) if (rules.cards[card]?.id === id && ownerOf(card) === side) left--;
  return Math.max(0, left);
}

/** The bearer of a weapon must be one of this side's combatants that has no weapon yet. */
function cannotCarry(table: Table, side: Side, bearer: CardId): Fact | undefined {
  if (!inPlayOf(table, bearer) || !combatant(table, bearer)) return { code: 'no-bearer', to: bearer };
  if (ownerOf(bearer) !== side) return { code: 'not-your-card', card: bearer };
  return weaponOf(table, bearer) === undefined ? undefined : { code: 'already-armed', card: bearer };
}

function weaponOf(table: Table, bearer: CardId): CardId | undefined {
  for (const { card, host } of table.inPlay) if (host === bearer && cardOf(table, card).kind === 'weapon') return card;
  return undefined;
}

function cannotStand(table: Table, side: Side, printed: Combatant, to: CardId): Fact | undefined {
  const location = locationAt(table, to);
  if (!location) return cannotBoard(table, side, printed, to);
  if (printed.kind === 'starship') {
    if (location.kind !== 'system') return { code: 'systems-only', to };
  } else {
    if (location.kind !== 'site') return { code: 'sites-only', to };
    if (printed.kind === 'vehicle' && !location.exterior) return { code: 'exterior-only', to };
  }
  return cannotReach(table, side, to);
}

/** Requires an icon of this side or presence there. */
const cannotReach = (table: Table, side: Side, at: CardId): Fact | undefined =>
  (locationAt(table, at)?.icons[side] ?? 0) > 0 || hasPresence(table, at, side)
    ? undefined
    : { code: 'no-icon-no-presence', at };

function cannotBoard(table: Table, side: Side, printed: Combatant, carrier: CardId): Fact | undefined {
  const at = inPlayOf(table, carrier)?.at;
  if (at === undefined) return { code: 'no-such-place', to: carrier };
  if (printed.kind !== 'character') return { code: 'characters-only', to: carrier };
  return noRoom(table, side, carrier) ?? cannotReach(table, side, at);
}

/** Why a character of this side cannot board the carrier. */
export function noRoom(table: Table, side: Side, carrier: CardId): Fact | undefined {
  if (ownerOf(carrier) !== side) return { code: 'not-your-card', card: carrier };
  if (!carries(table, carrier)) return { code: 'no-carrier', to: carrier };
  return seatsLeft(table, carrier) > 0 ? undefined : { code: 'no-seat', to: carrier };
}

export function seatsLeft(table: Table, carrier: CardId): number {
  const printed = cardOf(table, carrier);
  let left = printed.kind === 'vehicle' || printed.kind === 'starship' ? printed.seats : 0;
  for (const { card, host } of table.inPlay) if (host === carrier && cardOf(table, card).kind === 'character') left--;
  return left;
}

export const deploy: Handler<'deploy'> = {
  refuse(state, side, { card, to }) {
    const other = notNow(state, side, 'deploy');
    if (other) return other;
    const { hand, force } = state.players[side];
    return hand.includes(card) ? cannotDeploy(state, side, force.length, card, to) : { code: 'not-in-hand', card };
  },
  *resolve(state, side, { card, to }) {
    const host = to === undefined || state.locations.includes(to) ? null : to;
    const at = host === null ? (to ?? card) : (inPlayOf(state, host)?.at ?? card);
    return yield { type: 'deployed', side, card, at, host, cost: deployCost(cardOf(state, card)) };
  },
};
