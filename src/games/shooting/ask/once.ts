import type { Result } from '../../../kernel/result.ts';

/**
 * Remembers successful results by the object they were parsed from, so that the cells of a matrix parse each unit
 * once. Questions are never changed in place. Refusals are not remembered: they name the field of their question.
 */
export function oncePer<K extends object, V>(): (key: K, parse: () => Result<V>) => Result<V> {
  const known = new WeakMap<K, Result<V>>();
  return (key, parse) => {
    const before = known.get(key);
    if (before) return before;
    const found = parse();
    if (found.ok) known.set(key, found);
    return found;
  };
}
