import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { BOT_NAME, Failure } from './schemas.ts';

/** Requests have the types of their schemas. */
interface Typed extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  Typed
>;

/** The fault of a request: which part of it, which field, and what is wrong there. */
export interface ShapeFault extends Error {
  readonly field: string;
  readonly problem: string;
}

export const isShapeFault = (error: unknown): error is ShapeFault => error instanceof Error && 'problem' in error;

/** Schemas are checked as they stand: nothing is coerced, filled in or thrown away. */
export const checkedBySchema: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const check = Compile(schema);
  return (value: unknown) => {
    if (check.Check(value)) return { value };
    const [fault] = check.Errors(value);
    return {
      error: Object.assign(new Error('bad request'), {
        field: fault?.instancePath.slice(1) || '(whole)',
        problem: problemOf(fault),
      }),
    };
  };
};

type Fault = { readonly keyword: string; readonly message: string; readonly params: object };

/** In words, or a code that has words: nobody is shown a regular expression. */
function problemOf(fault: Fault | undefined): string {
  if (fault?.keyword === 'pattern') return isOfBots(fault.params) ? 'bot-name' : 'form';
  return fault?.message === 'schema is false' ? 'there is no such field' : (fault?.message ?? '');
}

const isOfBots = (params: { readonly pattern?: unknown }): boolean => String(params.pattern) === BOT_NAME;

/** What a route may answer, for the published description. */
export const answers = (good: TSchema, status = 200) => ({ [status]: good, '4xx': Failure });
