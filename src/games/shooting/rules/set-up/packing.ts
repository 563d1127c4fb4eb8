import { no, ok, type Result } from '../../../../kernel/result.ts';
import type { Box } from '../../../../parts/plane/shape.ts';
import type { Army, Deployed, Scenario } from '../../scenario.ts';
import type { Side } from '../../sides.ts';
import { type Formation, type Group, groupsOf, turnOf } from './formation.ts';

const EDGE = 0.25; // inches from the edge of the battlefield
const STEP = 0.5; // inches between two positions that are tried
const TRIES = [
  { depth: 0.25, apart: 1 }, // of the table's height; inches between units
  { depth: 0.25, apart: 0.3 },
  { depth: 0.45, apart: 0.3 },
] as const;

interface Spot {
  readonly group: Group;
  readonly formation: Formation;
  readonly box: Box;
}

/** Places an army closely on its side of the table, large units first. Refuses, with the unit that has no room. */
export function packed(army: Army, side: Side, table: Scenario['table']): Result<readonly Deployed[]> {
  const { width, height } = table;
  const groups = groupsOf(army);
  const bySize = groups.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  let left: Group | undefined;
  for (const { depth, apart } of TRIES) {
    const zone = { left: EDGE, right: width - EDGE, low: height * (1 - depth), high: height - EDGE };
    const spots: Spot[] = [];
    left = bySize.find((group) => {
      const spot = firstSpot(group, spots, apart, zone);
      if (spot) spots.push(spot);
      return !spot;
    });
    if (!left)
      return ok(spots.flatMap(deployedOf).map((one) => (side === 'attacker' ? one : turnedAround(one, table))));
  }
  const { name, sheet } = left?.units[0] ?? {};
  return no({ code: 'army-does-not-fit', army: army.name, layout: `${width} × ${height}\u2033`, unit: name ?? sheet });
}

const sizeOf = ({ formations: [first] }: Group): number => (first ? first.width * first.depth : 0);

/** The spot nearest to the front, then to the left. */
function firstSpot(group: Group, taken: readonly Spot[], apart: number, zone: Box): Spot | undefined {
  for (const formation of group.formations) {
    const { width, depth } = formation;
    for (let low = zone.low; low + depth <= zone.high; low += STEP)
      for (let left = zone.left; left + width <= zone.right; left += STEP) {
        const box = { left, right: left + width, low, high: low + depth };
        if (!taken.some((spot) => areNear(spot.box, box, apart))) return { group, formation, box };
      }
  }
  return undefined;
}

const areNear = (a: Box, b: Box, apart: number): boolean =>
  a.left < b.right + apart && b.left < a.right + apart && a.low < b.high + apart && b.low < a.high + apart;

const hundredth = (inches: number): number => Math.round(inches * 100) / 100;

function deployedOf({ group, formation, box }: Spot): readonly Deployed[] {
  return group.units.map(({ id }) => {
    const own = group.models.flatMap((model, i) => (model.unit === id ? [{ model, at: formation.at[i] }] : []));
    const turn = Math.max(...own.map(({ model }) => turnOf(model.base)));
    return {
      unit: id,
      at: own.map(({ at: [x, y] = [0, 0] }) => [hundredth(box.left + x), hundredth(box.low + y)] as const),
      ...(turn > 0 && { turn }),
    };
  });
}

/** The same for the defender: turned by 180 degrees. */
const turnedAround = (one: Deployed, { width, height }: Scenario['table']): Deployed => ({
  ...one,
  at: one.at.map(([x, y]) => [hundredth(width - x), hundredth(height - y)] as const),
  ...(one.turn !== undefined && { turn: (one.turn + 180) % 360 }),
});
