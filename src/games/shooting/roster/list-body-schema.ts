import Type from 'typebox';
import { oneOf, strict } from '../../../parts/schema/schema.ts';
import { RULESETS } from '../rulesets.ts';
import { FORMATS } from './imported.ts';
import { LIMITS } from './limits.ts';
import { WHATS } from './report.ts';

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const text = (most: number) => Type.String({ maxLength: most, pattern: '^[^\\x00-\\x1f\\x7f]*$' });
const many = <S extends Type.TSchema>(schema: S, most: number) => Type.Array(schema, { maxItems: most });

const Fingerprint = Type.String({ pattern: '^[0-9a-f]{24}$' });
const Name = text(LIMITS.nameCharacters + 20); // with a number: `Sample Squad (2)`
const Names = many(Name, 100);
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Points = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 });
const Roll = orNull(Type.Integer({ minimum: 0, maximum: 99 }));
const Dice = orNull(Type.Union([Type.Integer({ minimum: 0, maximum: 999 }), text(20)]));

const Stats = Type.Object(
  { M: text(20), T: Roll, Sv: Roll, inv: Roll, invMelee: Roll, W: Roll, Ld: text(20), OC: text(20) },
  strict,
);
const Profile = Type.Object(
  {
    name: Name,
    range: orNull(Type.Integer({ minimum: 0, maximum: 240 })),
    A: Dice,
    skill: Roll,
    S: Roll,
    AP: orNull(Type.Integer({ minimum: -9, maximum: 0 })),
    D: Dice,
    abilities: Names,
  },
  strict,
);
const Kind = orNull(oneOf(['ranged', 'melee']));
const Profiles = many(Profile, 20);
const Weapon = Type.Object({ name: Name, kind: Kind, count: Count, profiles: Profiles }, strict);
const Borne = Type.Object({ weapon: Type.Integer({ minimum: 0, maximum: LIMITS.unitNodes }), count: Count }, strict);
const Carried = Type.Object({ name: Name, count: Count }, strict);
const Model = Type.Object(
  {
    name: Name,
    count: Count,
    stats: orNull(Stats),
    keywords: Names,
    abilities: Names,
    weapons: many(Borne, LIMITS.unitNodes),
  },
  strict,
);
const Unit = Type.Object(
  {
    name: Name,
    printed: Name,
    customName: orNull(Name),
    id: orNull(text(200)),
    resolved: Type.Boolean(),
    faction: orNull(Name),
    points: orNull(Points),
    keywords: Names,
    abilities: Names,
    otherAbilities: Names,
    warlord: Type.Boolean(),
    enhancements: Names,
    attachedTo: orNull(Name),
    models: many(Model, LIMITS.unitNodes),
    weapons: many(Weapon, LIMITS.unitNodes),
    undecided: many(Carried, LIMITS.unitNodes),
  },
  strict,
);

const Field = Type.String({ pattern: '^[A-Za-z0-9.]{1,60}$' });
const unread = { unit: orNull(Name), what: oneOf(WHATS), text: Name };
const Unread = Type.Object({ ...unread, field: Field }, strict);

const List = Type.Object(
  {
    format: oneOf(FORMATS),
    name: Name,
    fingerprint: Fingerprint,
    edition: orNull(oneOf(Object.keys(RULESETS))),
    faction: orNull(Name),
    detachments: Names,
    size: orNull(Name),
    points: Type.Object({ stated: orNull(Points), counted: Points }, strict),
    units: many(Unit, LIMITS.units),
    report: many(Unread, LIMITS.reportItems + 1),
  },
  strict,
);

/** The values that a correction may set; whether one fits its field is checked where it is applied. */
const Value = Type.Union([
  Type.Null(),
  Type.Number({ minimum: -1_000_000, maximum: 1_000_000 }),
  Name,
  Names,
  many(Borne, LIMITS.unitNodes),
  Profiles,
  Type.Object({ T: Roll, Sv: Roll, W: Roll, inv: Roll, invMelee: Roll }, strict),
  Type.Object({ kind: Kind, profiles: Profiles }, strict),
]);
const Correction = Type.Object({ list: Fingerprint, unit: orNull(Name), field: Field, value: Value }, strict);
const Mapping = Type.Object(
  { list: Fingerprint, unit: Name, from: orNull(Fingerprint), sheet: Type.String({ pattern: '^[a-z0-9-]{1,120}$' }) },
  strict,
);
const Seen = Type.Object({ list: Fingerprint, ...unread }, strict);

/** A list as it is stored on the server: its values, and everything that the player set by hand. */
export const Body = Type.Object(
  {
    list: orNull(List),
    corrections: many(Correction, LIMITS.reportItems),
    mappings: many(Mapping, LIMITS.units),
    seen: many(Seen, LIMITS.reportItems),
  },
  strict,
);
