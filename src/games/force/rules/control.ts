import type { Fact } from '../../../kernel/fact.ts';
import { type Tally, tally } from '../../../kernel/tally.ts';
import { otherSide, type Side } from '../sides.ts';
import type { CardId, Table } from '../state.ts';
import { locationAt } from './cards.ts';
import { type Handler, notNow } from './handler.ts';
import { controls } from './presence.ts';

/** The amount of a Force drain at a location: the opponent's icons there. */
export const drainAmount = (table: Table, at: CardId, side: Side): Tally =>
  tally([{ why: { code: 'drain-icons', at }, value: iconsAgainst(table, at, side) }]);

const iconsAgainst = (table: Table, at: CardId, side: Side): number =>
  locationAt(table, at)?.icons[otherSide(side)] ?? 0;

/** The first rule that forbids a Force drain; a drain of 0 is legal. */
export function cannotDrain(table: Table, side: Side, at: CardId): Fact | undefined {
  if (!locationAt(table, at)) return { code: 'no-such-location', at };
  if (table.now.drained.includes(at)) return { code: 'already-drained', at };
  return controls(table, at, side) ? undefined : { code: 'not-controlled', at };
}

/** Locations where a drain would take something. */
export const drainable = (table: Table, side: Side): CardId[] =>
  table.locations.filter((at) => iconsAgainst(table, at, side) > 0 && !cannotDrain(table, side, at));

export const drain: Handler<'drain'> = {
  refuse: (state, side, { at }) => notNow(state, side, 'control') ?? cannotDrain(state, side, at),
  *resolve(state, side, { at }) {
    return yield { type: 'drained', side, at, amount: drainAmount(state, at, side).total };
  },
};
