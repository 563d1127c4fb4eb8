import { chance, spread } from '../../../picture/chance.ts';
import type { Sheet } from './sheet.ts';

/** Clubs on the ground: limbs and girders. */
export function paintClubs({ pen, palette, spots }: Sheet): void {
  pen.lineCap = 'round';
  for (const { hex, at, ground } of spots)
    for (let i = 0; i < Math.min(3, ground.clubs); i++) {
      const [x, y] = [at.x - 24 + 5 * i, at.y + 17 - 3 * i];
      const lean = 5 + 3 * chance(hex, 500 + i);
      for (const [colour, width] of [
        [palette.halo, 5],
        [palette.wood, 3],
      ] as const) {
        pen.strokeStyle = colour;
        pen.lineWidth = width;
        pen.beginPath();
        pen.moveTo(x - 6, y + lean / 2);
        pen.lineTo(x + 6, y - lean / 2);
        pen.stroke();
      }
    }
}

/** Fire: a few flames with lighter cores. */
export function paintFires({ pen, palette, spots, scale }: Sheet): void {
  pen.lineJoin = 'round';
  for (const { hex, at, ground } of spots) {
    if (ground.fire === 0) continue;
    for (const [i, { x, y }] of spread(hex, 31, 5, 22)
      .toSorted((a, b) => a.y - b.y)
      .entries()) {
      const size = 9 + 4 * chance(hex, 600 + i);
      const flame = flameAt(at.x + x, at.y + y, size);
      pen.fillStyle = palette.flame;
      pen.fill(flame);
      pen.strokeStyle = palette['flame-line'];
      pen.lineWidth = Math.max(1, 0.6 / scale);
      pen.stroke(flame);
      pen.fillStyle = palette['flame-core'];
      pen.fill(flameAt(at.x + x, at.y + y + size * 0.1, size * 0.5));
    }
  }
}

function flameAt(x: number, y: number, size: number): Path2D {
  const path = new Path2D();
  path.moveTo(x, y + size);
  path.bezierCurveTo(x - size * 0.9, y + size, x - size * 0.85, y + size * 0.1, x - size * 0.3, y - size * 0.35);
  path.bezierCurveTo(x - size * 0.3, y, x - size * 0.05, y, x, y - size * 0.1);
  path.bezierCurveTo(x + size * 0.1, y - size * 0.5, x, y - size * 0.8, x - size * 0.1, y - size * 1.1);
  path.bezierCurveTo(x + size * 0.7, y - size * 0.6, x + size, y + size * 0.2, x + size * 0.75, y + size * 0.6);
  path.bezierCurveTo(x + size * 0.6, y + size * 0.9, x + size * 0.3, y + size, x, y + size);
  path.closePath();
  return path;
}

const WISP = 'M-9 1.5c2-3.4 5-3.4 7 0s5 3.4 7 0 2.6-2.6 4-2.2';

/** Smoke: soft mist under wisps; the ground stays readable. */
export function paintSmoke({ pen, palette, spots }: Sheet): void {
  const wisps = new Path2D();
  for (const { hex, at, ground } of spots) {
    if (ground.smoke === 0) continue;
    for (const { x, y } of spread(hex, 41, ground.smoke === 1 ? 5 : 9, 22)) {
      const size = ground.smoke === 1 ? 17 : 21;
      const mist = pen.createRadialGradient(at.x + x, at.y + y, 0, at.x + x, at.y + y, size);
      mist.addColorStop(0, palette.smoke);
      mist.addColorStop(1, 'transparent');
      pen.globalAlpha = ground.smoke === 1 ? 0.34 : 0.5;
      pen.fillStyle = mist;
      pen.fillRect(at.x + x - size, at.y + y - size, 2 * size, 2 * size);
    }
    for (const { x, y } of spread(hex, 43, ground.smoke === 1 ? 4 : 9, 23))
      wisps.addPath(new Path2D(WISP), { e: at.x + x, f: at.y + y });
  }
  pen.globalAlpha = 0.8;
  pen.lineCap = 'round';
  pen.strokeStyle = palette.wisp;
  pen.lineWidth = 1.5;
  pen.stroke(wisps);
  pen.globalAlpha = 1;
}
