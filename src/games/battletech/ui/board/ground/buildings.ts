import type { Building } from '../../../ground.ts';
import type { Sheet, Spot } from './sheet.ts';

type Corners = readonly (readonly [number, number])[];

/** Footprints by kind: a cottage, a hall with a wing, a block, a keep with cut corners. */
const PLANS: readonly Corners[] = [
  [
    [-17, -12],
    [17, -12],
    [17, 12],
    [-17, 12],
  ],
  [
    [-20, -15],
    [20, -15],
    [20, 4],
    [8, 4],
    [8, 15],
    [-20, 15],
  ],
  [
    [-23, -17],
    [23, -17],
    [23, 17],
    [-23, 17],
  ],
  [
    [-16, -19],
    [16, -19],
    [25, -10],
    [25, 10],
    [16, 19],
    [-16, 19],
    [-25, 10],
    [-25, -10],
  ],
];
/** Low, with slanted walls. */
const BUNKER: Corners = [
  [-15, -10],
  [15, -10],
  [22, 12],
  [-22, 12],
];
const WALLS = [1.1, 1.8, 2.8, 4] as const; // wall thickness

/** Standing buildings: roofs with shadows by height, walls as thick as they are strong. */
export function paintBuildings({ pen, palette, spots, scale }: Sheet): void {
  pen.lineJoin = 'round';
  for (const spot of spots) {
    const { building } = spot.ground;
    if (!building || building.cf === 0) continue;
    const plan = shapeOf(building.bunker ? BUNKER : (PLANS[building.kind - 1] as Corners), spot, 0);
    if (!building.bunker) {
      const shade = new Path2D();
      for (let step = 1; step <= Math.min(6, building.height) * 3; step++)
        shade.addPath(shapeOf(PLANS[building.kind - 1] as Corners, spot, step * 0.85));
      pen.fillStyle = palette.shade;
      pen.fill(shade);
    }
    pen.fillStyle = building.bunker ? palette.bunker : (palette.roofs[building.kind - 1] ?? '');
    pen.fill(plan);
    pen.strokeStyle = palette.wall;
    pen.lineWidth = Math.max(WALLS[building.kind - 1] ?? 1, 0.6 / scale);
    pen.stroke(plan);
    pen.lineWidth = 0.9;
    pen.globalAlpha = 0.6;
    pen.stroke(roofOf(building, spot));
    pen.globalAlpha = 1;
  }
}

function shapeOf(corners: Corners, { at }: Spot, away: number): Path2D {
  const path = new Path2D();
  for (const [i, [x, y]] of corners.entries()) {
    if (i === 0) path.moveTo(at.x + x + away, at.y + y + away);
    else path.lineTo(at.x + x + away, at.y + y + away);
  }
  path.closePath();
  return path;
}

/** Roof lines that tell the kinds apart without colour: ridge, valley, flat with bays, vault; a slit for bunkers. */
function roofOf({ kind, bunker }: Building, { at }: Spot): Path2D {
  const path = new Path2D();
  const line = (...points: readonly (readonly [number, number])[]): void => {
    for (const [i, [x, y]] of points.entries()) {
      if (i === 0) path.moveTo(at.x + x, at.y + y);
      else path.lineTo(at.x + x, at.y + y);
    }
  };
  if (bunker) {
    line([-12, 3], [12, 3]);
    line([-12, 5.5], [12, 5.5]);
  } else if (kind === 1) {
    line([-17, -12], [-9, 0], [9, 0], [17, -12]);
    line([-17, 12], [-9, 0]);
    line([17, 12], [9, 0]);
  } else if (kind === 2) {
    line([-20, -15], [-10, -5.5], [11, -5.5], [20, -15]);
    line([20, 4], [11, -5.5]);
    line([-20, 15], [-6, 5], [-6, -5.5]);
    line([8, 15], [-6, 5]);
  } else if (kind === 3) {
    for (const x of [-11.5, 0, 11.5]) line([x, -17], [x, 17]);
    line([-23, 0], [23, 0]);
  } else {
    line([-11, -13], [11, -13], [18, -7], [18, 7], [11, 13], [-11, 13], [-18, 7], [-18, -7], [-11, -13]);
    line([-11, -13], [11, 13]);
    line([11, -13], [-11, 13]);
  }
  return path;
}
