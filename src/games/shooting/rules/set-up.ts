import Type, { type Static } from 'typebox';
import type { Dice } from '../../../kernel/dice.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { faultOf, oneOf, strict } from '../../../parts/schema/schema.ts';
import { type Switches, switchesOf, switchesSchema, withRecordedSwitches } from '../../../parts/schema/switches.ts';
import { validator } from '../../../parts/schema/validator.ts';
import { ARMIES } from '../data/armies.ts';
import { BATTLEFIELDS } from '../data/battlefields.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { RULESETS, type Ruleset, type RulesetName, VERSIONS } from '../rulesets.ts';
import type { Army, Scenario } from '../scenario.ts';
import { SIDES, type Side } from '../sides.ts';
import type { Rules, Setup } from '../state.ts';
import { fieldOf } from './field.ts';
import { withParFor } from './par.ts';
import { wrongArmy, wrongWith } from './set-up/check.ts';
import { deploy } from './set-up/deploy.ts';
import { withDistinctIds } from './set-up/distinct-ids.ts';
import { ArmyFile, ScenarioFile, TableFile } from './set-up/files.ts';
import { muster } from './set-up/muster.ts';

/** What a host can set; omitted fields come from the scenario. */
const Options = Type.Object(
  {
    ruleset: Type.Optional(Type.String()),
    devastating: Type.Optional(oneOf(['spill', 'one-model'])),
    scenario: Type.Optional(Type.Unknown()), // a name, or a scenario file
    map: Type.Optional(Type.Unknown()), // a battlefield's name or file; both armies are then redeployed
    attacker: Type.Optional(Type.Unknown()), // an army's name or file; both armies are then redeployed
    defender: Type.Optional(Type.Unknown()),
    rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    handModifiers: Type.Optional(Type.Boolean()),
    commandPoints: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
    switches: Type.Optional(Type.Unsafe<Partial<Switches<Ruleset>>>(switchesSchema(VERSIONS))),
  },
  strict,
);
type Options = Static<typeof Options>;

/** The published schema, with all available names. */
export const PUBLISHED = Type.Object(
  {
    ...Options.properties,
    ruleset: Type.Optional(Type.Enum(Object.keys(RULESETS))),
    scenario: Type.Optional(Type.Union([Type.Enum(Object.keys(SCENARIOS)), ScenarioFile])),
    map: Type.Optional(Type.Union([Type.Enum(Object.keys(BATTLEFIELDS)), TableFile])),
    attacker: Type.Optional(Type.Union([Type.Enum(Object.keys(ARMIES)), ArmyFile])),
    defender: Type.Optional(Type.Union([Type.Enum(Object.keys(ARMIES)), ArmyFile])),
  },
  strict,
);

const check = validator(Options);
const checkScenario = validator(ScenarioFile);
const checkTable = validator(TableFile);
const checkArmy = validator(ArmyFile);

const USUAL = 'crossfire';
const compiled = new Map<string, Rules>();
const MOST_COMPILED = 16;

/** Checks and completes a set-up: the log header holds every model with its position. */
export function setUp(options: unknown, _dice: Dice): Result<Rules> {
  const wanted = options ?? {};
  if (!check.Check(wanted)) return no({ code: 'bad-setup', ...faultOf(check, wanted) });
  const name = wanted.ruleset ?? '10e';
  if (!Object.hasOwn(RULESETS, name))
    return no({ code: 'unknown-ruleset', ruleset: name, known: Object.keys(RULESETS) });
  const ruleset: Ruleset = { ...RULESETS[name as RulesetName], ...wanted.switches };
  const scenario = scenarioOf(wanted);
  if (!scenario.ok) return scenario;
  const devastating = wanted.devastating ?? ruleset.devastating;
  const setup: Setup = {
    ruleset: name,
    devastating,
    scenario: withParFor(scenario.value.scenario, scenario.value.measured, { ruleset: name, devastating }),
    switches: switchesOf(ruleset),
  };
  return ok(compile(setup, ruleset));
}

export const recorded = (setup: unknown): unknown => withRecordedSwitches(VERSIONS, setup);

/** The datasheets; the scenario with its models is in the set-up. */
export const content = ({ units, models }: Rules): unknown => ({ units, models });

function compile(setup: Setup, printed: Ruleset): Rules {
  const key = JSON.stringify(setup);
  const known = compiled.get(key);
  if (known) return known;
  const { units, models } = muster(setup.scenario);
  const ruleset = { ...printed, devastating: setup.devastating };
  const rules: Rules = { setup, ruleset, units, models, field: fieldOf(models, setup.scenario.terrain, ruleset) };
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(key, rules);
  return rules;
}

interface Chosen {
  readonly scenario: Scenario;
  readonly measured: Scenario | null; // before the host's changes; null with another battlefield or army
}

/** The scenario with the host's changes; another battlefield or army redeploys both armies. */
function scenarioOf(wanted: Options): Result<Chosen> {
  const named = known('scenario', wanted.scenario ?? USUAL, SCENARIOS, checkScenario);
  if (!named.ok) return named;
  let scenario: Scenario = {
    ...named.value,
    rounds: wanted.rounds ?? named.value.rounds,
    handModifiers: wanted.handModifiers ?? named.value.handModifiers,
    commandPoints: wanted.commandPoints ?? named.value.commandPoints,
  };
  if (wanted.map !== undefined) {
    const table = known('map', wanted.map, BATTLEFIELDS, checkTable);
    if (!table.ok) return table;
    scenario = { ...scenario, ...table.value, engaged: [] };
  }
  for (const side of SIDES) {
    if (wanted[side] === undefined) continue;
    const army = armyNamed(side, wanted[side]);
    if (!army.ok) return army;
    scenario = { ...scenario, armies: { ...scenario.armies, [side]: army.value }, engaged: [] };
  }
  const isOther = wanted.map !== undefined || SIDES.some((side) => wanted[side] !== undefined);
  if (isOther) {
    const deployed = linedUp(scenario);
    if (!deployed.ok) return deployed;
    scenario = deployed.value;
  }
  const wrong = wrongWith(scenario);
  return wrong ? no(wrong) : ok({ scenario, measured: isOther ? null : named.value });
}

/** A built-in army by name, or an army file. */
export function armyNamed(side: Side, wanted: unknown): Result<Army> {
  const army = known(side, wanted, ARMIES, checkArmy);
  if (!army.ok) return army;
  const wrong = wrongArmy(army.value, side);
  return wrong ? no(wrong) : army;
}

function linedUp(scenario: Scenario): Result<Scenario> {
  const armies = withDistinctIds(scenario.armies);
  const deployment = deploy(armies, scenario.table);
  return deployment.ok ? ok({ ...scenario, armies, deployment: deployment.value }) : deployment;
}

interface Check {
  Check(input: unknown): boolean;
  Errors: Parameters<typeof faultOf>[0]['Errors'];
}

/** A built-in entry by name, or a file with a valid shape. */
function known<T>(field: string, wanted: unknown, ours: Readonly<Record<string, T>>, shape: Check): Result<T> {
  if (typeof wanted === 'string') {
    const found = Object.hasOwn(ours, wanted) ? ours[wanted] : undefined;
    return found
      ? ok(found)
      : no({ code: 'bad-setup', field, problem: `must be one of ${Object.keys(ours).join(', ')}, or a file` });
  }
  if (shape.Check(wanted)) return ok(wanted as T);
  const { field: inside, problem } = faultOf(shape, wanted);
  return no({ code: 'bad-setup', field: inside === '(whole)' ? field : `${field}/${inside}`, problem });
}
