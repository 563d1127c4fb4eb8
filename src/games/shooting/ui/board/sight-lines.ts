import { crosses, lineThrough, meet, meeting, onLine } from '../../../../parts/plane/line.ts';
import type { Point } from '../../../../parts/plane/point.ts';
import { farthest, placed, type Shape } from '../../../../parts/plane/shape.ts';
import { visible } from '../../rules/sight.ts';
import { isBig } from '../../rules/situation.ts';
import { spots } from '../../rules/targets.ts';
import { isAlive, living, unitAt } from '../../rules/units.ts';
import type { View } from '../../view.ts';
import { baseAt } from './places.ts';

/** From a shooting model to a model of the target. */
interface SightLine {
  readonly model: number; // the shooter
  readonly from: Point;
  readonly to: Point;
  readonly seen: boolean;
  readonly stop: Point | null; // where it is blocked, if the blocker can be shown
}

/** One line per model: to the nearest target model it sees, else to the nearest, cut off at the blocker. */
export function sightLinesOf(view: View, models: readonly number[], target: number): readonly SightLine[] {
  const { rules, wounds } = view;
  const unit = unitAt(rules, target);
  const others = living(wounds, unit.models);
  return models.flatMap((model): readonly SightLine[] => {
    const near = others.toSorted((a, b) => rules.field.distance(model, a) - rules.field.distance(model, b));
    const [nearest] = near;
    if (nearest === undefined) return [];
    const to = near.find((other) => visible(rules, wounds, model, other));
    if (to === undefined) return [blocked(view, model, nearest)];
    const way = clearWay(baseAt(rules, model), baseAt(rules, to), wallsOf(view, model, to));
    return [{ model, ...way, seen: spots(view, model, unit), stop: null }];
  });
}

/** Everything that can hide `to` completely: ruins and obstacles in between, and big models of other units. */
function wallsOf({ rules, wounds }: View, from: number, to: number): readonly Shape[] {
  const { terrain } = rules.setup.scenario;
  const pieces = rules.field.sight(from, to).because.flatMap((index) => {
    const piece = terrain[index];
    const wall = piece && (piece.kind === 'ruins' || piece.kind === 'obstacle');
    return wall ? [placed(piece.corners, { x: 0, y: 0 })] : [];
  });
  const own = [rules.models[from]?.unit, rules.models[to]?.unit];
  const big = rules.models.filter(
    ({ index, unit, keywords }) =>
      isBig(keywords) &&
      !own.includes(unit) &&
      isAlive(wounds, index) &&
      rules.field.hides(index, from, to) !== 'nothing',
  );
  return [...pieces, ...big.map(({ index }) => baseAt(rules, index))];
}

/** From centre to centre, or past an edge if that is the visible way. */
function clearWay(from: Shape, to: Shape, walls: readonly Shape[]): { readonly from: Point; readonly to: Point } {
  const line = lineThrough(from.at, to.at);
  if (!line || walls.length === 0) return { from: from.at, to: to.at };
  const ends = (shape: Shape): readonly Point[] => [
    shape.at,
    farthest(shape, -line.dy, line.dx),
    farthest(shape, line.dy, -line.dx),
  ];
  for (const end of ends(to))
    for (const start of ends(from))
      if (!walls.some((wall) => crosses(start, end, wall))) return { from: start, to: end };
  return { from: from.at, to: to.at };
}

const MEETING = meeting();

function blocked(view: View, model: number, other: number): SightLine {
  const [from, to] = [baseAt(view.rules, model).at, baseAt(view.rules, other).at];
  const line = lineThrough(from, to);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  let least = far;
  for (const wall of line ? wallsOf(view, model, other) : []) {
    meet(wall, line as NonNullable<typeof line>, MEETING);
    for (const { places, count } of [MEETING.left, MEETING.right])
      for (let i = 0; i < count; i += 2) {
        const [enters, leaves] = [places[i] as number, places[i + 1] as number];
        if (leaves > 0 && enters < least) least = Math.max(0, enters);
      }
  }
  return { model, from, to, seen: false, stop: line && least < far ? onLine(line, least) : null };
}
