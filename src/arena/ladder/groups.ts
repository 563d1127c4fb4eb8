/**
 * The group number of each key, from 1 in the given order. Two keys share a group if a chain of meetings connects
 * them.
 */
export function groupsOf(all: readonly (readonly [key: string, met: ReadonlySet<string>])[]): Map<string, number> {
  const met = new Map(all);
  const groups = new Map<string, number>();
  let group = 0;
  for (const [first] of all) {
    if (groups.has(first)) continue;
    group++;
    const next = [first];
    for (let key = next.pop(); key !== undefined; key = next.pop()) {
      if (groups.has(key)) continue;
      groups.set(key, group);
      next.push(...(met.get(key) ?? []));
    }
  }
  return groups;
}
