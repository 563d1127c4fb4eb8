import { useMemo } from 'preact/hooks';
import { borderOf, heading, hexPath, hexUnder, INNER, middleOf } from '../../../../page/hex-shape.ts';
import { type Facing, OFF_MAP } from '../../../../parts/hex/hex.ts';
import type { Target } from '../../plan.ts';
import { lineTo } from '../../rules/weapons/line.ts';
import { hexOfTarget } from '../../rules/weapons/shooting.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { fireArc } from './arc.ts';

const BESIDE = 25; // lines start and end at the edge of a counter

interface ArcLayerProps {
  readonly view: View;
  readonly unit: UnitId;
  readonly look: Facing;
}

/** The firing arc: the front tinted, arm-only areas lighter, rings at the range brackets. */
export function ArcLayer({ view, unit, look }: ArcLayerProps) {
  const { map } = view.rules;
  const drawn = useMemo(() => {
    const { front, sides, rings } = fireArc(view, unit, look);
    return {
      front: borderOf(map, front),
      sides: borderOf(map, sides),
      rings: rings.map(({ range, hexes }) => ({ range, d: borderOf(map, hexes) })),
    };
  }, [view, unit, look]);
  const { x, y } = middleOf(map, unitOf(view, unit).at);
  const ahead = heading(look);
  return (
    <g class="bt-arc">
      <path class="bt-arc-sides" d={drawn.sides} />
      <path class="bt-arc-front" d={drawn.front} />
      {drawn.rings.map(({ range, d }) => (
        <path key={range} class="bt-range" d={d} />
      ))}
      {drawn.rings.map(({ range }) => {
        const at = { x: x + ahead.x * range * 2 * INNER, y: y + ahead.y * range * 2 * INNER };
        return (
          hexUnder(map, at) !== OFF_MAP && (
            <text key={range} class="bt-range-figure" x={at.x} y={at.y + 5}>
              {range}
            </text>
          )
        );
      })}
    </g>
  );
}

interface SightLayerProps {
  readonly view: View;
  readonly unit: UnitId;
  readonly target: Target;
}

/** The line of sight, cut and marked where something blocks it; cover is marked too. */
export function SightLayer({ view, unit, target }: SightLayerProps) {
  const { map } = view.rules;
  const to = hexOfTarget(view, target);
  const from = unitOf(view, unit).at;
  const line = useMemo(() => (to < 0 || to === from ? null : lineTo(view, unit, target)), [view, unit, to]);
  if (!line) return null;
  const [start, end] = [middleOf(map, from), middleOf(map, to)];
  const blocked = line.blockedBy?.hex;
  const stop = blocked === undefined ? end : middleOf(map, blocked);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const path = `M${start.x + ux * BESIDE} ${start.y + uy * BESIDE}L${end.x - ux * BESIDE} ${end.y - uy * BESIDE}`;
  return (
    <g class={`bt-sight ${line.clear ? 'is-clear' : 'is-blocked'}`}>
      <path class="bt-sight-halo" d={path} />
      <path class="bt-sight-line" d={path} />
      {line.woods + line.smoke > 0 && line.clear && (
        <g class="bt-sight-figure" transform={`translate(${(start.x + end.x) / 2} ${(start.y + end.y) / 2})`}>
          <circle r="13" />
          <text y="5">+{line.woods + line.smoke}</text>
        </g>
      )}
      {blocked !== undefined && (
        <g class="bt-block">
          <path class="bt-block-hex" d={hexPath(stop, 0.9)} />
          <path class="bt-block-cross" d="M-9-9L9 9M9-9L-9 9" transform={`translate(${stop.x} ${stop.y})`} />
        </g>
      )}
      {line.cover && line.clear && (
        <g class="bt-cover" transform={`translate(${end.x - ux * 42} ${end.y - uy * 42})`}>
          <circle r="11" />
          <path d="M-6-5h12v4.5c0 3.5-3 5.5-6 7-3-1.5-6-3.5-6-7zM-6-.5h12" />
        </g>
      )}
    </g>
  );
}
