import type { Dice } from '../../../kernel/dice.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { faultOf } from '../../../parts/schema/schema.ts';
import { switchesOf, withRecordedSwitches } from '../../../parts/schema/switches.ts';
import { validator } from '../../../parts/schema/validator.ts';
import { RULESETS, type Ruleset, type RulesetName, VERSIONS } from '../rulesets.ts';
import type { Rules, Setup } from '../state.ts';
import { forcesOf, modelsOf, unitSetup } from './set-up/forces.ts';
import { mapOf } from './set-up/map.ts';
import { Options } from './set-up/options.ts';

export { PUBLISHED } from './set-up/options.ts';

const check = validator(Options);

/** Checks and completes a set-up. Random choices are made here, so the log header records them. */
export function setUp(options: unknown, dice: Dice): Result<Rules> {
  const wanted = options ?? {};
  if (!check.Check(wanted)) return no({ code: 'bad-setup', ...faultOf(check, wanted) });
  const name = wanted.ruleset ?? 'total-warfare';
  if (!Object.hasOwn(RULESETS, name))
    return no({ code: 'unknown-ruleset', ruleset: name, known: Object.keys(RULESETS) });
  const ruleset: Ruleset = { ...RULESETS[name as RulesetName], ...wanted.switches };
  const forces = forcesOf(wanted);
  if (!forces.ok) return forces;
  const map = mapOf(wanted.map ?? forces.value.map ?? 'crossing', dice);
  if (!map.ok) return map;
  const models = modelsOf(forces.value.units, forces.value.sides, map.value.map, ruleset, dice);
  if (!models.ok) return models;
  const setup: Setup = {
    ruleset: name,
    switches: switchesOf(ruleset),
    map: map.value.kept,
    units: models.value.map((model, i) => unitSetup(model, forces.value.units[i]?.design ?? '', map.value.map)),
    sides: forces.value.sides,
    turnLimit: wanted.turnLimit ?? ruleset.turnLimit,
  };
  const sides = Array.from({ length: setup.sides }, (_, side) => String(side));
  return ok({ setup, ruleset, map: map.value.map, sides, models: models.value });
}

export const recorded = (setup: unknown): unknown => withRecordedSwitches(VERSIONS, setup);

/** The map and the designs, which a set-up may refer to by name. */
export const content = ({ map, models }: Rules): unknown => ({ map, models });
