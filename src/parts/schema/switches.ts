import Type from 'typebox';
import { strict } from './schema.ts';

/** A ruleset without its name: the numbers and switches that a log records. */
export type Switches<R> = Omit<R, 'id' | 'title'>;

/** A game's rulesets today, and by ruleset the version-1 values of switches that were added or changed since. */
export interface Rulesets<R extends { readonly id: string; readonly title: string }> {
  readonly today: Readonly<Record<string, R>>;
  readonly version1: Readonly<Record<string, Partial<Switches<R>>>>;
}

export function switchesOf<R extends { readonly id: string; readonly title: string }>(ruleset: R): Switches<R> {
  const { id: _, title: __, ...switches } = ruleset;
  return switches;
}

/** A recorded set-up with every switch: those it does not record take the values they had in version 1. */
export function withRecordedSwitches<R extends { readonly id: string; readonly title: string }>(
  { today, version1 }: Rulesets<R>,
  setup: unknown,
): unknown {
  const { ruleset: name, switches } = (setup ?? {}) as { readonly ruleset?: unknown; readonly switches?: object };
  if (typeof name !== 'string' || !Object.hasOwn(today, name)) return setup; // `setUp` refuses it
  return { ...(setup as object), switches: { ...switchesOf(today[name] as R), ...version1[name], ...switches } };
}

/** The schema of `switches`: each may have any value that some ruleset gives it, today or in version 1. */
export function switchesSchema<R extends { readonly id: string; readonly title: string }>(
  { today, version1 }: Rulesets<R>,
  own: Readonly<Record<string, Type.TSchema>> = {},
) {
  const rows = [...Object.values(today).map(switchesOf), ...Object.values(version1)] as Record<string, unknown>[];
  const names = new Set(rows.flatMap(Object.keys));
  const shapes = [...names].map((name) => {
    const values = new Map(
      rows.filter((row) => Object.hasOwn(row, name)).map((row) => [JSON.stringify(row[name]), row[name]]),
    );
    return [name, Type.Optional(anyOf([...values.values()]))] as const;
  });
  return Type.Object({ ...Object.fromEntries(shapes), ...own }, strict);
}

const anyOf = (values: readonly unknown[]): Type.TSchema => {
  if (values.every((value) => typeof value === 'string' || typeof value === 'number'))
    return Type.Enum([...values] as (string | number)[]);
  return values.length === 1 ? exactly(values[0]) : Type.Union(values.map(exactly));
};

function exactly(value: unknown): Type.TSchema {
  if (Array.isArray(value)) return Type.Tuple(value.map(exactly));
  if (typeof value === 'object' && value !== null)
    return Type.Object(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, exactly(inner)])), strict);
  return Type.Literal(value as string | number | boolean);
}
