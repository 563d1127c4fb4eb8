import { bySide, otherSide, type Side } from '../../sides.ts';
import type { Battle, State, Table } from '../../state.ts';
import { cardOf } from '../cards.ts';
import { type Handler, type Happening, notMine } from '../handler.ts';
import { abilityInBattle, compared, drawsDestiny, total } from './total.ts';

export const mayDrawDestiny = (table: Table, battle: Battle, side: Side, reserve: number): boolean =>
  drawsDestiny(abilityInBattle(table, battle, side), reserve);

export const destiny: Handler<'destiny'> = {
  refuse: (state, side) =>
    notMine(state, side) ?? (state.battle?.segment === 'power' ? undefined : { code: 'no-power-segment' }),
  *resolve(state, side, { draw }) {
    const card = state.players[side].reserve[0];
    if (!draw || card === undefined) return yield { type: 'destiny-declined', side };
    return yield { type: 'destiny-drawn', side, card, destiny: cardOf(state, card).destiny };
  },
};

/** Skips a side that may not draw destiny, and compares the totals once both sides have answered. */
export function* weigh(before: State, battle: Battle): Happening {
  let state = before;
  for (const side of [battle.initiator, otherSide(battle.initiator)]) {
    const now = state.battle ?? battle;
    if (now.asked[side]) continue;
    const reserve = state.players[side].reserve.length;
    if (mayDrawDestiny(state, now, side, reserve)) return state;
    state = yield { type: 'no-destiny', side, ability: abilityInBattle(state, now, side), reserve: reserve > 0 };
  }
  const drawn = (state.battle ?? battle).destiny;
  const totals = bySide((side) => total(state, side).total);
  return yield { type: 'battle-weighed', at: battle.at, totals, ...compared(totals, drawn) };
}
