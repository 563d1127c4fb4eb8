import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import { levelOf } from '../../../../decide/level.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Aim, Command } from '../../commands.ts';
import { shootersOf } from '../../rules/eligibility.ts';
import type { View } from '../../view.ts';
import type { Asked } from './asked.ts';
import { type Batch, type Battery, batteryOf } from './battery.ts';
import { gunnerFire, type Plan } from './fire.rules.ts';
import { add, type Fire, focused, planned, type Standings, type TargetValues } from './plan.ts';
import { type Figures, SHARES, type TargetValue, targetValueOf } from './target-value.ts';
import { expected } from './volley.ts';
import type { GunnerWeights } from './weights.ts';

/** The search strength from which a level splits a unit's fire, and from which it plans for the whole army. */
const BREADTH = { split: 0.3, army: 0.6 };

/** The next unit with its complete fire plan, or the end of the phase if no unit has a target. */
export function decideFire(asked: Asked): Decision<Command> {
  const { view } = asked;
  const plans = plansOf(asked);
  const over: Command = view.shooter === null ? { type: 'end-phase' } : { type: 'skip-unit', unit: view.shooter };
  const hold: Plan = { ...NOTHING, unit: view.shooter ?? -1 };
  const order = ({ unit, aims }: Plan): Command => (aims.length === 0 ? over : { type: 'shoot', unit, aims });
  return mapOptions(best(asked, gunnerFire, null, plans.length > 0 ? plans : [hold]), order);
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

/** Each shooter's candidate plans: its part of the army's plan, its own best plan, and everything at one target. */
export function plansOf({
  view,
  weights,
  level,
  budget,
}: Pick<Asked, 'view' | 'weights' | 'level' | 'budget'>): Plan[] {
  const { search } = levelOf(level);
  const stop = budget.stop ?? (() => false);
  const targetValue = targetValuesFor(view, weights);
  const shooters = view.shooter === null ? shootersOf(view).map(({ index }) => index) : [view.shooter];
  const batteries: Battery[] = [];
  for (const unit of shooters) {
    if (batteries.some(({ targets }) => targets.length > 0) && stop()) break;
    batteries.push(batteryOf(view, unit, weights));
  }
  const army = search >= BREADTH.army && batteries.length > 1 ? armyPlan(targetValue, batteries, stop) : [];
  const plans: Plan[] = [];
  for (const battery of batteries) {
    if (plans.length > 0 && stop()) break;
    const others = army.filter(({ batch }) => batch.unit !== battery.unit);
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
      plans.push(judged(targetValue, battery, fires, aims, others));
    }
  }
  return plans;
}

function targetValuesFor(view: View, weights: GunnerWeights): TargetValues {
  const known = new Map<number, TargetValue>();
  return (unit) => {
    const targetValue = known.get(unit) ?? targetValueOf(view, unit, weights);
    known.set(unit, targetValue);
    return targetValue;
  };
}

/** The fire of every unit if the whole army's fire is planned together. */
function armyPlan(targetValue: TargetValues, batteries: readonly Battery[], stop: () => boolean): Fire[] {
  const lists = batteries.map(({ deck, arms: [first = []] }) => ({ deck, batches: first as readonly Batch[] }));
  return planned(targetValue, lists, new Map(), stop);
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

/** A plan with its figures; `others` is what the rest of the army would do. */
function judged(
  targetValue: TargetValues,
  battery: Battery,
  fires: readonly Fire[],
  aims: readonly Aim[],
  others: readonly Fire[],
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
  const meanwhile: Standings = new Map();
  for (const fire of others) if (alone.has(fire.shot.target)) add(targetValue, meanwhile, fire);
  const before = targets.map((target) => worth(meanwhile, target));
  for (const fire of meanwhile.size > 0 ? fires : []) add(targetValue, meanwhile, fire);
  const overlap =
    meanwhile.size === 0
      ? 0
      : targets.reduce(
          (sum, target, i) => sum + worth(alone, target) - (worth(meanwhile, target) - (before[i] as number)),
          0,
        );
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
