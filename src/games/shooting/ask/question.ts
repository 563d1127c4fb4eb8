import Type, { type Static } from 'typebox';
import { AmountShape } from '../../../parts/odds/amount-schema.ts';
import { oneOf, strict } from '../../../parts/schema/schema.ts';
import { RULESETS, type RulesetName } from '../rulesets.ts';
import { MOVES } from '../scenario.ts';
import { MANUAL_MODIFIERS } from '../work.ts';

const Name = Type.String({ minLength: 1, maxLength: 60 });
const Roll = Type.Integer({ minimum: 2, maximum: 6 });
const Printed = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 });
const Ticked = Type.Array(oneOf(MANUAL_MODIFIERS), { maxItems: MANUAL_MODIFIERS.length, uniqueItems: true });

/** Identical weapons: by name, from one datasheet or any, or by values. Values given with a name override it. */
export const Attacker = Type.Object(
  {
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'how many fire. Default: 1' })),
    name: Type.Optional({ ...Name, description: 'name in the answer for weapons given by their values' }),
    sheet: Type.Optional(Name),
    weapon: Type.Optional(Name),
    profile: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'for weapons with several profiles. Default: the first',
      }),
    ),
    A: Type.Optional(AmountShape),
    BS: Type.Optional(Roll),
    WS: Type.Optional({ ...Roll, description: 'instead of BS, for melee weapons' }),
    S: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    AP: Type.Optional(Type.Integer({ minimum: -9, maximum: 0 })),
    D: Type.Optional(AmountShape),
    abilities: Type.Optional(Printed),
    half: Type.Optional(Type.Boolean({ description: 'within half range. Default: as in the conditions' })),
    hand: Type.Optional(Ticked),
    fish: Type.Optional(
      Type.Union([Type.Boolean(), Type.Literal('best')], {
        description:
          'whether re-rolls of any die are used on everything except criticals: always, never, or "best", whichever deals more damage on average',
      }),
    ),
    lethal: Type.Optional(
      Type.Boolean({
        description: 'false declines Lethal Hits, if the edition allows it. Default: as in the conditions',
      }),
    ),
  },
  strict,
);
export type Attacker = Static<typeof Attacker>;

const men = {
  name: Type.Optional({ ...Name, description: 'name in the answer for models given by their values' }),
  sheet: Type.Optional(Name),
  kind: Type.Optional(
    Type.String({ minLength: 1, maxLength: 60, description: 'model of the datasheet. Default: the first' }),
  ),
  models: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default: 1' })),
  T: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  Sv: Type.Optional(Type.Integer({ minimum: 2, maximum: 7 })),
  inv: Type.Optional(Roll),
  W: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  fnp: Type.Optional(Roll),
  abilities: Type.Optional(Printed),
  cover: Type.Optional(Type.Boolean({ description: 'of these models. Default: as in the conditions' })),
};
/** Identical models: from a datasheet, or by values. Values given with a datasheet override it. */
export const Men = Type.Object(men, strict);
export type Men = Static<typeof Men>;

export const Target = Type.Object(
  {
    ...men,
    wounded: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 98, description: 'wounds that one model has already lost' }),
    ),
    keywords: Type.Optional(Printed),
    points: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
    also: Type.Optional(Type.Array(Men, { maxItems: 10, description: 'other kinds of models in the unit' })),
    character: Type.Optional(Men),
    characters: Type.Optional(
      Type.Array(Men, { maxItems: 3, description: 'more attached characters, in the order in which they take wounds' }),
    ),
  },
  strict,
);
export type Target = Static<typeof Target>;

