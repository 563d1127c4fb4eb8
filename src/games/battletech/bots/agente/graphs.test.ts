import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { cheapestWay, type Graph } from '../../../../parts/graph/astar.ts';
import { distance, type Facing } from '../../../../parts/hex/hex.ts';
import { CLEAR, type GameMap } from '../../ground.ts';
import { fieldOf } from '../../rules/movement/field.ts';
import { jumpRefusal } from '../../rules/movement/jump.ts';
import { mountains, wild } from '../../rules/movement/testing.ts';
import { searchWalk, UNREACHED } from '../../rules/movement/walk-search.ts';
import { ground, hex, set, table, testMech } from '../../rules/testing.ts';
import type { RulesetName } from '../../rulesets.ts';
import type { State } from '../../state.ts';
import { view } from '../../view.ts';
import {
  directWay,
  firstStep,
  footGraph,
  hexAtNode,
  nodeAt,
  type OnFoot,
  plainGraph,
  startsOf,
  wayOnFoot,
} from './graphs.ts';

/** Cost of each node from the starts, by relaxing all arcs until nothing changes. */
function costsOf({ nodes, arcs }: Graph, starts: ReturnType<typeof startsOf>): number[] {
  const costs = Array.from({ length: nodes }, () => Number.POSITIVE_INFINITY);
  for (const { node, paid } of starts) costs[node] = paid;
  for (let changed = true; changed; ) {
    changed = false;
    for (let node = 0; node < nodes; node++) {
      const cost = costs[node] as number;
      if (Number.isFinite(cost))
        arcs(node, (to, price) => {
          if (cost + price >= (costs[to] as number)) return;
          costs[to] = cost + price;
          changed = true;
        });
    }
  }
  return costs;
}

/** Hilltop pools, which the simulator lets a unit enter for free, and some land between. */
function pools(random: Random, cols: number, rows: number): GameMap {
  const one = () => (random.roll(3) === 1 ? { ...CLEAR, level: random.roll(3) - 1 } : { ...CLEAR, level: 1, water: 0 });
  return { name: 'pools', cols, rows, hexes: Array.from({ length: cols * rows }, one) };
}

const LANDS = { wild, mountains, pools };

const alone = (map: GameMap, ruleset: RulesetName, facing: Facing = 0, prone = false): State =>
  set(
    table({
      map,
      ruleset,
      units: [
        { at: '0404', facing, design: testMech({ walk: 6 }) },
        { at: '0101', side: '1' },
      ],
    }),
    0,
    {
      prone,
      level: fieldLevel(map),
    },
  );
const fieldLevel = (map: GameMap): number => {
  const field = fieldOf({ rules: { map }, ground: {} });
  return field.levelOf[3 * map.cols + 3] as number;
};

const COLS = 9;
const ROWS = 8;

describe('A* finds the cheapest path, also where water is free', () => {
  test.each<[keyof typeof LANDS, RulesetName, OnFoot]>([
    ['wild', 'total-warfare', 'walk'],
    ['wild', 'simulador', 'walk'],
    ['wild', 'simulador', 'run'],
    ['wild', 'core-2026', 'run'],
    ['mountains', 'total-warfare', 'walk'],
    ['mountains', 'core-2026', 'walk'],
    ['pools', 'simulador', 'walk'],
    ['pools', 'simulador', 'run'],
    ['pools', 'total-warfare', 'walk'],
  ])('%s, %s, %s', (land, ruleset, mode) => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        fc.nat(COLS * ROWS - 1),
        fc.integer({ min: 0, max: 5 }),
        (seed, facing, prone, goal, wanted) => {
          const state = alone(LANDS[land](new Random(seed), COLS, ROWS), ruleset, facing as Facing, prone);
          const seen = view(state, '0');
          const costs = costsOf(footGraph(seen, 0, mode), startsOf(seen, 0, mode));
          const end = nodeAt(goal, wanted as Facing);
          const way = wayOnFoot(seen, 0, mode, { isGoal: (node) => node === end, middle: goal, within: 0 });
          expect(way?.cost ?? Number.POSITIVE_INFINITY).toBe(costs[end]);
          const near = (node: number) => distance(state.rules.map, hexAtNode(fieldOf(state), node), goal) <= 1;
          const any = wayOnFoot(seen, 0, mode, { isGoal: near, middle: goal, within: 1 });
          const least = costs.reduce((best, cost, node) => (near(node) ? Math.min(best, cost) : best), Infinity);
          expect(any?.cost ?? Number.POSITIVE_INFINITY).toBe(least);
        },
      ),
      { numRuns: 40, seed: 1 },
    );
  });

  test('pools are free in the simulator', () => {
    const state = alone(pools(new Random(1), COLS, ROWS), 'simulador');
    let free = 0;
    const graph = footGraph(view(state, '0'), 0, 'walk');
    for (let node = 0; node < graph.nodes; node++) graph.arcs(node, (_, price) => (free += price === 0 ? 1 : 0));
    expect(free).toBeGreaterThan(20);
  });
});

