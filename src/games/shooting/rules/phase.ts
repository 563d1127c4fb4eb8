import { type Fact, first } from '../../../kernel/fact.ts';
import type { Outcome } from '../../../kernel/game.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { State } from '../state.ts';
import { cannotShoot, mayAnybodyShoot } from './eligibility.ts';
import { type Handler, type Happening, notNow } from './handler.ts';
import { leaderOf } from './par.ts';
import { isGone } from './units.ts';

/** The first Shooting Phase is the attacker's. */
export function* begin(): Happening {
  yield { type: 'began' };
  yield* goOn(yield { type: 'phase-began', side: 'attacker', round: 1 });
}

/** After a unit is done, the next one can be selected, unless the phase or the match is over. */
export function* goOn(state: State): Happening {
  if (isOver(state)) yield { type: 'ended', outcome: outcomeOf(state) };
  else if (!mayAnybodyShoot(state)) yield* closePhase(state, { code: 'no-unit-left-to-shoot' });
}

/** The other side's phase follows. A round ends after the defender's phase, the match after the last round. */
function* closePhase(before: State, why: Fact): Happening {
  const { active, round, rules } = before;
  const state = yield { type: 'phase-ended', side: active, round, why };
  const next = active === 'defender' ? round + 1 : round;
  if (next > rules.setup.scenario.rounds) yield { type: 'ended', outcome: outcomeOf(state) };
  else yield* goOn(yield { type: 'phase-began', side: otherSide(active), round: next });
}

/** Once an army is destroyed, nothing can change any more. */
const isOver = ({ rules, wounds }: State): boolean =>
  SIDES.some((side) => rules.units.every((unit) => unit.side !== side || isGone(wounds, unit)));

/** The side that destroyed more points wins, or the side that did better against its par; equal sides draw. */
function outcomeOf({ points, rules }: State): Outcome {
  const { attacker, defender } = points;
  const { par } = rules.setup.scenario;
  const winner = leaderOf(points, par);
  if (par) {
    const facts = { attacker, defender, attackerPar: par.attacker, defenderPar: par.defender };
    if (winner === null) return { winners: SIDES, reason: { code: 'par-even', ...facts } };
    return { winners: [winner], reason: { code: 'par-lead', side: winner, ...facts } };
  }
  if (winner === null) return { winners: SIDES, reason: { code: 'points-even', points: attacker } };
  return { winners: [winner], reason: { code: 'points-lead', side: winner, attacker, defender } };
}

/** A unit does not have to shoot. */
export const skipUnit: Handler<'skip-unit'> = {
  refuse: (state, side, { unit }) =>
    notNow(state, side, 'select', 'targets') ??
    cannotShoot(state, unit) ??
    first<Fact>(
      state.shooter !== null && state.shooter !== unit && { code: 'another-is-shooting', unit: state.shooter },
    ),
  *resolve(_state, side, { unit }) {
    yield* goOn(yield { type: 'unit-skipped', side, unit });
  },
};

/** Allowed at any time except during attacks. */
export const endPhase: Handler<'end-phase'> = {
  refuse: (state, side) => notNow(state, side, 'select', 'targets'),
  *resolve(state) {
    yield* closePhase(state, { code: 'ended-by-hand' });
  },
};
