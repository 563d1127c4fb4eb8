import Type, { type Static } from 'typebox';
import { oneOf, strict } from '../../../../parts/schema/schema.ts';
import { Column, sides } from '../matrix/question.ts';
import { GOALS, PLAN_LIMITS } from './problem.ts';

const Target = Type.Object(
  {
    ...Column.properties,
    must: Type.Optional(
      Type.Boolean({ description: 'for the goal wipe: this target must be destroyed. Default: all of them' }),
    ),
  },
  strict,
);

export const PlanQuestion = Type.Object(
  {
    ...sides,
    units: Type.Array(sides.units.items, { minItems: 1, maxItems: PLAN_LIMITS.units }),
    targets: Type.Array(Target, { minItems: 1, maxItems: PLAN_LIMITS.targets }),
    by: Type.Optional(oneOf(GOALS)),
    split: Type.Optional(
      Type.Boolean({ description: 'each weapon has its own target. Default: only if a single unit fires' }),
    ),
  },
  strict,
);
export type PlanQuestion = Static<typeof PlanQuestion>;