test.each<RulesetName>(['total-warfare', 'simulador', 'core-2026'])(
  'costs within a turn match the rules: %s',
  (ruleset) => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 5 }), fc.boolean(), (seed, facing, prone) => {
        const state = alone(wild(new Random(seed), COLS, ROWS), ruleset, facing as Facing, prone);
        const seen = view(state, '0');
        const costs = costsOf(footGraph(seen, 0, 'walk'), startsOf(seen, 0, 'walk'));
        const { mp, left, nodes } = searchWalk(state, 0, 'walk', false);
        const wrong: number[] = [];
        for (let node = 0; node < nodes; node++) {
          const cost = costs[node] as number;
          const all = mp[node] === UNREACHED || mp[node] === left; // all MP for the hex straight ahead
          if (cost <= left ? mp[node] !== cost : !all) wrong.push(node);
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40, seed: 1 },
    );
  },
);

describe('the worked examples', () => {
  const state = table({ units: [{ at: '0101' }, { at: '1616', side: '1' }] });
  const seen = view(state, '0');
  const at = (side: number, label: string): number => nodeAt(hex(state, label), (side - 1) as Facing);
  const arc = (from: number, to: number): number | undefined => {
    const prices: number[] = [];
    footGraph(seen, 0, 'walk').arcs(from, (node, price) => node === to && prices.push(price));
    return prices[0];
  };

  test.each([
    ['(3,0101) to (3,0201)', at(3, '0101'), at(3, '0201')],
    ['(6,0201) to (6,0101)', at(6, '0201'), at(6, '0101')],
    ['(1,0101) to (2,0101), a turn', at(1, '0101'), at(2, '0101')],
    ['(2,0101) to (3,0101), a turn', at(2, '0101'), at(3, '0101')],
    ['(2,0101) to (1,0101), a turn back', at(2, '0101'), at(1, '0101')],
    ['(1,0101) to (6,0101), a turn to the other side', at(1, '0101'), at(6, '0101')],
  ])('%s costs 1', (_, from, to) => expect(arc(from, to)).toBe(1));

  test('from (3,0101) no step leads to (4,0201)', () => expect(arc(at(3, '0101'), at(4, '0201'))).toBeUndefined());

  test('0201 to 0302 is 1, though its columns and rows differ by 2', () => {
    expect(distance(state.rules.map, hex(state, '0201'), hex(state, '0302'))).toBe(1);
    expect(directWay(seen, hex(state, '0201'), hex(state, '0302'))?.cost).toBe(1);
  });

  test('from (0,0,0) to (2,3,-5) is 5: two columns on and four rows up', () => {
    const [from, to] = [hex(state, '0109'), hex(state, '0305')];
    expect(directWay(seen, from, to)).toMatchObject({ cost: 5, costs: [0, 1, 2, 3, 4, 5] });
    expect(distance(state.rules.map, from, to)).toBe(5);
  });

  test('a straight line of four hexes costs 4', () => {
    expect(directWay(seen, hex(state, '0105'), hex(state, '0101'))?.cost).toBe(4);
    expect(firstStep(seen, hex(state, '0105'), hex(state, '0101'))).toBe(0);
  });

  test.each<[RulesetName, string | undefined]>([
    ['simulador', 'too-high-on-the-way'],
    ['total-warfare', undefined],
  ])('the jump from 0517 to 0717 past a high 0616: %s', (ruleset, no) => {
    const map = ground({ '0616': { level: 5 } });
    const high = table({ map, ruleset, units: [{ at: '0517', design: testMech({ jump: 4 }) }] });
    expect(jumpRefusal(high, 0, { step: 'jump', to: hex(high, '0717'), facing: 0 })?.code).toBe(no);
  });
});

test('the plain graph knows the distance between any two hexes', () => {
  const state = table({ units: [{ at: '0101' }] });
  const { map } = state.rules;
  const graph = plainGraph(fieldOf(state));
  fc.assert(
    fc.property(fc.nat(map.hexes.length - 1), fc.nat(map.hexes.length - 1), (from, to) => {
      const quest = { starts: [{ node: from, paid: 0 }], isGoal: (node: number) => node === to };
      const far = distance(map, from, to);
      expect(cheapestWay(graph, { ...quest, estimate: () => 0 })?.cost).toBe(far);
      expect(directWay(view(state, '0'), from, to)?.cost).toBe(far);
    }),
    { numRuns: 50, seed: 1 },
  );
});
