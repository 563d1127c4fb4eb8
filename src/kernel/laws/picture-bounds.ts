import type { Frame, Point, Shape } from '../picture.ts';

/** Smallest and largest coordinates of what is drawn, without the width of strokes. NaN if a number is missing. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LETTER = 0.46; // width of a character as a share of the font size, an underestimate, so that only clear overflows are found
const RISE = 0.75; // height of capitals

export function boundsOf(shapes: readonly Shape[]): Bounds {
  let bounds: Bounds = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const shape of shapes)
    for (const [x, y] of pointsOf(shape))
      bounds = {
        left: Math.min(bounds.left, x),
        top: Math.min(bounds.top, y),
        right: Math.max(bounds.right, x),
        bottom: Math.max(bounds.bottom, y),
      };
  return bounds;
}

function pointsOf(shape: Shape): readonly Point[] {
  switch (shape.kind) {
    case 'rect':
      return box(shape.x, shape.y, shape.x + shape.w, shape.y + shape.h);
    case 'circle': {
      const { x, y, r, ry = r } = shape;
      return box(x - r, y - ry, x + r, y + ry);
    }
    case 'line':
      return [shape.from, shape.to];
    case 'polygon':
    case 'hatch':
      return shape.points;
    case 'path':
      return pathPoints(shape.d);
    case 'text': {
      const { x, y, text, size, anchor = 'start' } = shape;
      const wide = [...text].length * size * LETTER;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
      return box(left, y - size * RISE, left + wide, y);
    }
    case 'group': {
      const { left, top, right, bottom } = clipped(boundsOf(shape.shapes), shape.clip);
      const { x, y, turn = 0, scale = 1 } = shape;
      const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      if (shape.shapes.length === 0) return [[x, y]];
      return box(left, top, right, bottom).map(([px, py]): Point => {
        const [ax, ay] = [px * sx, py * sy];
        return [x + ax * cos - ay * sin, y + ax * sin + ay * cos];
      });
    }
  }
}

const clipped = (bounds: Bounds, clip: Frame | undefined): Bounds =>
  clip
    ? {
        left: Math.max(bounds.left, clip.x),
        top: Math.max(bounds.top, clip.y),
        right: Math.min(bounds.right, clip.x + clip.w),
        bottom: Math.min(bounds.bottom, clip.y + clip.h),
      }
    : bounds;

const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Numbers per step of a path command, and how many of the last ones are points. */
const STEPS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /([a-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/gi;

/** Ends and control points of a path; the curve is inside them, except for arcs, whose radius is added. */
function pathPoints(d: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = '';
  let numbers: number[] = [];
  const step = (): void => {
    const kind = command.toLowerCase();
    const [dx, dy] = command === kind ? [x, y] : [0, 0];
    const at = (i: number): Point => [(numbers[i] as number) + dx, (numbers[i + 1] as number) + dy];
    if (kind === 'h') x = (numbers[0] as number) + dx;
    else if (kind === 'v') y = (numbers[0] as number) + dy;
    else if (kind === 'a') {
      const [rx = 0, ry = 0] = numbers;
      const [ex, ey] = at(5);
      const r = Math.min(Math.max(rx, ry), Math.hypot(ex - x, ey - y) / (numbers[3] ? 1 : 2));
      points.push([x - r, y - r], [x + r, y + r], [ex - r, ey - r], [ex + r, ey + r]);
      [x, y] = [ex, ey];
    } else if (kind === 'z') [x, y] = [startX, startY];
    else {
      for (let i = 0; i < numbers.length; i += 2) points.push(at(i));
      [x, y] = at(numbers.length - 2);
    }
    points.push([x, y]);
    if (kind === 'm') {
      [startX, startY] = [x, y];
      command = command === 'm' ? 'l' : 'L';
    }
    numbers = [];
  };
  if (/NaN|Infinity|undefined/.test(d)) return [[Number.NaN, Number.NaN]];
  for (const [, letter, number] of d.matchAll(TOKEN)) {
    if (letter !== undefined) {
      command = letter;
      if (letter.toLowerCase() === 'z') step();
      continue;
    }
    numbers.push(Number(number));
    if (numbers.length === STEPS[command.toLowerCase()]) step();
  }
  return points;
}
