import { LIMITS } from './limits.ts';

/** An object from a file. Its fields may be missing or have any type. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How converters from XML to JSON write an attribute: `name`, `_name`, `@_name`, `@name`, or under `$`. */
export function fieldOf(node: Fields, name: string): unknown {
  for (const key of [name, `_${name}`, `@_${name}`, `@${name}`]) if (Object.hasOwn(node, key)) return node[key];
  const attributes = Object.hasOwn(node, '$') ? node.$ : undefined;
  return isFields(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** The first of these fields that has a value, as text; '' if none has. */
export function textOf(node: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fieldOf(node, name);
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  }
  return '';
}

/** The text of an element. */
export const contentOf = (node: Fields): string => textOf(node, '$text', '#text', '_', '__text', 'value');

/**
 * A list of objects: an array, one object, or either inside `{"selection": …}`, as converters write the wrapper element.
 */
export function listOf(node: Fields, plural: string, singular: string): readonly Fields[] {
  return items(fieldOf(node, plural)).flatMap((item) =>
    Object.hasOwn(item, singular) ? items(item[singular]) : [item],
  );
}

function items(value: unknown): readonly Fields[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter(isFields).filter((item) => Object.keys(item).length > 0);
}

/** How many objects and levels a value has, stopping at the limits. */
export function sizeOf(value: unknown): { readonly nodes: number; readonly depth: number } {
  let nodes = 0;
  let depth = 0;
  let level: unknown[] = [value];
  while (level.length > 0 && depth <= 4 * LIMITS.depth && nodes <= LIMITS.nodes * 4) {
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      nodes++;
      for (const inner of Object.values(one)) if (typeof inner === 'object' && inner !== null) next.push(inner);
    }
    depth++;
    level = next;
  }
  return { nodes, depth };
}
