/** How one view becomes the next: `[path, value]` sets, `[path]` removes. Lists are set whole. */
export type Patch = readonly Change[];
export type Change = readonly [path: readonly string[], value?: unknown];

type Dict = Readonly<Record<string, unknown>>;

const isDict = (value: unknown): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two plain values of one shape; `without` names keys of the top that stay out. */
export function diff(before: object, after: object, without?: string): Patch {
  if (before === after) return NOTHING;
  const changes: Change[] = [];
  compare(before as Dict, after as Dict, [], changes, without);
  return changes;
}

const NOTHING: Patch = [];

function compare(before: Dict, after: Dict, at: readonly string[], changes: Change[], without?: string): void {
  for (const key in after) {
    if (key === without) continue;
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    if (isDict(was) && isDict(is)) compare(was, is, [...at, key], changes);
    else if (!same(was, is)) changes.push([[...at, key], is]);
  }
  for (const key in before) if (key !== without && !(key in after)) changes.push([[...at, key]]);
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isDict(a) || !isDict(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]));
}

/** The view after the changes; what did not change stays the same object. */
export function patched<V extends object>(view: V, patch: Patch): V {
  let next: Dict = view as Dict;
  for (const change of patch) next = changed(next, change[0], 0, change);
  return next as V;
}

function changed(value: Dict, path: readonly string[], depth: number, change: Change): Dict {
  const key = path[depth] as string;
  const copy: Record<string, unknown> = { ...value };
  if (depth < path.length - 1) copy[key] = changed((value[key] ?? {}) as Dict, path, depth + 1, change);
  else if (change.length === 1) delete copy[key];
  else copy[key] = change[1];
  return copy;
}
