import { help } from '../../../../page/help.ts';
import type { Point } from '../../../../parts/plane/point.ts';
import { type Polygon, placed } from '../../../../parts/plane/shape.ts';
import { pathOf, rays, scaled, stakes, trees } from '../../picture/textures.ts';
import type { Piece, Scenario } from '../../scenario.ts';

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
    <g class="sh-ruler" {...help('ruler')}>
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

function Terrain({ piece }: { readonly piece: Piece }) {
  const area = placed(piece.corners, { x: 0, y: 0 });
  const outline = pathOf(area.corners);
  return (
    <g class={`sh-terrain is-${piece.kind}`} {...help(piece.kind)}>
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
