import type { Point, Shape } from '../../../kernel/picture.ts';
import { cornersOf } from '../../../parts/picture/hatch.ts';
import { sideColour, sideWash } from '../../../parts/picture/side.ts';
import type { Shape as Base } from '../../../parts/plane/shape.ts';
import { shapeOf } from '../rules/field.ts';
import { isAlive, living, unitAt } from '../rules/units.ts';
import { type Model, SIDES, type Side, type Unit, type View } from '../view.ts';
import { outlineOf } from './outline.ts';
import { figureOf, SILHOUETTES } from './silhouettes.ts';

const indexOf = (side: Side): number => SIDES.indexOf(side);
const AROUND = 0.6; // inches between a unit's bases and its outline

/** All units: outlines that group their models, crosses for the fallen, then the living. */
export function modelShapes(view: View): Shape[] {
  const { rules, wounds } = view;
  return [
    ...rules.units.flatMap((unit) => unitOutline(view, unit)),
    ...rules.models.filter(({ index }) => !isAlive(wounds, index)).map((model) => fallen(view, model)),
    ...rules.models.filter(({ index }) => isAlive(wounds, index)).flatMap((model) => standing(view, model)),
  ];
}

/** Around the living models of a unit; the unit that shoots now is marked. */
function unitOutline({ rules, wounds, shooter }: View, unit: Unit): Shape[] {
  const bases = living(wounds, unit.models).map((index) => shapeOf(rules.models[index] as Model));
  if (bases.length === 0) return [];
  const d = outlineOf(bases, AROUND);
  const acts = unit.index === shooter;
  const stroke = acts ? 'brass' : sideColour(indexOf(unit.side));
  return [
    { kind: 'path', d, fill: sideWash(indexOf(unit.side)), opacity: 0.55 },
    {
      kind: 'path',
      d,
      stroke,
      width: acts ? 0.3 : 0.13,
      ...(unit.side === 'defender' && !acts && { dash: [0.5, 0.35] }),
    },
  ];
}

function fallen({ rules }: View, { unit, at: { x, y } }: Model): Shape {
  const d = 'M-.35-.35L.35 .35M.35-.35L-.35 .35';
  const stroke = sideColour(indexOf(unitAt(rules, unit).side));
  return { kind: 'group', x, y, opacity: 0.6, shapes: [{ kind: 'path', d, stroke, width: 0.14, round: true }] };
}

function standing({ rules, wounds, shot }: View, model: Model): Shape[] {
  const unit = unitAt(rules, model.unit);
  const side = indexOf(unit.side);
  const base = shapeOf(model);
  const hurt = (wounds[model.index] as number) < model.sheet.wounds;
  return [
    baseShape(base, { fill: sideWash(side), stroke: sideColour(side), width: 0.16 }),
    ...(unit.side === 'defender' ? [hatched(base, side)] : []),
    figure(model, unit, base, shot.includes(unit.index)),
    ...(hurt ? [baseShape(base, { stroke: 'bad', width: 0.12, dash: [0.25, 0.25] })] : []),
  ];
}

type Style = Pick<Extract<Shape, { kind: 'polygon' }>, 'fill' | 'stroke' | 'width' | 'dash'>;

function baseShape(base: Base, style: Style): Shape {
  if (base.kind === 'polygon')
    return { kind: 'polygon', points: base.corners.map(({ x, y }): Point => [x, y]), ...style };
  const { x, y } = base.at;
  if (base.round) return { kind: 'circle', x, y, r: base.a, ...style };
  const turn = (Math.atan2(base.sin, base.cos) * 180) / Math.PI;
  return { kind: 'group', x, y, turn, shapes: [{ kind: 'circle', x: 0, y: 0, r: base.a, ry: base.b, ...style }] };
}

function hatched(base: Base, side: number): Shape {
  const { x, y } = base.at;
  const [w, h] = base.kind === 'polygon' ? [0, 0] : [base.a * Math.SQRT2, base.b * Math.SQRT2];
  const points =
    base.kind === 'polygon'
      ? base.corners.map((corner): Point => [corner.x, corner.y])
      : cornersOf(x - w / 2, y - h / 2, w, h);
  return { kind: 'hatch', points, gap: 0.28, stroke: sideColour(side), width: 0.06, opacity: 0.6 };
}

/** Upright on a base, turned with a hull. */
function figure(model: Model, unit: Unit, base: Base, done: boolean): Shape {
  const { at, turn, sheet } = model;
  const d = SILHOUETTES[figureOf(model, unit)];
  const shapes: Shape[] = [{ kind: 'path', d, fill: done ? 'quiet' : 'ink', stroke: 'raised', width: 0.6 }];
  if (sheet.base.shape !== 'hull') {
    const size = base.kind === 'oval' ? Math.min(base.a, base.b) : 0.5;
    return { kind: 'group', x: at.x, y: at.y, scale: (size / 10) * 0.9, shapes };
  }
  const { corners } = sheet.base;
  const reach = (axis: 0 | 1): number => Math.max(...corners.map((corner) => Math.abs(corner[axis])));
  return { kind: 'group', x: at.x, y: at.y, turn, scale: [(reach(0) / 10) * 0.94, (reach(1) / 10) * 0.94], shapes };
}
