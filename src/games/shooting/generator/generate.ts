import type { GeneratedSetUp } from '../../../kernel/generator.ts';
import { mix, Random } from '../../../kernel/random.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { LAYOUTS, type Layout } from '../data/layouts.ts';
import { withDistinctIds } from '../rules/set-up/distinct-ids.ts';
import { carried } from '../rules/set-up/muster.ts';
import { armyNamed } from '../rules/set-up.ts';
import type { Army, Scenario } from '../scenario.ts';
import type { BySide, Side } from '../sides.ts';
import { deployArmy, groundOf, turnedAround } from './deploy.ts';
import { requestFrom } from './request.ts';
import { targetShares } from './target-shares.ts';

const MOST_MODELS = 150; // per army
const ATTEMPTS = 6; // deployments to try until enough units have a target
const ENOUGH = 0.5; // share of each side's units that have a target at the start
const SCENARIO = { rounds: 3, handModifiers: false, commandPoints: 1, engaged: [] } as const;
const NAME = 38; // characters of an army's name in the scenario's name

/** A scenario for two armies: a layout, and both armies in its zones. The seed decides what the request leaves open. */
export function generate(given: unknown): Result<GeneratedSetUp> {
  const request = requestFrom(given);
  if (!request.ok) return request;
  const { seed = 0, ruleset, rounds = SCENARIO.rounds } = request.value;
  const attacker = checkedArmy('attacker', request.value.attacker);
  if (!attacker.ok) return attacker;
  const defender = checkedArmy('defender', request.value.defender);
  if (!defender.ok) return defender;
  const ids = Object.keys(LAYOUTS);
  const id = request.value.layout ?? (ids[new Random(mix(seed, 1)).roll(ids.length) - 1] as string);
  const layout = Object.hasOwn(LAYOUTS, id) ? LAYOUTS[id] : undefined;
  if (!layout) return no({ code: 'unknown-layout', layout: id, known: ids });
  const armies = withDistinctIds({ attacker: attacker.value, defender: defender.value });
  const rules = ruleset === undefined ? {} : { ruleset };
  const scenario = bestDeployment({ ...SCENARIO, rounds, armies, layout }, seed, rules);
  if (!scenario.ok) return scenario;
  return ok({
    options: { ...rules, scenario: scenario.value },
    request: { ...request.value, layout: id, seed, rounds },
    seed: `generated ${seed}`,
  });
}

/** An army that can be played for points, and is not too large to check in self-play. */
function checkedArmy(side: Side, wanted: unknown): Result<Army> {
  const army = armyNamed(side, wanted);
  if (!army.ok) return army;
  const { name, units } = army.value;
  const models = units.flatMap(carried).length;
  if (models > MOST_MODELS) return no({ code: 'army-too-large', army: name, models, most: MOST_MODELS });
  return units.some(({ points }) => points > 0) ? army : no({ code: 'army-without-points', army: name });
}

type Plan = Omit<Scenario, 'name' | 'table' | 'terrain' | 'deployment'> & { readonly layout: Layout };

/** The first deployment in which enough units of both sides have a target; otherwise the best one. */
function bestDeployment(plan: Plan, seed: number, rules: object): Result<Scenario> {
  const ground = groundOf(plan.layout);
  let best: { readonly scenario: Scenario; readonly shares: BySide<number>; readonly least: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const scenario = deployed(plan, ground, mix(seed, 2, attempt));
    if (!scenario.ok) return scenario;
    const shares = targetShares({ ...rules, scenario: scenario.value });
    if (!shares.ok) return shares;
    const least = Math.min(shares.value.attacker, shares.value.defender);
    if (!best || least > best.least) best = { scenario: scenario.value, shares: shares.value, least };
    if (least >= ENOUGH) break;
  }
  if (!best) return no({ code: 'no-target-in-sight', army: plan.armies.attacker.name, layout: plan.layout.name });
  const blind = (['attacker', 'defender'] as const).find((side) => best.shares[side] === 0);
  if (blind) return no({ code: 'no-target-in-sight', army: plan.armies[blind].name, layout: plan.layout.name });
  return ok(best.scenario);
}

/** Both armies use the same random numbers, so that equal armies deploy as mirror images. */
function deployed({ layout, ...plan }: Plan, ground: ReturnType<typeof groundOf>, seed: number): Result<Scenario> {
  const attacker = deployArmy(plan.armies.attacker, ground, new Random(seed));
  if (!attacker.ok) return attacker;
  const defender = deployArmy(plan.armies.defender, ground, new Random(seed));
  if (!defender.ok) return defender;
  const { table, terrain } = layout;
  const name = [plan.armies.attacker, plan.armies.defender].map((army) => army.name.slice(0, NAME)).join(' – ');
  const deployment = [...attacker.value, ...turnedAround(defender.value, layout)];
  return ok({ ...plan, name, table, terrain, deployment });
}
