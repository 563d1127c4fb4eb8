import type { Fact } from '../../../kernel/fact.ts';
import type { Location } from '../data/card.ts';
import type { Way } from '../events.ts';
import type { Side } from '../sides.ts';
import type { CardId, InPlay, Table } from '../state.ts';
import { rowOf, wayAlong } from './adjacency.ts';
import { cardOf, combatant, inPlayOf, locationAt, ownerOf } from './cards.ts';
import { type Handler, notNow } from './handler.ts';

export const MOVE_COST = 1;

/** The first rule that forbids moving a card at all. */
export function cannotLeave(table: Table, side: Side, force: number, card: CardId): Fact | undefined {
  const one = inPlayOf(table, card);
  if (!one || !combatant(table, card)) return { code: 'cannot-move', card };
  if (ownerOf(card) !== side) return { code: 'not-your-card', card };
  if (one.host !== null) return { code: 'aboard', card };
  if (one.moved) return { code: 'already-moved', card };
  return force < MOVE_COST ? { code: 'too-little-force', cost: MOVE_COST, force } : undefined;
}

/** How a card on the table reaches a location, or the rule that forbids it. */
function wayTo(table: Table, { card, at }: InPlay, to: CardId): Way | Fact {
  const there = locationAt(table, to);
  const here = cardOf(table, at) as Location;
  const printed = combatant(table, card);
  if (!there || !printed) return { code: 'no-such-location', at: to };
  if (at === to) return { code: 'already-there', at: to };
  if (printed.kind !== 'starship') return byLandspeed(table, at, to, printed.landspeed, printed.kind === 'vehicle');
  if (here.kind === 'system' && there.kind === 'system') {
    const parsecs = Math.abs(here.parsec - there.parsec);
    return parsecs <= printed.hyperspeed
      ? 'hyperspeed'
      : { code: 'too-far', to, distance: parsecs, reach: printed.hyperspeed };
  }
  if (here.kind === there.kind || here.system !== there.system) return { code: 'no-way', to };
  if (there.kind === 'system') return 'take-off';
  return there.exterior ? 'landing' : { code: 'exterior-only', to };
}

function byLandspeed(table: Table, from: CardId, to: CardId, landspeed: number, exterior: boolean): Way | Fact {
  const way = wayAlong(table, from, to);
  if (!way) return { code: 'no-way', to };
  if (way.length > landspeed) return { code: 'too-far', to, distance: way.length, reach: landspeed };
  const blocked = exterior && way.some((site) => !locationAt(table, site)?.exterior);
  return blocked ? { code: 'exterior-only', to } : 'landspeed';
}

/** The first rule that forbids moving a card there. */
function cannotMove(table: Table, side: Side, force: number, card: CardId, to: CardId): Fact | undefined {
  const wrong = cannotLeave(table, side, force, card);
  const one = inPlayOf(table, card);
  if (wrong || !one) return wrong;
  const way = wayTo(table, one, to);
  return typeof way === 'string' ? undefined : way;
}

/** Where a card may move to. */
export const destinations = (table: Table, side: Side, force: number, card: CardId): readonly CardId[] => {
  const one = inPlayOf(table, card);
  if (!one || cannotLeave(table, side, force, card)) return NOWHERE;
  const grounded = cardOf(table, card).kind !== 'starship';
  const near = grounded ? rowOf(table, (cardOf(table, one.at) as Location).system) : table.locations;
  return near.filter((to) => to !== one.at && typeof wayTo(table, one, to) === 'string');
};
const NOWHERE: readonly CardId[] = [];

export const move: Handler<'move'> = {
  refuse: (state, side, { card, to }) =>
    notNow(state, side, 'move') ?? cannotMove(state, side, state.players[side].force.length, card, to),
  *resolve(state, side, { card, to }) {
    const one = inPlayOf(state, card) as InPlay;
    const by = wayTo(state, one, to) as Way;
    return yield { type: 'moved', side, card, from: one.at, to, by, cost: MOVE_COST };
  },
};
