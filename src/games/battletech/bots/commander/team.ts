import type { Fact } from '../../../../kernel/fact.ts';
import { distance } from '../../../../parts/hex/hex.ts';
import { active, alive, runMp } from '../../rules/status.ts';
import { modelOf, type Side, type UnitId, unitOf, type View } from '../../view.ts';
import { willMove } from './places.ts';
import { powerOf } from './power.ts';
import { killOdds, tollOn } from './toll.ts';
import type { CommanderWeights } from './weights.ts';
import { healthOf } from './worth.ts';

/** One side's plan, computed from the view: it changes within a turn only when the view does. */
export interface TeamPlan {
  readonly target: UnitId | undefined; // at which as many units as possible should fire
  readonly odds: number; // that they destroy it this turn
  readonly behind: readonly UnitId[]; // units so much weaker than the others that they stay behind them
  readonly weakness: readonly number[]; // by unit: share of armour and structure it lacks compared with its side
  readonly order: readonly UnitId[]; // units that have yet to move, first to last
}

const WEAK = 0.15; // weakness from which a unit stays behind

/** The plan of a side with several units; a single unit needs none. */
export function teamOf(view: View, side: Side): TeamPlan | undefined {
  const own: UnitId[] = [];
  const foes: UnitId[] = [];
  for (const [id, unit] of view.units.entries())
    if (alive(unit)) (modelOf(view, id).side === side ? own : foes).push(id);
  if (own.length < 2 || foes.length === 0) return undefined;
  const mean = own.reduce((all, id) => all + healthOf(view, id), 0) / own.length;
  const weakness = view.units.map((_, id) => Math.max(0, mean - healthOf(view, id)));
  const behind = own.filter((id) => (weakness[id] as number) >= WEAK);
  return { ...targetOf(view, own, foes), behind, weakness, order: orderOf(view, own, foes) };
}

/** The enemy whose loss is most likely and matters most. Fire that is already declared does not count as a reason. */
function targetOf(view: View, own: readonly UnitId[], foes: readonly UnitId[]): Pick<TeamPlan, 'target' | 'odds'> {
  let most = 0;
  let found: Pick<TeamPlan, 'target' | 'odds'> = { target: undefined, odds: 0 };
  for (const foe of foes) {
    let declared = 0;
    let possible = 0;
    for (const id of own) {
      if (!active(unitOf(view, id))) continue;
      const toll = tollOn(view, id, foe);
      const shots = view.declared.find(({ unit }) => unit === id)?.shots;
      if (!shots) possible += toll;
      else if (shots.some(({ target }) => 'unit' in target && target.unit === foe)) declared += toll;
    }
    if (possible === 0) continue;
    const odds = killOdds(view, foe, declared + possible);
    // Two turns of fire, so that a target is chosen before any can be destroyed.
    const later = killOdds(view, foe, declared + 2 * possible);
    const threat = Math.max(...powerOf(view, foe).at);
    const value = (odds - killOdds(view, foe, declared) + LATER * later) * (BASE + threat);
    if (value <= most) continue;
    most = value;
    found = { target: foe, odds };
  }
  return found;
}

const LATER = 0.3;
const BASE = 10; // points that the loss of any unit is worth

/** Prone units first, then those whose exchange depends least on where the enemies go that have yet to move. */
function orderOf(view: View, own: readonly UnitId[], foes: readonly UnitId[]): readonly UnitId[] {
  const movers = own.filter((id) => willMove(view, id));
  const swing = movers.map((id) =>
    unitOf(view, id).prone ? 0 : foes.reduce((all, foe) => all + (willMove(view, foe) ? swingOf(view, id, foe) : 0), 0),
  );
  return movers.toSorted(
    (a, b) => (swing[movers.indexOf(a)] as number) - (swing[movers.indexOf(b)] as number) || a - b,
  );
}

const spreadOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/** How much an enemy's reply can change the damage of both by distance. */
function swingOf(view: View, id: UnitId, foe: UnitId): number {
  const far = distance(view.rules.map, unitOf(view, id).at, unitOf(view, foe).at);
  const moves = runMp(view, foe);
  const own = powerOf(view, id).at;
  const his = powerOf(view, foe).at;
  const from = Math.max(1, far - moves);
  const ranges = Array.from({ length: Math.max(0, own.length - from) }, (_, i) => from + i).filter(
    (at) => at <= far + moves,
  );
  return spreadOf(ranges.map((at) => own[at] as number)) + spreadOf(ranges.map((at) => his[at] as number));
}

/** The plan as a note on a decision: the parts that the weights use. */
export const planFact = ({ target, odds, behind, order }: TeamPlan, weights: CommanderWeights): Fact => ({
  code: 'commander-plan',
  target: target ?? null,
  odds: Math.round(100 * odds),
  behind: weights.behind > 0 ? behind : [],
  next: weights.order > 0 ? order : [],
});
