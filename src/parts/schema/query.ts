import type Type from 'typebox';
import type { Static } from 'typebox';
import type { Query } from '../../kernel/game.ts';
import { no, type Result } from '../../kernel/result.ts';
import { type Fault, faultOf } from './schema.ts';
import { validator } from './validator.ts';

export type { Fault } from './schema.ts';

export const bad = ({ field, problem }: Fault) => no({ code: 'bad-question', field, problem });

/** A query whose input is checked against a schema. `closer` can give a better error for unions. */
export function query<S extends Type.TSchema>(
  about: string,
  schema: S,
  example: Static<S>,
  answer: (question: Static<S>) => Result<unknown>,
  closer?: (question: unknown) => Fault | undefined,
): Query {
  const check = validator(schema);
  return {
    about,
    schema,
    example,
    answer(question) {
      if (check.Check(question)) return answer(question as Static<S>);
      return bad(closer?.(question) ?? faultOf(check, question));
    },
  };
}
