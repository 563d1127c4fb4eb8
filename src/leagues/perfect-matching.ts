const NONE = -1;

/** Whether all of `count` vertices can be paired along edges. Edmonds' blossom algorithm: exact for any graph. */
export function hasPerfectMatching(count: number, isEdge: (a: number, b: number) => boolean): boolean {
  if (count % 2 === 1) return false;
  const all = Array.from({ length: count }, (_, i) => i);
  const neighbours = all.map((a) => all.filter((b) => a !== b && isEdge(a, b)));
  const mate = all.map(() => NONE);
  for (const root of all) {
    if (mate[root] !== NONE) continue;
    const path = augmentingPath(root, neighbours, mate);
    if (!path) return false; // a vertex that cannot be matched now cannot be matched in any larger matching either
    for (let i = 0; i < path.length; i += 2) {
      const [a = NONE, b = NONE] = [path[i], path[i + 1]];
      mate[a] = b;
      mate[b] = a;
    }
  }
  return true;
}

/** A path from a free vertex to the root, along alternating edges: pairing its vertices two by two matches one pair more. */
function augmentingPath(
  root: number,
  neighbours: readonly (readonly number[])[],
  mate: readonly number[],
): readonly number[] | null {
  const parent = mate.map(() => NONE);
  const base = mate.map((_, i) => i); // of the blossom that contains the vertex
  const isOuter = mate.map(() => false);
  const queue = [root];
  isOuter[root] = true;
  const at = (list: readonly number[], i: number): number => list[i] ?? NONE;

  function commonBase(a: number, b: number): number {
    const seen = new Set<number>();
    for (let v = at(base, a); ; v = at(base, at(parent, at(mate, v)))) {
      seen.add(v);
      if (v === root) break;
    }
    let v = at(base, b);
    while (!seen.has(v)) v = at(base, at(parent, at(mate, v)));
    return v;
  }

  /** Marks the bases on one side of a blossom. */
  function mark(from: number, to: number, child: number, inBlossom: Set<number>): void {
    for (let [v, c] = [from, child]; at(base, v) !== to; [v, c] = [at(parent, at(mate, v)), at(mate, v)]) {
      inBlossom.add(at(base, v)).add(at(base, at(mate, v)));
      parent[v] = c;
    }
  }

  function shrink(a: number, b: number): void {
    const top = commonBase(a, b);
    const inBlossom = new Set<number>();
    mark(a, top, b, inBlossom);
    mark(b, top, a, inBlossom);
    for (let v = 0; v < base.length; v++) {
      if (!inBlossom.has(at(base, v))) continue;
      base[v] = top;
      if (!isOuter[v]) queue.push(v);
      isOuter[v] = true;
    }
  }

  for (let v = queue.shift(); v !== undefined; v = queue.shift()) {
    for (const to of neighbours[v] ?? []) {
      if (at(base, v) === at(base, to) || at(mate, v) === to) continue;
      if (to === root || (at(mate, to) !== NONE && at(parent, at(mate, to)) !== NONE)) shrink(v, to);
      else if (at(parent, to) === NONE) {
        parent[to] = v;
        if (at(mate, to) === NONE) return pathFrom(to, parent, mate);
        isOuter[at(mate, to)] = true;
        queue.push(at(mate, to));
      }
    }
  }
  return null;
}

function pathFrom(free: number, parent: readonly number[], mate: readonly number[]): readonly number[] {
  const path: number[] = [];
  for (let v = free; v !== NONE; ) {
    const before = parent[v] ?? NONE;
    path.push(v, before);
    v = mate[before] ?? NONE;
  }
  return path;
}
