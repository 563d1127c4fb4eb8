import Type, { type Static } from 'typebox';
import { no, ok, type Result } from '../../kernel/result.ts';
import { validator } from './validator.ts';

/** Allows no fields other than those named. */
export const strict = { additionalProperties: false };

export const oneOf = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>(Type.Enum([...values]));

/** Schema of a command: its type and fields. */
export const command = <T extends string, P extends Record<string, Type.TSchema>>(type: T, fields: P) =>
  Type.Object({ type: Type.Literal(type), ...fields }, strict);

type Deep<T> = T extends object ? { readonly [P in keyof T]: Deep<T[P]> } : T;
export type Shaped<S extends Type.TSchema> = Deep<Static<S>>;

/** What the schema rejects, as text for people. */
export function problemOf(fault: { readonly message: string; readonly params?: object } | undefined): string {
  if (fault?.message === 'schema is false') return 'there is no such field';
  const { allowedValues } = (fault?.params ?? {}) as { readonly allowedValues?: readonly unknown[] };
  return allowedValues ? `must be one of ${allowedValues.join(', ')}` : (fault?.message ?? '');
}

/** What is wrong with an input, and where. */
export interface Fault {
  readonly field: string;
  readonly problem: string;
}

/** A compiled schema that can list errors. */
interface Checked {
  Errors(
    input: unknown,
  ): readonly { readonly instancePath: string; readonly message: string; readonly params: object }[];
}

/** The first error of an input. */
export function faultOf(schema: Checked, input: unknown): Fault {
  const [fault] = schema.Errors(input);
  return { field: fault?.instancePath.slice(1) || '(whole)', problem: problemOf(fault) };
}

/** A command parser from schemas by type. Errors name the field and the problem. */
export function parser<C>(shapes: Readonly<Record<string, Type.TSchema>>): (input: unknown) => Result<C> {
  const checks = new Map(Object.entries(shapes).map(([type, schema]) => [type, validator(schema)]));
  return (input) => {
    const type: unknown = (input as { readonly type?: unknown } | null)?.type;
    const check = typeof type === 'string' ? checks.get(type) : undefined;
    if (!check) return no({ code: 'unknown-command', type: typeof type === 'string' ? type.slice(0, 40) : null });
    if (check.Check(input)) return ok(input as C);
    return no({ code: 'bad-command', ...faultOf(check, input) });
  };
}
