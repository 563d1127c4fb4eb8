import type { Cell, Grid } from '../../../parts/grid/grid.ts';
import { type BoatView, type BySide, SIDES, type Side } from '../view.ts';
import { BoatCounter, centre, MineGlyph, placedAt, sideClass } from './glyphs.tsx';
import { type Printed, sectorsOf } from './sea.tsx';

/** The part of a view needed to draw boats. */
interface Afloat {
  readonly rules: Printed;
  readonly boats: BySide<BoatView>;
}

export function Line({ chart, cells, class: name }: { chart: Grid; cells: readonly Cell[]; class: string }) {
  const points = cells.map((cell) => centre(chart, cell));
  return (
    <g class={name}>
      <path d={points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
      {points.map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={3.5} />
      ))}
    </g>
  );
}

function Wake({ chart, boat, side }: { readonly chart: Grid; readonly boat: BoatView; readonly side: Side }) {
  return boat.trail?.length ? (
    <Line chart={chart} cells={boat.trail} class={`radar-trail is-${side} ${sideClass(side)}`} />
  ) : null;
}

/** The visible parts of both boats: trails under mines under counters. */
export function Boats({ view }: { readonly view: Afloat }) {
  const { chart } = view.rules;
  const shared = view.boats.blue.at !== null && view.boats.blue.at === view.boats.red.at;
  return (
    <g>
      {SIDES.map((side) => (
        <Wake key={side} chart={chart} boat={view.boats[side]} side={side} />
      ))}
      {SIDES.flatMap((side) =>
        (view.boats[side].mines ?? []).map((cell) => (
          <g key={`${side}${cell}`} style={placedAt(chart, cell)}>
            <MineGlyph side={side} />
          </g>
        )),
      )}
      {SIDES.map((side) => {
        const { at, surfaced, hull } = view.boats[side];
        if (at === null || at < 0) return null;
        return (
          <g key={side} class={hull > 0 ? 'radar-boat' : 'radar-boat is-sunk'} style={placedAt(chart, at)}>
            <g transform={shared ? `translate(${side === 'blue' ? -6 : 6} ${side === 'blue' ? -6 : 6})` : undefined}>
              <BoatCounter side={side} surfaced={surfaced > 0} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

export function SectorWash({ rules, sector, class: name }: { rules: Printed; sector: number; class: string }) {
  const box = sectorsOf(rules).find((each) => each.sector === sector);
  return box ? <rect class={name} x={box.x + 2} y={box.y + 2} width={box.w - 4} height={box.h - 4} rx={4} /> : null;
}

/** Sectors with a boat on the surface, which is public. */
export function Surfaced({ view }: { readonly view: Afloat }) {
  return (
    <g>
      {SIDES.map((side) => {
        const { surfaced } = view.boats[side];
        return surfaced ? (
          <SectorWash
            key={side}
            rules={view.rules}
            sector={surfaced}
            class={`radar-surfaced is-${side} ${sideClass(side)}`}
          />
        ) : null;
      })}
    </g>
  );
}