export const Conditions = Type.Object(
  {
    ruleset: Type.Optional(oneOf(Object.keys(RULESETS) as RulesetName[])),
    devastating: Type.Optional(oneOf(['spill', 'one-model'])),
    moved: Type.Optional(oneOf(MOVES)),
    inches: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 240, description: 'the longest distance of a normal move' }),
    ),
    half: Type.Optional(Type.Boolean({ description: 'within half range' })),
    far: Type.Optional(Type.Boolean({ description: 'beyond the Conversion distance' })),
    cover: Type.Optional(Type.Boolean()),
    plunging: Type.Optional(Type.Boolean()),
    unseen: Type.Optional(Type.Boolean({ description: 'no model of the firing unit sees the target' })),
    spotted: Type.Optional(Type.Boolean({ description: 'but another friendly unit does' })),
    engaged: Type.Optional(Type.Boolean({ description: 'the firing unit is engaged' })),
    targetEngaged: Type.Optional(Type.Boolean()),
    overwatch: Type.Optional(Type.Boolean()),
    stratagem: Type.Optional(oneOf(['go-to-ground', 'smokescreen'])),
    precision: Type.Optional(
      Type.Boolean({ description: 'weapons with Precision pick out the character. Default: true' }),
    ),
    lethal: Type.Optional(
      Type.Boolean({ description: 'false declines Lethal Hits, if the edition allows it. Default: true' }),
    ),
    hand: Type.Optional(Ticked),
    attackerHas: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
        maxItems: 20,
        description: 'abilities that all weapons have as well, like Critical Hits 5+',
      }),
    ),
    targetHas: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
        maxItems: 20,
        description: 'abilities that the target has as well, like AP Minus 1',
      }),
    ),
    melee: Type.Optional(Type.Boolean({ description: 'attacks in the Fight phase; leave out range, sight and cover' })),
    charged: Type.Optional(Type.Boolean({ description: 'the attackers charged this turn; Lance needs it' })),
  },
  strict,
);
export type Conditions = Static<typeof Conditions>;

/** The models that fire: needed for Hazardous losses, and for abilities that help them. */
export const Shooter = Type.Object(
  {
    name: Type.Optional(Name),
    sheet: Type.Optional(Name),
    kind: men.kind,
    W: men.W,
    fnp: men.fnp,
    keywords: Type.Optional(Printed),
    abilities: Type.Optional(Printed),
  },
  strict,
);
export type Shooter = Static<typeof Shooter>;

export const Attackers = Type.Array(Attacker, {
  minItems: 1,
  maxItems: 12,
  description: 'in the order in which they fire',
});

const odds = {
  attackers: Attackers,
  target: Target,
  conditions: Type.Optional(Conditions),
  shooter: Type.Optional(Shooter),
};
export const OddsQuestion = Type.Object(odds, strict);
export type OddsQuestion = Static<typeof OddsQuestion>;

/** One side of a comparison. Fields that it omits are taken from the shared question. */
const Side = Type.Object(
  {
    attackers: Type.Optional(Attackers),
    target: Type.Optional(Target),
    conditions: Type.Optional(Conditions),
    shooter: Type.Optional(Shooter),
  },
  strict,
);
export const CompareQuestion = Type.Object(
  {
    ...Side.properties,
    a: Side,
    b: Side,
    by: Type.Optional(oneOf(['kills', 'damage', 'points'])),
  },
  strict,
);
export type CompareQuestion = Static<typeof CompareQuestion>;

/** One unit of an exchange: what it fights with, and how it defends. */
const Fighter = Type.Object({ attackers: Attackers, unit: Target, shooter: Type.Optional(Shooter) }, strict);
export const ExchangeQuestion = Type.Object(
  {
    first: Fighter,
    second: Fighter,
    conditions: Type.Optional(Conditions),
    fightsOnDeath: Type.Optional({
      ...Roll,
      description: 'the roll on which a destroyed model of the second unit still fights',
    }),
  },
  strict,
);
export type ExchangeQuestion = Static<typeof ExchangeQuestion>;

export const NeededQuestion = Type.Object(
  {
    ...odds,
    chance: Type.Number({ exclusiveMinimum: 0, maximum: 100, description: 'in percent' }),
    kills: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'models to destroy. Default: all' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 200, description: 'the most models to try. Default: 100' }),
    ),
  },
  strict,
);
export type NeededQuestion = Static<typeof NeededQuestion>;
