import type { Fact } from '../../../../kernel/fact.ts';
import { otherSide, type Side } from '../../sides.ts';
import type { CardId, Table } from '../../state.ts';
import { combatant, locationAt } from '../cards.ts';
import { type Handler, notNow } from '../handler.ts';
import { hasPresence } from '../presence.ts';

export const BATTLE_COST = 1;

/** The first rule that forbids a battle there; `force` is the size of the Force Pile. */
export function cannotBattle(table: Table, side: Side, force: number, at: CardId): Fact | undefined {
  if (!locationAt(table, at)) return { code: 'no-such-location', at };
  if (table.now.battles.includes(at)) return { code: 'already-battled', at };
  if (!hasPresence(table, at, side)) return { code: 'no-presence', at, side };
  if (!hasPresence(table, at, otherSide(side))) return { code: 'no-presence', at, side: otherSide(side) };
  return force < BATTLE_COST ? { code: 'too-little-force', cost: BATTLE_COST, force } : undefined;
}

/** Locations where a side may start a battle. */
export const battlegrounds = (table: Table, side: Side, force: number): CardId[] =>
  force < BATTLE_COST ? [] : table.locations.filter((at) => !cannotBattle(table, side, force, at));

/** All characters, vehicles and starships there take part, including those aboard others. */
export const battle: Handler<'battle'> = {
  refuse: (state, side, { at }) =>
    notNow(state, side, 'battle') ?? cannotBattle(state, side, state.players[side].force.length, at),
  *resolve(state, side, { at }) {
    const there = state.inPlay.filter((one) => one.at === at && combatant(state, one.card));
    return yield { type: 'battle-began', side, at, fighters: there.map(({ card }) => card), cost: BATTLE_COST };
  },
};
