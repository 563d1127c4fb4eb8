import { crosses } from '../../../parts/plane/line.ts';
import type { Point } from '../../../parts/plane/point.ts';
import { contains } from '../../../parts/plane/polygon.ts';
import { apart, type Polygon, placed } from '../../../parts/plane/shape.ts';
import { type Layout, turned } from '../data/layouts.ts';
import type { Piece } from '../scenario.ts';

const STEP = 2; // inches between the points that units look from
const SAMPLE = 4; // inches between the points of the enemy zone that they look at

export const areaOf = (corners: Piece['corners']): Polygon => placed(corners, { x: 0, y: 0 });

/** How much of the enemy's zone units see from points in the attacker's zone. */
export interface Outlook {
  /** A score for each point, higher is better: how much is visible in range or, if nothing is, how near the enemy is. */
  views(points: readonly Point[], range: number): readonly number[];
}

/** Ruins and containers block the view here, whatever the height of the models. */
export function outlookOf({ table, terrain, zone }: Layout): Outlook {
  const enemies = pointsIn(areaOf(zone.map((place) => turned(table, place))));
  const blockers = terrain
    .filter(({ kind }) => kind === 'ruins' || kind === 'obstacle')
    .map(({ corners }) => areaOf(corners));
  const known = new Map<string, readonly number[]>(); // distances to the visible points
  const seenFrom = (at: Point): readonly number[] => {
    const from = { x: Math.round(at.x / STEP) * STEP, y: Math.round(at.y / STEP) * STEP };
    const key = `${from.x} ${from.y}`;
    const found =
      known.get(key) ??
      enemies.filter((to) => !blockers.some((area) => crosses(from, to, area))).map((to) => apart(from, to));
    known.set(key, found);
    return found;
  };
  return {
    views(points, range) {
      const seen = points.map((at) => seenFrom(at).filter((far) => far <= range).length);
      if (seen.some((count) => count > 0)) return seen;
      return points.map((at) => 1 / Math.min(...enemies.map((to) => apart(at, to))) ** 2);
    },
  };
}

function pointsIn(area: Polygon): readonly Point[] {
  const { left, right, low, high } = area.box;
  const points: Point[] = [];
  for (let x = left + SAMPLE / 2; x < right; x += SAMPLE)
    for (let y = low + SAMPLE / 2; y < high; y += SAMPLE) if (contains(area, { x, y })) points.push({ x, y });
  return points;
}
