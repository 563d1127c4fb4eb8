import { UNIT } from '../../../page/grid.tsx';
import { type Cell, colOf, type Grid, rowOf } from '../../../parts/grid/grid.ts';
import type { Colour, System } from '../data/systems.ts';
import type { Side } from '../view.ts';

export const sideClass = (side: Side): string => (side === 'blue' ? 'side-a' : 'side-b');

export const centre = (grid: Grid, cell: Cell): { readonly x: number; readonly y: number } => ({
  x: (colOf(grid, cell) + 0.5) * UNIT,
  y: (rowOf(grid, cell) + 0.5) * UNIT,
});

/** Positioned by CSS, so that moves can be animated. */
export const placedAt = (grid: Grid, cell: Cell) => {
  const { x, y } = centre(grid, cell);
  return { transform: `translate(${x}px, ${y}px)` };
};

const HULL = 'M-13.5 3C-11.5-2 5-3 10 1l3-3v10l-3-3C5 9-11.5 8-13.5 3z';
const SAIL = 'M-6-1l1-6h6l2 6zM-2-7v-4';

/**
 * A submarine as a wargame counter: bordered in the side's colour, red's also hatched; with a wave below it on the
 * surface.
 */
export function BoatCounter({ side, surfaced }: { readonly side: Side; readonly surfaced: boolean }) {
  return (
    <g class={`radar-counter ${sideClass(side)}`}>
      <rect class="counter-face" x={-17} y={-17} width={34} height={34} rx={3} />
      {side === 'red' && <rect class="counter-hatch" x={-17} y={-17} width={34} height={34} rx={3} />}
      <path class="counter-boat" d={HULL} />
      <path class="counter-sail" d={SAIL} />
      {surfaced && <path class="counter-wave" d="M-13 11q3.25-4 6.5 0t6.5 0t6.5 0t6.5 0" />}
    </g>
  );
}

/** A horned ball; red's are square, so that the sides differ in shape too. */
export function MineGlyph({ side }: { readonly side: Side }) {
  return (
    <g class={`radar-mine ${sideClass(side)}`}>
      <path class="mine-horns" d="M0-12V12M-12 0H12M-8.5-8.5l17 17M8.5-8.5l-17 17" />
      {side === 'blue' ? <circle r={7} /> : <rect x={-6.5} y={-6.5} width={13} height={13} />}
    </g>
  );
}

const SYSTEM_PATH: Readonly<Record<System, string>> = {
  torpedo: 'M2 8h9c2 0 3 1 3 0s-1-2-3-2H5L2.5 4v8L5 10h6c2 0 3-1 3-2',
  mine: 'M8 1.5v13M1.5 8h13M3.4 3.4l9.2 9.2M12.6 3.4l-9.2 9.2M8 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z',
  sonar:
    'M8 8m-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4.7 4.7a4.7 4.7 0 0 0 0 6.6M11.3 4.7a4.7 4.7 0 0 1 0 6.6M2.6 2.6a7.6 7.6 0 0 0 0 10.8M13.4 2.6a7.6 7.6 0 0 1 0 10.8',
  drone: 'M8 5.5v5M5.5 8h5M2 3.5h4M10 3.5h4M2 12.5h4M10 12.5h4M4 3.5L6.5 7M12 3.5L9.5 7M4 12.5L6.5 9M12 12.5L9.5 9',
  stealth: 'M1.5 9q3.2-4 6.5 0t6.5 0M3.5 12.5q2.2-3 4.5 0t4.5 0M6 5.5q2-2.5 4 0',
};

export function SystemGlyph({ system, size = 18 }: { readonly system: System; readonly size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={SYSTEM_PATH[system]} />
    </svg>
  );
}

const SHAPE: Readonly<Record<Colour | 'radiation', string>> = {
  red: 'M-14-14h28v28h-28z',
  green: 'M0-16a16 16 0 1 0 0 32a16 16 0 1 0 0-32z',
  yellow: 'M0-18l18 31h-36z',
  radiation: 'M-7-16h14l9 9v14l-9 9h-14l-9-9v-14z',
};

/** Each colour has its own shape and letter. */
export function NodeShape({ colour, letter }: { readonly colour: Colour | 'radiation'; readonly letter: string }) {
  return (
    <g class={`engine-node is-${colour}`}>
      <path d={SHAPE[colour]} />
      <text y={colour === 'yellow' ? 9 : 6}>{letter}</text>
    </g>
  );
}

export function ColourTag({ colour, letter }: { readonly colour: Colour | 'radiation'; readonly letter: string }) {
  return (
    <svg class="engine-tag" width={18} height={18} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <NodeShape colour={colour} letter={letter} />
    </svg>
  );
}
