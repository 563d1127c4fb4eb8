import { canActivate } from './generation.ts';
import { type Handler, notNow } from './handler.ts';

export const activate: Handler<'activate'> = {
  refuse(state, side, { amount }) {
    const other = notNow(state, side, 'activate');
    if (other) return other;
    const most = canActivate(state, state.players[side].reserve.length);
    return amount <= most ? undefined : { code: 'too-much-force', amount, most };
  },
  *resolve(_state, side, { amount }) {
    return yield { type: 'activated', side, amount };
  },
};
