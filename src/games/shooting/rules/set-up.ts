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
import { wrongArmy, wrongWith } from './set-up/check.ts';
import { deploy } from './set-up/deploy.ts';
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
  const setup: Setup = {
    ruleset: name,
    devastating: wanted.devastating ?? ruleset.devastating,
    scenario: scenario.value,
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

/** The scenario with the host's changes; another battlefield or army redeploys both armies. */
function scenarioOf(wanted: Options): Result<Scenario> {
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
    const army = armyOf(wanted, side);
    if (!army.ok) return army;
    if (army.value) scenario = { ...scenario, armies: { ...scenario.armies, [side]: army.value }, engaged: [] };
  }
  if (wanted.map !== undefined || SIDES.some((side) => wanted[side] !== undefined)) scenario = linedUp(scenario);
  const wrong = wrongWith(scenario);
  return wrong ? no(wrong) : ok(scenario);
}

function armyOf(wanted: Options, side: Side): Result<Army | null> {
  if (wanted[side] === undefined) return ok(null);
  const army = known(side, wanted[side], ARMIES, checkArmy);
  if (!army.ok) return army;
  const wrong = wrongArmy(army.value, side);
  return wrong ? no(wrong) : army;
}

/** Both armies may use the same unit ids: the defender's get a suffix. */
function linedUp(scenario: Scenario): Scenario {
  const taken = new Set(scenario.armies.attacker.units.map(({ id }) => id));
  const apart = (id: string): string => (taken.has(id) ? `${id}-d` : id);
  const { defender } = scenario.armies;
  const units = defender.units.map((unit) => ({
    ...unit,
    id: apart(unit.id),
    ...(unit.attachedTo !== undefined && { attachedTo: apart(unit.attachedTo) }),
    ...(unit.embarkedIn !== undefined && { embarkedIn: apart(unit.embarkedIn) }),
  }));
  const armies = { ...scenario.armies, defender: { ...defender, units } };
  return { ...scenario, armies, deployment: deploy(armies, scenario.table) };
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
