import type { Random } from '../../../kernel/random.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { isWithin, overlaps } from '../../../parts/plane/polygon.ts';
import { type Box, boxesMeet, type Polygon } from '../../../parts/plane/shape.ts';
import { type Layout, turned } from '../data/layouts.ts';
import { box } from '../data/outlines.ts';
import { type Formation, type Group, groupsOf, turnOf } from '../rules/set-up/formation.ts';
import type { Army, Deployed } from '../scenario.ts';
import { areaOf, type Outlook, outlookOf } from './outlook.ts';

const EDGE = 0.5; // inches from the edge of the battlefield
const STEP = 1; // inches between two positions that are tried
const APART = [1, 0.3]; // inches between units; less if they do not fit otherwise
const NOISE = 0.15; // how much chance counts against a good view
const VIEW = { least: 0.6, spread: 0.4 }; // of the best view: units want cover as well as targets

interface Spot {
  readonly group: Group;
  readonly formation: Formation;
  readonly x: number; // upper left corner
  readonly y: number;
}

/** The ground on which one army deploys, from the attacker's point of view. */
interface Ground {
  readonly layout: Layout;
  readonly zone: Polygon;
  readonly pieces: readonly Polygon[];
  readonly outlook: Outlook;
}

export const groundOf = (layout: Layout): Ground => ({
  layout,
  zone: areaOf(layout.zone),
  pieces: layout.terrain.map(({ corners }) => areaOf(corners)),
  outlook: outlookOf(layout),
});

/** Places an army in the attacker's zone, clear of all terrain. Refuses, with the unit that has no room. */
export function deployArmy(army: Army, ground: Ground, random: Random): Result<readonly Deployed[]> {
  const groups = groupsOf(army);
  const wants = new Map(groups.map((group) => [group, VIEW.least + VIEW.spread * random.unit()]));
  const inOrder = groups.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  let refusal: Result<never> = no({ code: 'army-does-not-fit', army: army.name, layout: ground.layout.name });
  for (const apart of APART) {
    const spots: Spot[] = [];
    for (const group of inOrder) {
      const spot = bestSpot(group, wants.get(group) ?? 1, spots, apart, ground, random);
      if (spot) spots.push(spot);
      else {
        const { name, sheet } = group.units[0] ?? {};
        refusal = no({ ...refusal.error, unit: name ?? sheet });
        break;
      }
    }
    if (spots.length === groups.length) return ok(groups.flatMap((group) => deployedOf(spots, group)));
  }
  return refusal;
}

/** The same deployment for the defender: turned by 180 degrees. */
export const turnedAround = (deployment: readonly Deployed[], { table }: Layout): readonly Deployed[] =>
  deployment.map((one) => ({
    ...one,
    at: one.at.map((place) => turned(table, place)),
    ...(one.turn !== undefined && { turn: (one.turn + 180) % 360 }),
  }));

const sizeOf = ({ formations: [first] }: Group): number => (first ? first.width * first.depth : 0);

function bestSpot(
  group: Group,
  wanted: number,
  taken: readonly Spot[],
  apart: number,
  ground: Ground,
  random: Random,
): Spot | undefined {
  const boxes = taken.map((spot) => grown(boxOf(spot), apart));
  for (const formation of group.formations) {
    const spots = spotsFor(group, formation, ground).filter(
      (spot) => !boxes.some((one) => boxesMeet(one, boxOf(spot))),
    );
    const views = ground.outlook.views(spots.map(middleOf), group.range);
    const best = Math.max(...views, 1e-9);
    const scores = views.map((view) => NOISE * random.unit() - Math.abs(view / best - wanted));
    const spot = spots[scores.indexOf(Math.max(...scores))];
    if (spot) return spot;
  }
  return undefined;
}

/** Where a formation is inside the zone and clear of terrain. */
function spotsFor(group: Group, formation: Formation, { zone, pieces, layout }: Ground): readonly Spot[] {
  const { width, depth } = formation;
  const { table } = layout;
  const spots: Spot[] = [];
  for (let y = Math.max(EDGE, zone.box.low); y + depth <= Math.min(table.height - EDGE, zone.box.high); y += STEP)
    for (let x = Math.max(EDGE, zone.box.left); x + width <= Math.min(table.width - EDGE, zone.box.right); x += STEP) {
      const area = areaOf(box(x, y, width, depth));
      if (isWithin(area, zone) && !pieces.some((piece) => overlaps(area, piece)))
        spots.push({ group, formation, x, y });
    }
  return spots;
}

const boxOf = ({ x, y, formation: { width, depth } }: Spot): Box => ({
  left: x,
  right: x + width,
  low: y,
  high: y + depth,
});

const grown = ({ left, right, low, high }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  low: low - by,
  high: high + by,
});

const middleOf = ({ x, y, formation: { width, depth } }: Spot) => ({ x: x + width / 2, y: y + depth / 2 });

const hundredth = (inches: number): number => Math.round(inches * 100) / 100;

function deployedOf(spots: readonly Spot[], group: Group): readonly Deployed[] {
  const spot = spots.find((one) => one.group === group);
  if (!spot) return [];
  return group.units.map(({ id }) => {
    const own = group.models.flatMap((model, i) => (model.unit === id ? [{ model, at: spot.formation.at[i] }] : []));
    const turn = Math.max(...own.map(({ model }) => turnOf(model.base)));
    return {
      unit: id,
      at: own.map(({ at: [x, y] = [0, 0] }) => [hundredth(spot.x + x), hundredth(spot.y + y)] as const),
      ...(turn > 0 && { turn }),
    };
  });
}
