export type Path = readonly string[];

/** Without the rules, which are constant and large. */
function unruled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('rules' in value)) return value;
  const { rules: _, ...rest } = value;
  return rest;
}

export const bytes = (value: unknown): string => JSON.stringify(unruled(value)) ?? 'undefined';

/** Serializes a value independently of key order. Supports sets, maps and typed arrays, which beliefs may contain. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'rules') return undefined;
    if (typeof inner === 'bigint') return `${inner}n`;
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    if (inner instanceof Map || inner instanceof Set) return [...inner];
    if (ArrayBuffer.isView(inner)) return Array.from(inner as Uint8Array);
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  }) ?? 'undefined';

/** A saved and reloaded copy, with the rules put back. */
export function reloaded<T extends object>(value: T): T {
  const saved = JSON.parse(bytes(value)) as T;
  return 'rules' in value ? { ...saved, rules: value.rules } : saved;
}

const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

/** Every path of a state with its value, parents before children, without the rules. */
export function* paths(value: unknown, at: Path = []): Generator<readonly [Path, unknown]> {
  if (at.length > 0) yield [at, value];
  if (!isTree(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (at.length === 0 && key === 'rules') continue;
    yield* paths(inner, [...at, key]);
  }
}

export const isLeaf = (value: unknown): boolean => !isTree(value);

/** A copy with another value at a path; everything off that path is shared. */
export function put<T>(tree: T, at: Path, value: unknown): T {
  const [key, ...rest] = at;
  if (key === undefined) return value as T;
  const copy = Array.isArray(tree) ? [...tree] : { ...tree };
  const inner = copy as Record<string, unknown>;
  inner[key] = put(inner[key], rest, value);
  return copy as T;
}

/** The paths of all leaves at which two trees differ. */
export function differences(a: unknown, b: unknown, at: Path = []): Path[] {
  if (Object.is(a, b)) return [];
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b))
    return canonical(a) === canonical(b) ? [] : [at];
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
    at.length === 0 && key === 'rules' ? [] : differences(left[key], right[key], [...at, key]),
  );
}

/** Whether a dotted pattern matches this path or one of its ancestors; `*` matches one key, `**` one or more. */
export function covers(pattern: string, at: Path): boolean {
  const steps = pattern.split('.');
  return steps.length <= at.length && steps.every((step, i) => step === '*' || step === '**' || step === at[i]);
}

/** Deeply frozen except for the rules, so that changing it in place throws. */
export function frozen<T>(value: T): T {
  if (!isTree(value) || Object.isFrozen(value)) return value;
  for (const [key, inner] of Object.entries(value)) if (key !== 'rules') frozen(inner);
  return Object.freeze(value);
}
