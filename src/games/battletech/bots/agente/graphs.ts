import { cheapestWay, type Graph, type Quest, type Start, type Way } from '../../../../parts/graph/astar.ts';
import { distance, FACINGS, type Facing, type Hex, opposite, sideTowards } from '../../../../parts/hex/hex.ts';
import { stepMp } from '../../rules/movement/cost.ts';
import { type Field, fieldOf, footingAcross, footingOf, TARN } from '../../rules/movement/field.ts';
import { allowance, gaitOf } from '../../rules/movement/gait.ts';
import { BLOCKED, stackingFor } from '../../rules/movement/stacking.ts';
import { cannotStand, standMp } from '../../rules/movement/standing.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';

/** The agent's three graphs: adjacent hexes, and places with facings for walking and for running. */
export type OnFoot = 'walk' | 'run';

/** Every hex is a node and every step costs 1, whatever the terrain: for distances, jumps and directions. */
export const plainGraph = (field: Field): Graph => ({
  nodes: field.hexes,
  arcs: (hex, visit) => {
    for (let side = 0; side < 6; side++) {
      const to = field.near[hex * 6 + side] as number;
      if (to >= 0) visit(to, 1);
    }
  },
});

/** A node of the walking and running graphs: a place and a facing. */
export const nodeAt = (footing: number, facing: Facing): number => footing * 6 + facing;
export const facingAt = (node: number): Facing => (node % 6) as Facing;
export const hexAtNode = (field: Field, node: number): Hex => field.hexOf[Math.floor(node / 6)] as Hex;

/** Places with facings. Arcs are legal steps at their cost, unless a unit blocks the way. */
export function footGraph(view: View, id: UnitId, mode: OnFoot): Graph {
  const field = fieldOf(view);
  const gait = gaitOf(view, id, mode);
  const stacking = new Uint8Array(field.hexes);
  stackingFor(view, id, stacking);
  return {
    nodes: field.footings * 6,
    arcs: (node, visit) => {
      const facing = facingAt(node);
      const footing = (node - facing) / 6;
      const step = (side: Facing, back: boolean): void => {
        const hex = field.near[(field.hexOf[footing] as Hex) * 6 + side] as number;
        if (hex < 0 || stacking[hex] === BLOCKED) return;
        const to = footingAcross(field, field.levelOf[footing] as number, hex, opposite(side));
        const price = stepMp(field, gait, footing, side, to, back);
        if (price >= 0) visit(nodeAt(to, facing), price);
      };
      visit(node - facing + ((facing + 1) % 6), 1);
      visit(node - facing + ((facing + 5) % 6), 1);
      step(facing, false);
      if (mode === 'walk') step(opposite(facing), true);
    },
  };
}

const FREE_HEXES = new WeakMap<Field, number>();

/** Hexes that cost nothing to enter: in the simulator, hilltop pools. */
function freeHexes(view: View, id: UnitId): number {
  if (!gaitOf(view, id, 'walk').simulator) return 0;
  const field = fieldOf(view);
  let free = FREE_HEXES.get(field);
  if (free === undefined) {
    free = field.marks.reduce((count, marks) => count + (marks & TARN ? 1 : 0), 0);
    FREE_HEXES.set(field, free);
  }
  return free;
}

/** A lower bound on the MP over a distance: a path enters that many different hexes, and all but free ones cost MP. */
function leastMp(view: View, id: UnitId): (hexes: number) => number {
  const free = freeHexes(view, id);
  return (hexes) => Math.max(0, hexes - free);
}

/** The start nodes of a unit. A prone unit stands up first, with any facing. */
export function startsOf(view: View, id: UnitId, mode: OnFoot): readonly Start[] {
  const unit = unitOf(view, id);
  const footing = footingOf(fieldOf(view), unit);
  if (!unit.prone) return [{ node: nodeAt(footing, unit.facing), paid: 0 }];
  if (cannotStand(view, id)) return [];
  const paid = standMp(allowance(view, id, mode));
  return FACINGS.map((facing) => ({ node: nodeAt(footing, facing), paid }));
}

/** The cheapest path to the nearest of some places, all within a radius of a centre. */
export function wayOnFoot(
  view: View,
  id: UnitId,
  mode: OnFoot,
  goal: { readonly isGoal: Quest['isGoal']; readonly middle: Hex; readonly within: number },
): Way | undefined {
  const field = fieldOf(view);
  const { map } = view.rules;
  const least = leastMp(view, id);
  return cheapestWay(footGraph(view, id, mode), {
    starts: startsOf(view, id, mode),
    isGoal: goal.isGoal,
    estimate: (node) => least(distance(map, hexAtNode(field, node), goal.middle) - goal.within),
  });
}

/** The straight line from hex to hex. */
export function directWay(view: View, from: Hex, to: Hex): Way | undefined {
  const { map } = view.rules;
  return cheapestWay(plainGraph(fieldOf(view)), {
    starts: [{ node: from, paid: 0 }],
    isGoal: (hex) => hex === to,
    estimate: (hex) => distance(map, hex, to),
  });
}

/** The hexside through which the direct path leaves; undefined if the hexes are the same. */
export function firstStep(view: View, from: Hex, to: Hex): Facing | undefined {
  const next = directWay(view, from, to)?.nodes[1];
  return next === undefined ? undefined : sideTowards(view.rules.map, from, next);
}
