import { type Handler, notNow } from './handler.ts';

/** A card from the top of the Force Pile into the hand; the last one of all is one's Life Force too. */
export const draw: Handler<'draw'> = {
  refuse: (state, side) =>
    notNow(state, side, 'draw') ??
    (state.players[side].force.length === 0 ? { code: 'pile-empty', from: 'force' } : undefined),
  *resolve(state, side) {
    return yield { type: 'drew', side, card: state.players[side].force[0] ?? -1 }; // refuse has seen to it
  },
};
