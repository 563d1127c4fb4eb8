import type { Awaited } from '../../../kernel/game.ts';
import type { CommandType } from '../commands.ts';
import { otherSide, SIDES, type Side } from '../sides.ts';
import type { Stage, State } from '../state.ts';
import { askedOf } from './resolve/allocation.ts';

const NONE: readonly Awaited[] = [];

/** The commands that each stage accepts. */
const KINDS: Readonly<Record<Exclude<Stage, 'ended'>, readonly CommandType[]>> = {
  select: ['select-shooter', 'shoot', 'skip-unit', 'end-phase'],
  targets: [
    'assign',
    'hold-fire',
    'clear',
    'clear-all',
    'undo',
    'confirm',
    'select-shooter',
    'shoot',
    'skip-unit',
    'end-phase',
  ],
  reaction: ['stratagem', 'decline'],
  attacks: ['roll', 're-roll'],
  precision: ['precision'],
  allocation: ['allocate'],
};

const asks = (side: Side): Readonly<Record<Exclude<Stage, 'ended'>, readonly Awaited[]>> => {
  const one = (kinds: readonly CommandType[]): readonly Awaited[] => [{ seat: side, kinds, must: true }];
  return {
    select: one(KINDS.select),
    targets: one(KINDS.targets),
    reaction: one(KINDS.reaction),
    attacks: one(KINDS.attacks),
    precision: one(KINDS.precision),
    allocation: one(KINDS.allocation),
  };
};
const LISTS = { attacker: asks(SIDES[0]), defender: asks(SIDES[1]) };

/** One side at a time. The lists are shared constants, because this is called after every command. */
export function awaiting(state: State): readonly Awaited[] {
  const { stage, round } = state;
  return stage === 'ended' || round === 0 ? NONE : LISTS[actsIn(state)][stage];
}

/** The side that must act: the active one, unless the other has to answer. */
export function actsIn(state: State): Side {
  switch (state.stage) {
    case 'reaction':
      return otherSide(state.active);
    case 'allocation':
      return askedOf(state)?.unit.side ?? otherSide(state.active);
    default:
      return state.active;
  }
}
