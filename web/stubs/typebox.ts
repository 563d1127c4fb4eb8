type Schema = Readonly<Record<string, unknown>>;

const shapes: Readonly<Record<string, (...parts: never[]) => unknown>> = {
  Object: (properties: Schema, options: Schema) => ({ type: 'object', properties, ...options }),
  Union: (anyOf: readonly Schema[]) => ({ anyOf }),
  Literal: (value: unknown) => ({ const: value }),
  Optional: (schema: Schema) => schema,
  Unsafe: (schema: Schema) => schema,
};

/** Replaces typebox in the page bundle, which does not validate: the server has validated everything. */
const Type: unknown = new Proxy(shapes, { get: (made, kind: string) => made[kind] ?? ((): Schema => ({})) });

export const Compile = (): { Check(): boolean; Errors(): readonly never[] } => ({
  Check: () => true,
  Errors: () => [],
});

// The replaced package has a default export.
export default Type;
