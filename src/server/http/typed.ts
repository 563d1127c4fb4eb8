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
import type { TLocalizedValidationError } from 'typebox/error';
import { Locale } from 'typebox/system';
import type { Language } from '../../kernel/game.ts';
import { validator } from '../../parts/schema/validator.ts';
import type { Problem } from '../refusal-text.ts';
import { BOT_NAME, Failure } from './schemas.ts';

/** Derives the types of requests from their schemas. */
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

/** An invalid request: the field, and the problem in each language. */
interface SchemaFault extends Error {
  readonly field: string;
  readonly problem: Readonly<Record<Language, string>>;
}

export const isSchemaFault = (error: unknown): error is SchemaFault => error instanceof Error && 'problem' in error;

/** Validates strictly: values are neither coerced nor defaulted nor removed. */
export const checkedBySchema: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const check = validator(schema);
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

/** A problem code that has a text, or else the schema's own message. People never see a regular expression. */
function problemOf(fault: TLocalizedValidationError | undefined): SchemaFault['problem'] {
  if (!fault) return { en: '', es: '' };
  const code = codeOf(fault);
  return code ? { en: code, es: code } : { en: fault.message, es: Locale.es_ES(fault) };
}

function codeOf(fault: TLocalizedValidationError): Problem | undefined {
  if (fault.keyword === 'pattern') return String(fault.params.pattern) === BOT_NAME ? 'bot-name' : 'form';
  return fault.keyword === 'boolean' ? 'no-such-field' : undefined;
}

/** The responses of a route, for the OpenAPI description. */
export const answers = (good: TSchema, status = 200) => ({ [status]: good, '4xx': Failure });
