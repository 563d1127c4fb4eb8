import Type from 'typebox';
import { no, ok, type Result } from '../../../../kernel/result.ts';
import { faultOf, oneOf, type Shaped, strict } from '../../../../parts/schema/schema.ts';
import { validator } from '../../../../parts/schema/validator.ts';

const Name = Type.String({ minLength: 1, maxLength: 60 });
const Id = Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9 .'()/-]*$", maxLength: 60 });
const Points = Type.Integer({ minimum: 0, maximum: 200 });
const Rating = Type.Integer({ minimum: 10, maximum: 400 });
const FrontAndRear = Type.Tuple([Points, Points]);

/** A catalogue item by its id; `-` leaves a slot empty. */
const Item = Type.String({ pattern: '^(-|[a-z0-9]+(-[a-z0-9]+)*( \\(rear\\))?)$', maxLength: 48 });
const items = (most: number) => Type.Optional(Type.Array(Item, { maxItems: most }));

const COMMON = {
  id: Id,
  chassis: Name,
  model: Type.String({ maxLength: 60 }),
  role: Type.Optional(Type.String({ maxLength: 40 })),
  battleValue: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
};

/**
 * A 'Mech file. Arms list their actuators; other parts that every 'Mech has are implied. Lists contain only what is in
 * the free slots, in order: an item of several slots once, and nothing after the last item. A head whose free slot is
 * not the fourth lists all six slots.
 */
const MECH_SCHEMA = Type.Object(
  {
    ...COMMON,
    kind: Type.Literal('mech'),
    tons: Type.Integer({ minimum: 20, maximum: 100, multipleOf: 5 }),
    engine: Rating,
    jump: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
    twist: Type.Optional(Type.Unsafe<0 | 1 | 2>(Type.Integer({ minimum: 0, maximum: 2 }))),
    sinks: Type.Object({ count: Type.Integer({ minimum: 0, maximum: 60 }), kind: oneOf(['single', 'double']) }, strict),
    structure: Type.Optional(oneOf(['standard', 'endo-steel'])),
    plating: Type.Optional(oneOf(['standard', 'ferro-fibrous'])),
    armour: Type.Object(
      {
        HD: Points,
        CT: FrontAndRear,
        LT: FrontAndRear,
        RT: FrontAndRear,
        LA: Points,
        RA: Points,
        LL: Points,
        RL: Points,
      },
      strict,
    ),
    slots: Type.Object(
      {
        HD: items(6),
        CT: items(2),
        LT: items(12),
        RT: items(12),
        LA: items(12),
        RA: items(12),
        LL: items(2),
        RL: items(2),
      },
      strict,
    ),
  },
  strict,
);

/**
 * A tracked vehicle file. It has a turret if its armour lists one. Ammunition is in the body; heat sinks for its energy
 * weapons are implied.
 */
const VEHICLE_SCHEMA = Type.Object(
  {
    ...COMMON,
    kind: Type.Literal('vehicle'),
    motion: Type.Literal('tracked'),
    tons: Type.Integer({ minimum: 5, maximum: 100, multipleOf: 5 }),
    engine: Rating,
    fuel: oneOf(['combustion', 'fusion']),
    armour: Type.Object(
      { front: Points, right: Points, left: Points, rear: Points, turret: Type.Optional(Points) },
      strict,
    ),
    weapons: Type.Object(
      { front: items(20), right: items(20), left: items(20), rear: items(20), turret: items(20) },
      strict,
    ),
    ammo: items(40),
  },
  strict,
);

/** The format as JSON Schema. */
export const UNIT_SCHEMA = Type.Union([MECH_SCHEMA, VEHICLE_SCHEMA], { title: 'A unit of BattleTech' });

export type MechSource = Shaped<typeof MECH_SCHEMA>;
export type VehicleSource = Shaped<typeof VEHICLE_SCHEMA>;
export type UnitSource = MechSource | VehicleSource;

const CHECKS = { mech: validator(MECH_SCHEMA), vehicle: validator(VEHICLE_SCHEMA) };

/** The content of a file with a valid shape; otherwise the field and the problem. */
export function shapedUnit(source: unknown): Result<UnitSource> {
  const kind: unknown = (source as { readonly kind?: unknown } | null | undefined)?.kind;
  if (kind !== 'mech' && kind !== 'vehicle')
    return no({ code: 'bad-design', field: 'kind', problem: 'must be mech or vehicle' });
  const check = CHECKS[kind];
  if (check.Check(source)) return ok(source as UnitSource);
  return no({ code: 'bad-design', ...faultOf(check, source) });
}
