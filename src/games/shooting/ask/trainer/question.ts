import Type, { type Static } from 'typebox';
import { oneOf, strict } from '../../../../parts/schema/schema.ts';
import { LEVELS, MOST_SEED } from './levels.ts';

export const ExerciseQuestion = Type.Object(
  {
    seed: Type.Integer({ minimum: 0, maximum: MOST_SEED, description: 'the same seed gives the same exercise' }),
    level: Type.Optional(oneOf(LEVELS)),
    answers: Type.Optional(
      Type.Boolean({ description: 'also say which plan is best, and give the value of each. Default: false' }),
    ),
  },
  strict,
);
export type ExerciseQuestion = Static<typeof ExerciseQuestion>;
