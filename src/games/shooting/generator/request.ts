import Type, { type Static } from 'typebox';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { faultOf, strict } from '../../../parts/schema/schema.ts';
import { validator } from '../../../parts/schema/validator.ts';
import { ARMIES } from '../data/armies.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { ArmyFile } from '../rules/set-up/files.ts';
import { RULESETS } from '../rulesets.ts';

const Seed = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const Rounds = Type.Integer({ minimum: 1, maximum: 5 });

const Request = Type.Object(
  {
    attacker: Type.Unknown(), // an army's name or file
    defender: Type.Unknown(),
    layout: Type.Optional(Type.String()),
    seed: Type.Optional(Seed),
    ruleset: Type.Optional(Type.String()),
    rounds: Type.Optional(Rounds),
  },
  strict,
);

/** The published schema, with all available names. */
export const PUBLISHED = Type.Object(
  {
    attacker: Type.Union([Type.Enum(Object.keys(ARMIES)), ArmyFile]),
    defender: Type.Union([Type.Enum(Object.keys(ARMIES)), ArmyFile]),
    layout: Type.Optional(Type.Enum(Object.keys(LAYOUTS), { description: 'default: chosen by the seed' })),
    seed: Type.Optional(Type.Integer({ ...Seed, description: 'default: 0' })),
    ruleset: Type.Optional(Type.Enum(Object.keys(RULESETS), { description: 'default: 10e' })),
    rounds: Type.Optional(Type.Integer({ ...Rounds, description: 'default: 3' })),
  },
  strict,
);

const check = validator(Request);

/** A request of the right shape. Armies and names are not checked yet. */
export function requestFrom(given: unknown): Result<Static<typeof Request>> {
  return check.Check(given) ? ok(given) : no({ code: 'bad-setup', ...faultOf(check, given) });
}
