import type { Point, Shape } from '../../../kernel/picture.ts';
import { cornersOf } from '../../../parts/picture/hatch.ts';
import { sideColour, sideWash } from '../../../parts/picture/side.ts';
import { alive, shareLeft } from '../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../view.ts';
import type { Sheet } from './hexes.ts';
import { SCORCH, SILHOUETTES, weightOf } from './silhouettes.ts';

const HALF = 22; // half of a counter's edge
const CHEVRON = 'M0-41L12-26 0-31-12-26Z';

/** All units: wrecks at the bottom, then the living. On a large map they are drawn larger than their hex. */
export function counterShapes(view: View, { spots, counters: scale }: Sheet): Shape[] {
  const ids = view.units.map((_, id) => id);
  const placed = (id: UnitId, shapes: readonly Shape[]): Shape[] => {
    const spot = spots[unitOf(view, id).at];
    return spot ? [{ kind: 'group', x: spot.x, y: spot.y, scale, shapes }] : [];
  };
  return [
    ...ids.filter((id) => !alive(unitOf(view, id))).flatMap((id) => placed(id, wreck(view, id))),
    ...ids.filter((id) => alive(unitOf(view, id))).flatMap((id) => placed(id, counter(view, id))),
  ];
}

/** A wargame counter: silhouette by weight class, side colour, facing, and a bar for what is left of it. */
function counter(view: View, id: UnitId): Shape[] {
  const unit = unitOf(view, id);
  const { side, design } = modelOf(view, id);
  const index = Number(side);
  const colour = sideColour(index);
  const square = { kind: 'rect', x: -HALF, y: -HALF, w: 2 * HALF, h: 2 * HALF, corner: 4 } as const;
  const points: readonly Point[] = cornersOf(-HALF + 2, -HALF + 2, 2 * HALF - 4, 2 * HALF - 4);
  const share = shareLeft(view, id);
  const look = unit.crew?.turret ?? unit.torso;
  const turned = (turn: number, shape: Shape): Shape => ({ kind: 'group', x: 0, y: 0, turn, shapes: [shape] });
  return [
    { ...square, stroke: 'halo', width: 8, opacity: 0.75 },
    { ...square, fill: sideWash(index), stroke: colour, width: 4.5 },
    ...(index % 2 === 1 ? [{ kind: 'hatch', points, gap: 6, stroke: colour, width: 1.2, opacity: 0.35 } as const] : []),
    ...(look === unit.facing
      ? []
      : [turned(60 * look, { kind: 'path', d: 'M-10-27L0-38 10-27', stroke: colour, width: 3.6, round: true })]),
    turned(60 * unit.facing, { kind: 'path', d: CHEVRON, fill: 'ink', stroke: 'halo', width: 1.6 }),
    {
      kind: 'group',
      x: 0,
      y: -3,
      scale: 0.98,
      turn: unit.prone ? 90 : 0,
      shapes: [{ kind: 'path', d: SILHOUETTES[weightOf(design)], fill: 'ink' }],
    },
    { kind: 'rect', x: -HALF + 4, y: HALF - 8, w: 2 * HALF - 8, h: 5, fill: 'raised', stroke: 'quiet', width: 0.8 },
    {
      kind: 'rect',
      x: -HALF + 4,
      y: HALF - 8,
      w: (2 * HALF - 8) * Math.min(1, Math.max(0, share)),
      h: 5,
      fill: share > 0.6 ? 'good' : share > 0.3 ? 'warn' : 'bad',
    },
  ];
}

/** The machine on its side on scorched ground, crossed out in its side's colour. */
function wreck(view: View, id: UnitId): Shape[] {
  const { side, design } = modelOf(view, id);
  const hulk: Shape = { kind: 'path', d: SILHOUETTES[weightOf(design)], fill: 'quiet', stroke: 'halo', width: 1 };
  return [
    { kind: 'path', d: SCORCH, fill: 'char', opacity: 0.5 },
    { kind: 'group', x: 0, y: 0, turn: 72, scale: 0.92, shapes: [hulk] },
    { kind: 'path', d: 'M-14-14L14 14M14-14L-14 14', stroke: sideColour(Number(side)), width: 4, round: true },
  ];
}
