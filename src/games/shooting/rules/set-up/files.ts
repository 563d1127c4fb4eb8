import Type from 'typebox';
import { AmountShape } from '../../../../parts/odds/amount-schema.ts';
import { oneOf, strict } from '../../../../parts/schema/schema.ts';
import { MOVES, TERRAIN } from '../../scenario.ts';

const Id = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const Name = Type.String({ minLength: 1, maxLength: 80 });
const Inches = Type.Number({ minimum: 0, maximum: 240 });
const Place = Type.Tuple([Type.Number({ minimum: -240, maximum: 240 }), Type.Number({ minimum: -240, maximum: 240 })]);
const Corners = Type.Array(Place, { minItems: 3, maxItems: 24 });
const Roll = Type.Integer({ minimum: 2, maximum: 6 });
const Printed = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 });

const Profile = Type.Object(
  {
    name: Type.Optional(Name),
    range: Inches,
    A: AmountShape,
    BS: Type.Optional(Roll),
    S: Type.Integer({ minimum: 1, maximum: 99 }),
    AP: Type.Integer({ minimum: -9, maximum: 0 }),
    D: AmountShape,
    abilities: Type.Optional(Printed),
  },
  strict,
);
const Weapon = Type.Object({ name: Name, profiles: Type.Array(Profile, { minItems: 1, maxItems: 4 }) }, strict);
const Base = Type.Union([
  Type.Object(
    {
      mm: Type.Union([
        Type.Number({ minimum: 10, maximum: 300 }),
        Type.Tuple([Type.Number({ minimum: 10, maximum: 300 }), Type.Number({ minimum: 10, maximum: 300 })]),
      ]),
    },
    strict,
  ),
  Type.Object({ hull: Corners }, strict),
]);
const Kind = Type.Object(
  {
    name: Name,
    T: Type.Integer({ minimum: 1, maximum: 99 }),
    Sv: Type.Integer({ minimum: 2, maximum: 7 }),
    inv: Type.Optional(Roll),
    W: Type.Integer({ minimum: 1, maximum: 99 }),
    base: Base,
    height: Type.Number({ minimum: 0.2, maximum: 30 }),
    keywords: Type.Optional(Printed),
    abilities: Type.Optional(Printed),
  },
  strict,
);

/** A datasheet as printed. */
const Sheet = Type.Object(
  {
    id: Id,
    name: Name,
    keywords: Printed,
    abilities: Type.Optional(Printed),
    kinds: Type.Record(Id, Kind),
    weapons: Type.Record(Id, Weapon),
  },
  strict,
);

const ArmyUnit = Type.Object(
  {
    id: Id,
    sheet: Id,
    name: Type.Optional(Name),
    points: Type.Integer({ minimum: 0, maximum: 9999 }),
    models: Type.Array(
      Type.Object(
        { kind: Id, count: Type.Integer({ minimum: 1, maximum: 60 }), weapons: Type.Array(Id, { maxItems: 12 }) },
        strict,
      ),
      { minItems: 1, maxItems: 20 },
    ),
    attachedTo: Type.Optional(Id),
    embarkedIn: Type.Optional(Id),
  },
  strict,
);

export const ArmyFile = Type.Object(
  {
    name: Name,
    units: Type.Array(ArmyUnit, { minItems: 1, maxItems: 60 }),
    sheets: Type.Optional(Type.Array(Sheet, { maxItems: 60 })),
  },
  strict,
);

const Piece = Type.Object(
  { id: Id, kind: oneOf(TERRAIN), corners: Corners, height: Type.Number({ minimum: 0, maximum: 30 }) },
  strict,
);

/** A battlefield with its terrain. */
export const TableFile = Type.Object(
  {
    name: Name,
    table: Type.Object(
      { width: Type.Number({ minimum: 12, maximum: 120 }), height: Type.Number({ minimum: 12, maximum: 120 }) },
      strict,
    ),
    terrain: Type.Array(Piece, { maxItems: 60 }),
  },
  strict,
);

/** What a unit did in its movement phase, or how far it moved at most. */
const Movement = [oneOf(MOVES), Inches] as const;

const Deployed = Type.Object(
  {
    unit: Id,
    at: Type.Array(Place, { minItems: 1, maxItems: 200 }),
    up: Type.Optional(Type.Number({ minimum: 0, maximum: 30 })),
    turn: Type.Optional(Type.Number({ minimum: -360, maximum: 360 })),
    moved: Type.Optional(
      Type.Union([...Movement, Type.Array(Type.Union([...Movement]), { minItems: 1, maxItems: 10 })]),
    ),
  },
  strict,
);

const Points = Type.Number({ minimum: 0, maximum: 99_999, multipleOf: 0.5 }); // halves avoid draws
const Par = Type.Object(
  {
    attacker: Points,
    defender: Points,
    games: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    ruleset: Id,
    devastating: oneOf(['spill', 'one-model']),
    luck: Type.Array(Type.Number({ minimum: -99_999, maximum: 99_999 }), { minItems: 2, maxItems: 101 }),
  },
  strict,
);

/** A scenario file: a battlefield, two armies, their positions and their movement. */
export const ScenarioFile = Type.Object(
  {
    ...TableFile.properties,
    rounds: Type.Integer({ minimum: 1, maximum: 10 }),
    handModifiers: Type.Boolean(),
    commandPoints: Type.Integer({ minimum: 0, maximum: 20 }),
    armies: Type.Object({ attacker: ArmyFile, defender: ArmyFile }, strict),
    deployment: Type.Array(Deployed, { maxItems: 120 }),
    engaged: Type.Array(Type.Tuple([Id, Id]), { maxItems: 60 }),
    par: Type.Optional(Par),
  },
  strict,
);
