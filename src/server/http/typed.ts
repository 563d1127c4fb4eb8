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
import type { TLocalizedValidationError } from 'typebox/error';
import { Locale } from 'typebox/system';
import type { Language } from '../../kernel/game.ts';
import type { Problem } from '../refusal-text.ts';
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

/** The fault of a request: which field, and what is wrong there, for readers of each language. */
export interface ShapeFault extends Error {
  readonly field: string;
  readonly problem: Readonly<Record<Language, string>>;
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

/** A code that has words, or the schema's own words: nobody is shown a regular expression. */
function problemOf(fault: TLocalizedValidationError | undefined): ShapeFault['problem'] {
  if (!fault) return { en: '', es: '' };
  const code = codeOf(fault);
  return code ? { en: code, es: code } : { en: fault.message, es: Locale.es_ES(fault) };
}

function codeOf(fault: TLocalizedValidationError): Problem | undefined {
  if (fault.keyword === 'pattern') return String(fault.params.pattern) === BOT_NAME ? 'bot-name' : 'form';
  return fault.keyword === 'boolean' ? 'no-such-field' : undefined;
}

/** What a route may answer, for the published description. */
export const answers = (good: TSchema, status = 200) => ({ [status]: good, '4xx': Failure });
