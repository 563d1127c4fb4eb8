import { type Handler, notNow } from './handler.ts';

/** Draws the top card of the Force Pile. A side that draws its last card of Life Force loses the match. */
export const draw: Handler<'draw'> = {
  refuse: (state, side) =>
    notNow(state, side, 'draw') ??
    (state.players[side].force.length === 0 ? { code: 'pile-empty', from: 'force' } : undefined),
  *resolve(state, side) {
    return yield { type: 'drew', side, card: state.players[side].force[0] ?? -1 }; // refuse has checked this
  },
};
