import type { Point } from '../../../../parts/plane/point.ts';
import { isWithin } from '../../../../parts/plane/polygon.ts';
import { disc, type Polygon, placed } from '../../../../parts/plane/shape.ts';
import type { Piece, Scenario } from '../../scenario.ts';
import { at, type Round } from './outline.ts';

/** The battlefield with its ruler, and the terrain. */
export function Ground({ scenario }: { readonly scenario: Scenario }) {
  const { width, height } = scenario.table;
  return (
    <g class="sh-ground">
      <rect class="sh-edge" x={-0.35} y={-0.35} width={width + 0.7} height={height + 0.7} rx={0.25} />
      <rect class="sh-mat" width={width} height={height} />
      <path class="sh-inches" d={lines(width, height, 1)} />
      <path class="sh-feet" d={lines(width, height, 6)} />
      <Ruler width={width} height={height} />
      {scenario.terrain.map((piece) => (
        <Terrain key={piece.id} piece={piece} />
      ))}
    </g>
  );
}

function lines(width: number, height: number, step: number): string {
  let path = '';
  for (let x = step; x < width; x += step) path += `M${x} 0V${height}`;
  for (let y = step; y < height; y += step) path += `M0 ${y}H${width}`;
  return path;
}

/** Every sixth inch along the top and left edges. */
function Ruler({ width, height }: { readonly width: number; readonly height: number }) {
  const marks = (length: number): number[] => Array.from({ length: Math.floor(length / 6) }, (_, i) => 6 * (i + 1));
  return (
    <g class="sh-ruler">
      {marks(width).map((x) => (
        <text key={x} style={signAt({ x, y: -0.55 })}>
          {x}
        </text>
      ))}
      {marks(height).map((y) => (
        <text key={y} style={signAt({ x: -0.45, y })} class="is-side" y="4">
          {y}
        </text>
      ))}
    </g>
  );
}

/** Places content in screen pixels at a point of the battlefield, whatever the zoom. */
export const signAt = ({ x, y }: Point): { transform: string } => ({
  transform: `translate(${x}px, ${y}px) scale(var(--px))`,
});

const pathOf = (corners: readonly Point[]): string => `M${corners.map(at).join('L')}Z`;

/** The same footprint scaled around its centre. */
const scaled = ({ at: middle, corners }: Polygon, by: number): string =>
  pathOf(corners.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * by, y: middle.y + (y - middle.y) * by })));

function Terrain({ piece }: { readonly piece: Piece }) {
  const area = placed(piece.corners, { x: 0, y: 0 });
  const outline = pathOf(area.corners);
  return (
    <g class={`sh-terrain is-${piece.kind}`}>
      <path class="sh-shade" d={outline} />
      <path class="sh-floor" d={outline} />
      <Texture piece={piece} area={area} outline={outline} />
    </g>
  );
}

interface TextureProps {
  readonly piece: Piece;
  readonly area: Polygon;
  readonly outline: string;
}

function Texture({ piece, area, outline }: TextureProps) {
  switch (piece.kind) {
    case 'ruins':
      return (
        <>
          <path d={outline} fill="url(#sh-rubble)" />
          <path class="sh-wall" d={outline} />
          <path class="sh-windows" d={outline} />
        </>
      );
    case 'woods':
      return (
        <>
          {trees(area).map(({ x, y, r }, i) => (
            <g key={i} class="sh-tree">
              <circle cx={x} cy={y} r={r} />
              <circle class="sh-crown" cx={x - r * 0.2} cy={y - r * 0.2} r={r * 0.45} />
            </g>
          ))}
        </>
      );
    case 'crater':
      return (
        <>
          <path class="sh-pit" d={scaled(area, 0.62)} />
          <path class="sh-rays" d={rays(area)} />
        </>
      );
    case 'barricade':
      return <path class="sh-stakes" d={stakes(area)} />;
    case 'obstacle':
      return area.corners.length > 4 ? (
        <>
          <path class="sh-contour" d={scaled(area, 0.68)} />
          <path class="sh-contour" d={scaled(area, 0.36)} />
        </>
      ) : (
        <path d={outline} fill="url(#sh-ribs)" />
      );
  }
}

/** Strokes from the rim of a crater inwards. */
const rays = ({ at: middle, corners }: Polygon): string =>
  corners
    .flatMap((corner, i) => {
      const next = corners[(i + 1) % corners.length] as Point;
      return [0, 0.34, 0.67].map((share) => ({
        x: corner.x + (next.x - corner.x) * share,
        y: corner.y + (next.y - corner.y) * share,
      }));
    })
    .map((rim, i) => {
      const deep = 0.78 - 0.09 * (i % 2);
      return `M${at(rim)}L${at({ x: middle.x + (rim.x - middle.x) * deep, y: middle.y + (rim.y - middle.y) * deep })}`;
    })
    .join('');

/** Crossed stakes along the longer side. */
function stakes({ box: { left, right, low, high } }: Polygon): string {
  const [wide, tall] = [right - left, high - low];
  const size = Math.min(wide, tall);
  const count = Math.max(1, Math.round(Math.max(wide, tall) / size));
  const [dx, dy] = wide > tall ? [wide / count, 0] : [0, tall / count];
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [left + i * dx, low + i * dy];
    const [across, down] = [dx || size, dy || size];
    return `M${at({ x, y })}l${across} ${down}M${at({ x, y: y + down })}l${across} ${-down}`;
  }).join('');
}

const STEP = 1.05;

/** A pseudo-random number from 0 to 1, always the same for the same point. */
function chance(x: number, y: number, n: number): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7 + n * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Trees wholly within a wood, in uneven rows. */
export function trees(area: Polygon): readonly Round[] {
  const { left, right, low, high } = area.box;
  const found: Round[] = [];
  for (let y = low + 0.5, row = 0; y < high; y += STEP * 0.9, row++)
    for (let x = left + 0.4 + (row % 2) * (STEP / 2); x < right; x += STEP) {
      const tree = {
        x: x + (chance(x, y, 1) - 0.5) * 0.4,
        y: y + (chance(x, y, 2) - 0.5) * 0.4,
        r: 0.38 + chance(x, y, 3) * 0.22,
      };
      if (isWithin(disc(tree, tree.r), area)) found.push(tree);
    }
  return found;
}
