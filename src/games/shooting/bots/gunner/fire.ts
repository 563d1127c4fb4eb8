import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { levelOf } from '../../../../decide/level.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Aim, Command } from '../../commands.ts';
import { shootersOf } from '../../rules/eligibility.ts';
import type { View } from '../../view.ts';
import { armyPlan, planNote } from './army.ts';
import type { Asked } from './asked.ts';
import { type Battery, batteryOf } from './battery.ts';
import { gunnerFire, type Plan } from './fire.rules.ts';
import { canReply, plannedGain, type Rest, replannedGain, restOf } from './follow-up.ts';
import { bestPicks } from './picks.ts';
import { add, type Fire, focused, planned, type Standings, type TargetValues } from './plan.ts';
import { type Figures, SHARES, type TargetValue, targetValueOf } from './target-value.ts';
import { expected } from './volley.ts';
import type { GunnerWeights } from './weights.ts';

/** The search strength from which a level splits a unit's fire, and from which it plans for the whole army. */
const BREADTH = { split: 0.3, army: 0.6 };

/** The next unit with its complete fire plan, or the end of the phase if no unit has a target. */
export function decideFire(asked: Asked): Decision<Command> {
  const { view } = asked;
  const { plans, notes } = plansFor(asked);
  const over: Command = view.shooter === null ? { type: 'end-phase' } : { type: 'skip-unit', unit: view.shooter };
  const hold: Plan = { ...NOTHING, unit: view.shooter ?? -1 };
  const order = ({ unit, aims }: Plan): Command => (aims.length === 0 ? over : { type: 'shoot', unit, aims });
  const decision = mapOptions(best(asked, gunnerFire, null, plans.length > 0 ? plans : [hold]), order);
  return { ...decision, notes: [...decision.notes, ...notes] };
}

const NO_FIGURES = Object.fromEntries(SHARES.map((share) => [share, 0])) as Figures;
const NOTHING: Plan = {
  unit: -1,
  aims: [],
  targets: [],
  figures: NO_FIGURES,
  overlap: 0,
  hazard: 0,
  once: 0,
  choices: 0,
  struck: [],
};

type Question = Pick<Asked, 'view' | 'weights' | 'level' | 'budget'>;

/** Each shooter's candidate plans: its part of the army's plan, its own best plan, and everything at one target. */
export function plansFor({ view, weights, level, budget }: Question): {
  readonly plans: readonly Plan[];
  readonly notes: readonly Fact[]; // the army's plan
} {
  const { search } = levelOf(level);
  const stop = budget.stop ?? (() => false);
  const shooters = view.shooter === null ? shootersOf(view).map(({ index }) => index) : [view.shooter];
  const batteries: Battery[] = [];
  for (const unit of shooters) {
    if (batteries.some(({ targets }) => targets.length > 0) && stop()) break;
    batteries.push(batteryOf(view, unit, weights));
  }
  const targetValue = targetValuesFor(view, weights, batteries);
  const whole = search >= BREADTH.army ? armyPlan(targetValue, batteries, stop) : undefined;
  const army = whole?.fires ?? [];
  const gained = (): typeof plannedGain => (stop() || !canReply(batteries) ? plannedGain : replannedGain);
  const plans: Plan[] = [];
  for (const battery of batteries) {
    if (plans.length > 0 && stop()) break;
    const rest = restOf(army, batteries, battery.unit);
    const idle = plannedGain(targetValue, rest, new Map());
    const own = army.filter(({ batch }) => batch.unit === battery.unit);
    const lists = [own];
    for (const batches of battery.arms) {
      if (search >= BREADTH.split) lists.push(planned(targetValue, [{ deck: battery.deck, batches }], new Map()));
      for (const target of battery.targets) lists.push(focused(targetValue, battery, batches, target));
    }
    const told = new Set<string>();
    for (const fires of lists) {
      const aims = aimsOf(fires);
      const name = JSON.stringify(aims);
      if (fires.length === 0 || told.has(name)) continue;
      told.add(name);
      plans.push(judged(targetValue, battery, fires, aims, { ...rest, idle, gained: gained() }));
    }
  }
  return { plans, notes: whole && budget.ledger && whole.fires.length > 0 ? [planNote(targetValue, whole)] : [] };
}

/** Units at which a weapon with Precision can be fired are valued with their characters apart. */
function targetValuesFor(view: View, weights: GunnerWeights, batteries: readonly Battery[]): TargetValues {
  const known = new Map<number, TargetValue>();
  const shots = batteries.flatMap(({ arms }) => arms.flat().flatMap((batch) => batch.shots));
  const picked = new Set(shots.flatMap(({ precise, target }) => (precise ? [target] : [])));
  return (unit) => {
    const found = known.get(unit);
    if (found) return found;
    const order = picked.has(unit) ? bestPicks(view, unit) : undefined;
    const targetValue = targetValueOf(view, unit, weights, order);
    known.set(unit, targetValue);
    return targetValue;
  };
}

/** The plan as aims of a command: weapons that fire the same way share one aim. */
function aimsOf(fires: readonly Fire[]): Aim[] {
  const aims = new Map<string, Aim & { readonly bearers: readonly number[] }>();
  for (const { batch, shot, from, many } of fires) {
    const { group, target, profile, fish, lethal } = shot;
    const name = `${group} ${target} ${profile} ${fish} ${lethal}`;
    const places = [...(aims.get(name)?.bearers ?? []), ...batch.places.slice(from, from + many)];
    const bearers = places.sort((a, b) => a - b);
    const how = { ...(profile > 0 && { profile }), ...(fish && { fish }), ...(lethal === false && { lethal }) };
    aims.set(name, { group, target, bearers, ...how });
  }
  return [...aims.values()];
}

/** A plan with its figures. `others` is the rest of the army, and what it would gain without this fire. */
function judged(
  targetValue: TargetValues,
  battery: Battery,
  fires: readonly Fire[],
  aims: readonly Aim[],
  others: Rest & { readonly idle: number; readonly gained: typeof plannedGain },
): Plan {
  const alone: Standings = new Map();
  for (const fire of fires) add(targetValue, alone, fire);
  const worth = (standings: Standings, target: number): number => {
    const odds = standings.get(target);
    return odds ? expected(odds, targetValue(target).worth) : 0;
  };
  const targets = [...alone.keys()].sort((a, b) => worth(alone, b) - worth(alone, a));
  const figures = Object.fromEntries(
    SHARES.map((share) => [
      share,
      targets.reduce(
        (sum, target) => sum + expected(alone.get(target) as Float64Array, targetValue(target).shares[share]),
        0,
      ),
    ]),
  ) as Figures;
  const overlap = others.fires.length === 0 ? 0 : others.idle - others.gained(targetValue, others, alone);
  return {
    unit: battery.unit,
    aims,
    targets,
    figures,
    overlap,
    hazard: fires.reduce((sum, { shot, many }) => sum + many * shot.hazard, 0),
    once: fires.reduce((sum, { shot, many }) => sum + (shot.once ? many : 0), 0),
    choices: battery.targets.length,
    struck: targets.filter((target) => targetValue(target).touched),
  };
}
