import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestWay, type Graph } from './astar.ts';

type Arc = readonly [from: number, to: number, price: number];

const graphOf = (nodes: number, arcs: readonly Arc[]): Graph => ({
  nodes,
  arcs: (node, visit) => {
    for (const [from, to, price] of arcs) if (from === node) visit(to, price);
  },
});

/** Distances to a goal by relaxing all arcs until nothing changes. */
function remaining(nodes: number, arcs: readonly Arc[], goals: readonly number[]): number[] {
  const left = Array.from({ length: nodes }, (_, node) => (goals.includes(node) ? 0 : Number.POSITIVE_INFINITY));
  for (let round = 0; round < nodes; round++)
    for (const [from, to, price] of arcs) left[from] = Math.min(left[from] as number, price + (left[to] as number));
  return left;
}

const world = fc.integer({ min: 1, max: 12 }).chain((nodes) => {
  const node = fc.nat(nodes - 1);
  return fc.record({
    nodes: fc.constant(nodes),
    arcs: fc.array(fc.tuple(node, node, fc.nat(4)), { maxLength: 40 }),
    start: node,
    paid: fc.nat(3),
    goals: fc.array(node, { minLength: 1, maxLength: 3 }),
    doubts: fc.array(fc.nat(6), { minLength: nodes, maxLength: nodes }),
  });
});

test('the way costs the least there is, however far an estimate falls short', () => {
  fc.assert(
    fc.property(world, ({ nodes, arcs, start, paid, goals, doubts }) => {
      const left = remaining(nodes, arcs, goals);
      const estimate = (node: number): number =>
        Number.isFinite(left[node]) ? Math.max(0, (left[node] as number) - (doubts[node] as number)) : 0;
      const way = cheapestWay(graphOf(nodes, arcs), {
        starts: [{ node: start, paid }],
        isGoal: (node) => goals.includes(node),
        estimate,
      });
      expect(way?.cost).toBe(Number.isFinite(left[start]) ? paid + (left[start] as number) : undefined);
      if (!way) return;
      expect([way.nodes[0], goals.includes(way.nodes.at(-1) as number)]).toEqual([start, true]);
      for (const [i, to] of way.nodes.entries()) {
        const price = (way.costs[i] as number) - (i === 0 ? paid : (way.costs[i - 1] as number));
        if (i === 0) expect(price).toBe(0);
        else expect(arcs).toContainEqual([way.nodes[i - 1], to, price]);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('of several starts the one that is cheapest in all', () => {
  const graph = graphOf(4, [
    [0, 3, 5],
    [1, 3, 1],
    [2, 3, 2],
  ]);
  const starts = [
    { node: 0, paid: 0 },
    { node: 1, paid: 3 },
    { node: 2, paid: 3 },
  ];
  const way = cheapestWay(graph, { starts, isGoal: (node) => node === 3, estimate: () => 0 });
  expect(way).toEqual({ cost: 4, nodes: [1, 3], costs: [3, 4] });
});

test('a start may be a goal', () => {
  const starts = [{ node: 0, paid: 0 }];
  const way = cheapestWay(graphOf(1, []), { starts, isGoal: () => true, estimate: () => 0 });
  expect(way).toEqual({ cost: 0, nodes: [0], costs: [0] });
});
