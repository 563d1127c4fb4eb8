import { pick } from '../../../kernel/dice.ts';
import { type Fact, first } from '../../../kernel/fact.ts';
import type { Outcome } from '../../../kernel/game.ts';
import { boatOf, otherSide, SIDES, type Side, type State } from '../state.ts';
import { CAPTAIN, type Handler, type Happening, notMyTurn } from './handler.ts';
import { allFull } from './systems.ts';

/** The match starts; a roll decides who moves first. */
export const begin = function* (_state: State, dice: Parameters<typeof pick>[0]): Happening {
  yield { type: 'began', first: pick(dice, SIDES) };
};

/** A sunk boat loses; if one blast sinks both, it is a draw. */
export function* sinking({ boats }: State): Happening {
  const afloat = SIDES.filter((side) => boats[side].hull > 0);
  if (afloat.length < SIDES.length) yield { type: 'ended', outcome: sunk(afloat) };
}

const sunk = (afloat: readonly Side[]): Outcome =>
  afloat.length
    ? { winners: afloat, reason: { code: 'sunk', side: otherSide(afloat[0] as Side) } }
    : { winners: SIDES, reason: { code: 'both-sunk' } };

/** At the turn limit more hull wins; equal hulls draw. */
function atTheLimit({ boats, rules }: State): Outcome {
  const { blue, red } = boats;
  const turns = rules.setup.turnLimit;
  if (blue.hull === red.hull) return { winners: SIDES, reason: { code: 'limit-even', turns } };
  return { winners: [blue.hull > red.hull ? 'blue' : 'red'], reason: { code: 'limit-hull', turns } };
}

export const mustMark = ({ now }: Pick<State, 'now'>): boolean => now.course !== null && !now.marked;
export const mustCharge = (state: State): boolean =>
  state.now.course !== null && !state.now.charged && !allFull(state.rules, boatOf(state, state.active).charges);

export const endTurn: Handler<'end-turn'> = {
  roles: () => CAPTAIN,
  refuse: (state, side) =>
    notMyTurn(state, side) ??
    first<Fact>(
      !state.now.moved && { code: 'move-first' },
      state.now.sonar && { code: 'sonar-pending' },
      mustMark(state) && { code: 'engineer-first' },
      mustCharge(state) && { code: 'first-mate-first' },
    ),
  *resolve(before, side) {
    const { now, extra, rules } = before;
    const again = !now.surfacing && extra > 1;
    const state = yield {
      type: 'turn-ended',
      side,
      next: again ? side : otherSide(side),
      extra: now.surfacing ? rules.ruleset.surfaceTurns : again ? extra - 1 : 0,
    };
    if (state.turn >= rules.setup.turnLimit) yield { type: 'ended', outcome: atTheLimit(state) };
  },
};
