import Type, { type Static } from 'typebox';
import { oneOf, strict } from '../../../../parts/schema/schema.ts';
import { STANDARD, type StandardName } from '../../data/standard.ts';
import { Attackers, Conditions, Shooter, Target } from '../question.ts';
import { MEASURES } from './cells.ts';

const Name = Type.String({ minLength: 1, maxLength: 60 });
const Points = Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 }));
const fromArmy = {
  army: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'a sample army: all its units' })),
  unit: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'only this unit of the army' })),
};

/** A row: weapons that fire together, or units of a sample army. */
export const Row = Type.Object(
  {
    name: Type.Optional(Name),
    points: Points,
    attackers: Type.Optional(Attackers),
    shooter: Type.Optional(Shooter),
    ...fromArmy,
  },
  strict,
);
export type Row = Static<typeof Row>;

/** A column: a target, a standard defender, or units of a sample army. */
export const Column = Type.Object(
  {
    name: Type.Optional(Name),
    target: Type.Optional(Target),
    standard: Type.Optional(oneOf(Object.keys(STANDARD) as StandardName[])),
    models: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'number of standard defenders. Default: their usual number',
      }),
    ),
    ...fromArmy,
  },
  strict,
);
export type Column = Static<typeof Column>;

/** Rows or columns of a table, also after armies are replaced by their units. */
export const MOST_ENTRIES = 60;

export const sides = {
  units: Type.Array(Row, { minItems: 1, maxItems: MOST_ENTRIES }),
  targets: Type.Array(Column, { minItems: 1, maxItems: MOST_ENTRIES }),
  conditions: Type.Optional(Conditions),
};

export const MatrixQuestion = Type.Object(
  {
    ...sides,
    by: Type.Optional(oneOf(MEASURES)),
    sort: Type.Optional(Type.Boolean({ description: 'best rows first, by their sum over all targets' })),
  },
  strict,
);
export type MatrixQuestion = Static<typeof MatrixQuestion>;
