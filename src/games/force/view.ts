import type { Watcher } from '../../kernel/ids.ts';
import { type BySide, bySide, isSide, type Side } from './sides.ts';
import type { CardId, Player, State, Table } from './state.ts';

export type { BySide, Side } from './sides.ts';
export { bySide, isSide, otherSide, SIDES } from './sides.ts';
export type { Battle, CardId, InPlay, Owed, Phase, Rules, Source, Table } from './state.ts';

/** A player's piles as one watcher sees them: face-down piles are numbers. */
export interface PlayerView {
  readonly reserve: number;
  readonly force: number;
  readonly used: number;
  readonly lost: readonly CardId[];
  readonly hand: readonly CardId[] | null; // null = hidden from this watcher
  readonly handSize: number;
}

/** Everything one watcher may know. Built field by field, never by removing fields from State. */
export interface View extends Table {
  readonly watcher: Watcher;
  readonly players: BySide<PlayerView>;
}

export function view(state: State, watcher: Watcher): View {
  const open = seesAll(state, watcher);
  return {
    rules: state.rules,
    watcher,
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    locations: state.locations,
    inPlay: state.inPlay,
    now: state.now,
    owed: state.owed,
    battle: state.battle,
    outcome: state.outcome,
    players: bySide((side) => playerFor(state.players[side], open || watcher === side)),
  };
}

const playerFor = ({ reserve, force, used, lost, hand }: Player, open: boolean): PlayerView => ({
  reserve: reserve.length,
  force: force.length,
  used: used.length,
  lost,
  hand: open ? hand : null,
  handSize: hand.length,
});

/** Spectators see both hands if the set-up allows it or the match is over; the archive always does. */
const seesAll = (state: State, watcher: Watcher): boolean =>
  watcher === 'archive' ||
  (watcher === 'spectator' && (state.phase === 'ended' || state.rules.setup.spectators === 'all'));

/** Reserve Deck, Force Pile and Used Pile together. A side with none left loses. */
export const lifeForce = ({ reserve, force, used }: PlayerView): number => reserve + force + used;

/** The side of a watcher who has a seat. */
export const seatSide = (watcher: Watcher): Side | undefined => (isSide(watcher) ? watcher : undefined);
