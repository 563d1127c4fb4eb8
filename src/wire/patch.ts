/** The changes from one view to the next: `[path, value]` sets, `[path]` removes. Arrays are replaced whole. */
export type Patch = readonly Change[];
type Change = readonly [path: readonly string[], value?: unknown];

type Dict = Readonly<Record<string, unknown>>;

const isDict = (value: unknown): value is Dict => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own properties only: `toString` is a key like any other, and absent unless it was set. */
const own = (value: Dict, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** Would change the prototype. No view has this key; it is ignored. */
const BEHIND = '__proto__';

/** The differences between two plain objects; `without` is a top-level key to ignore. */
export function diff(before: object, after: object, without?: string): Patch {
  if (before === after) return NOTHING;
  const changes: Change[] = [];
  compare(before as Dict, after as Dict, [], changes, without);
  return changes;
}

const NOTHING: Patch = [];

/** `at` is the current path, reused throughout. Inherited properties are never plain values, so they equal none. */
function compare(before: Dict, after: Dict, at: string[], changes: Change[], without?: string): void {
  let stayed = 0;
  for (const key of Object.keys(after)) {
    if (key === BEHIND) continue;
    const was = before[key];
    const is = after[key];
    if ((was !== undefined && typeof was !== 'function') || Object.hasOwn(before, key)) stayed++;
    if (was === is || key === without) continue;
    if (isDict(was) && isDict(is)) {
      at.push(key);
      compare(was, is, at, changes);
      at.pop();
    } else if (!same(was, is)) changes.push([[...at, key], is]);
  }
  const keys = Object.keys(before);
  if (stayed === keys.length) return;
  for (const key of keys)
    if (key !== without && key !== BEHIND && !Object.hasOwn(after, key)) changes.push([[...at, key]]);
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isDict(a) || !isDict(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

/** The view after the changes; unchanged parts keep their identity. */
export function patched<V extends object>(view: V, patch: Patch): V {
  let next: Dict = view as Dict;
  for (const change of patch)
    if (change[0].length > 0 && !change[0].includes(BEHIND)) next = changed(next, change[0], 0, change);
  return next as V;
}

function changed(value: Dict, path: readonly string[], depth: number, change: Change): Dict {
  const key = path[depth] as string;
  const copy: Record<string, unknown> = { ...value };
  if (depth < path.length - 1) {
    const inner = own(value, key);
    copy[key] = changed(isDict(inner) ? inner : {}, path, depth + 1, change);
  } else if (change.length === 1) delete copy[key];
  else copy[key] = change[1];
  return copy;
}
