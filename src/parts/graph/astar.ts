/** Nodes by number, and what leads from each: the price of an arc is a whole number, and may be nothing. */
export interface Graph {
  readonly nodes: number;
  readonly arcs: (node: number, visit: (to: number, price: number) => void) => void;
}

/** Where a way may begin, and what has been paid by then. */
export interface Start {
  readonly node: number;
  readonly paid: number;
}

export interface Way {
  readonly cost: number; // with what was paid at its start
  readonly nodes: readonly number[]; // from its start to its goal, both included
  readonly costs: readonly number[]; // up to each of them
}

/** What is sought: a goal, and for any node no more than what a way from there to a goal costs. */
export interface Quest {
  readonly starts: readonly Start[];
  readonly isGoal: (node: number) => boolean;
  readonly estimate: (node: number) => number;
}

const UNREACHED = 0x7fffffff;

/**
 * The cheapest way to the nearest goal (A*), or undefined where there is none. An estimate that never says too much is
 * all it needs: a node is looked at again where a cheaper way to it turns up. With an estimate of 0 it is Dijkstra's search.
 */
export function cheapestWay(graph: Graph, { starts, isGoal, estimate }: Quest): Way | undefined {
  const paid = new Int32Array(graph.nodes).fill(UNREACHED);
  const from = new Int32Array(graph.nodes).fill(-1);
  const open: number[][] = []; // nodes by the least that a way through them can come to
  let now = 0;
  const offer = (node: number, cost: number, before: number): void => {
    if (cost >= (paid[node] as number)) return;
    paid[node] = cost;
    from[node] = before;
    // No way through here is cheaper than what the node before it promised, whatever the estimate says.
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
      if (cost !== paid[node]) continue; // a cheaper way has come up since
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
