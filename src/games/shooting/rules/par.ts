import type { Par, Scenario } from '../scenario.ts';
import { type BySide, otherSide, type Side } from '../sides.ts';
import type { Setup, State } from '../state.ts';
import { isGone } from './units.ts';

type Points = BySide<number>;

/** The points over par; without par, the points. */
const overPar = (points: Points, par: Points | undefined, side: Side): number => points[side] - (par?.[side] ?? 0);

/** The side that leads; null if both are even. */
export function leaderOf(points: Points, par: Points | undefined): Side | null {
  const lead = overPar(points, par, 'attacker') - overPar(points, par, 'defender');
  return lead === 0 ? null : lead > 0 ? 'attacker' : 'defender';
}

/** The lead over the other side, compared with the part of par that is due by now. */
export function leadSoFar(state: State, par: Par, side: Side): number {
  const over = (of: Side): number => state.points[of] - par[of] * progressOf(state, of);
  return over(side) - over(otherSide(side));
}

/** The share of a side's shooting that is done: phases, and units in the current phase. */
function progressOf({ rules, round, active, shot, wounds, outcome }: State, side: Side): number {
  if (outcome || round === 0) return outcome ? 1 : 0;
  const finished = round - (side === 'attacker' && active === 'defender' ? 0 : 1);
  const own = rules.units.filter((unit) => unit.side === side && !isGone(wounds, unit)).length;
  const now = side === active ? Math.min(1, shot.length / Math.max(1, own)) : 0;
  return (finished + now) / rules.setup.scenario.rounds;
}

/** The scenario without its par if anything differs that it was measured with. */
export function withParFor(
  scenario: Scenario,
  measured: Pick<Scenario, 'rounds' | 'commandPoints'> | null, // null: another battlefield or army
  { ruleset, devastating }: Pick<Setup, 'ruleset' | 'devastating'>,
): Scenario {
  const { par, ...rest } = scenario;
  const applies =
    par?.ruleset === ruleset &&
    par.devastating === devastating &&
    measured?.rounds === scenario.rounds &&
    measured.commandPoints === scenario.commandPoints;
  return par && !applies ? rest : scenario;
}
