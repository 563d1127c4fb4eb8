import type { TSchema } from 'typebox';
import { problemOf } from '../../parts/schema/schema.ts';
import { nearest } from '../../parts/text/nearest.ts';

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message: string;
}

type Fields = Readonly<Record<string, { readonly description?: string; readonly type?: string }>>;

/** What is wrong with an input and what would be right, on one line. Never quotes a value, which could be a token. */
export function inputProblem(input: TSchema, errors: readonly SchemaError[], given: unknown): string | undefined {
  const [first] = errors;
  if (!first) return undefined;
  const { properties: fields = {}, required = [] } = input as { properties?: Fields; required?: readonly string[] };
  const names = Object.keys(fields);
  const unknownField = errors.find(
    ({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === '',
  );
  if (unknownField) {
    const [name = ''] =
      (unknownField.params as { additionalProperties?: readonly string[] }).additionalProperties ?? [];
    const meant = nearest(name, names);
    const all = names.map((one) => (required.includes(one) ? one : `${one}?`)).join(', ');
    return `unknown field "${name}"${meant ? `; did you mean ${meant}? Fields` : '; fields'}: ${all}`;
  }
  const path = first.instancePath.slice(1).split('/');
  if (first.keyword === 'required') {
    const [missing = ''] = (first.params as { requiredProperties?: readonly string[] }).requiredProperties ?? [];
    const field = [...path, missing].filter((part) => part !== '').join('.');
    return `${field} is missing${descriptionOf(fields, path[0] || missing)}`;
  }
  return `${path.join('.') || 'the input'} ${requirement(first, valueAt(given, path))}${descriptionOf(fields, path[0] ?? '')}`;
}

/** The description of a field. */
function descriptionOf(fields: Fields, name: string): string {
  const about = Object.hasOwn(fields, name) ? fields[name]?.description : undefined;
  return about ? `; ${name}: ${about}` : '';
}

const A: Readonly<Record<string, string>> = { integer: 'a whole number', array: 'a list', object: 'an object' };
const kindIn = (type: string): string => A[type] ?? `a ${type}`;

function requirement({ keyword, params, message }: SchemaError, value: unknown): string {
  const { type, allowedValue, pattern } = params as { type?: string; allowedValue?: unknown; pattern?: string };
  if (keyword === 'type' && type !== undefined) return `must be ${kindIn(type)}, not ${kindOf(value)}`;
  if (keyword === 'const') return `must be ${JSON.stringify(allowedValue)} or omitted`;
  if (keyword === 'pattern') return `must match ${pattern}`;
  return problemOf({ message, params });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a fraction';
  return kindIn(typeof value);
}

const valueAt = (given: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[part] : undefined,
    path[0] === '' ? { '': given } : given,
  );
