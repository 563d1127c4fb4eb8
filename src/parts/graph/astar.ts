/** A graph with numbered nodes. Arc costs are whole numbers, 0 allowed. */
export interface Graph {
  readonly nodes: number;
  readonly arcs: (node: number, visit: (to: number, price: number) => void) => void;
}

/** Possible starts, with costs already paid. */
export interface Start {
  readonly node: number;
  readonly paid: number;
}

export interface Way {
  readonly cost: number; // including the start's cost
  readonly nodes: readonly number[]; // from start to goal, inclusive
  readonly costs: readonly number[]; // cumulative, for each node
}

/** The goals, and a lower bound on the cost from any node to a goal. */
export interface Quest {
  readonly starts: readonly Start[];
  readonly isGoal: (node: number) => boolean;
  readonly estimate: (node: number) => number;
}

const UNREACHED = 0x7fffffff;

/**
 * The cheapest path to the nearest goal (A*), or undefined. The estimate only has to be a lower bound: nodes are
 * reopened when a cheaper path is found. With estimate 0 this is Dijkstra.
 */
export function cheapestWay(graph: Graph, { starts, isGoal, estimate }: Quest): Way | undefined {
  const paid = new Int32Array(graph.nodes).fill(UNREACHED);
  const from = new Int32Array(graph.nodes).fill(-1);
  const open: number[][] = []; // nodes by the lower bound of paths through them
  let now = 0;
  const offer = (node: number, cost: number, before: number): void => {
    if (cost >= (paid[node] as number)) return;
    paid[node] = cost;
    from[node] = before;
    // Keeps the bound monotonic, whatever the estimate says.
    const least = Math.max(now, cost + estimate(node));
    const bucket = open[least];
    if (bucket) bucket.push(node, cost);
    else open[least] = [node, cost];
  };
  for (const { node, paid: before } of starts) offer(node, before, -1);

  for (; now < open.length; now++) {
    const bucket = open[now];
    if (!bucket) continue;
    for (let cost = bucket.pop(); cost !== undefined; cost = bucket.pop()) {
      const node = bucket.pop() as number;
      if (cost !== paid[node]) continue; // superseded by a cheaper path
      if (isGoal(node)) return wayTo(node, from, paid);
      const so = cost;
      graph.arcs(node, (to, price) => offer(to, so + price, node));
    }
  }
  return undefined;
}

function wayTo(goal: number, from: Int32Array, paid: Int32Array): Way {
  const nodes: number[] = [];
  for (let node = goal; node >= 0; node = from[node] as number) nodes.push(node);
  nodes.reverse();
  return { cost: paid[goal] as number, nodes, costs: nodes.map((node) => paid[node] as number) };
}
