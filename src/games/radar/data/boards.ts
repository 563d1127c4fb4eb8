import { COURSES, type Course } from '../../../parts/grid/grid.ts';
import { COLOURS, type Colour } from './systems.ts';

/** A node: its colour (R, G, Y) or X for radiation, and its circuit if it has one. */
type Node = `${'R' | 'G' | 'Y'}${'' | 1 | 2 | 3}` | 'X';
type Panels = Readonly<Record<Course, readonly Node[]>>;

// As designed: circuit k runs through node k of every panel.
// biome-ignore format: reads like the sheet
const SEED = {
  west:  ['R1', 'G2', 'Y3', 'Y', 'R', 'X'],
  north: ['Y1', 'R2', 'Y3', 'R', 'G', 'X'],
  south: ['G1', 'Y2', 'R3', 'G', 'Y', 'X'],
  east:  ['Y1', 'R2', 'G3', 'Y', 'R', 'X'],
} as const satisfies Panels;

// As printed: a circuit is three nodes of one panel and one of the east panel.
// biome-ignore format: reads like the sheet
const CLASSIC = {
  west:  ['R1', 'Y1', 'G1', 'G', 'X', 'X'],
  north: ['Y2', 'R2', 'Y2', 'G', 'R', 'X'],
  south: ['G3', 'Y3', 'R3', 'R', 'X', 'Y'],
  east:  ['G2', 'Y3', 'R1', 'X', 'G', 'X'],
} as const satisfies Panels;

export const PANELS = { seed: SEED, classic: CLASSIC } as const;
export type BoardName = keyof typeof PANELS;

export const NODES_PER_PANEL = 6;
export const NODES = NODES_PER_PANEL * COURSES.length;

/** The engineer's board as bits: node i of panel c is bit 6 * (index of c in COURSES) + i. */
export interface Board {
  readonly panel: Readonly<Record<Course, number>>;
  readonly colour: Readonly<Record<Colour, number>>;
  readonly radiation: number;
  readonly circuits: readonly number[];
}

const LETTER: Readonly<Record<Colour, string>> = { red: 'R', green: 'G', yellow: 'Y' };

const bits = (panels: Panels, wanted: (node: Node, course: Course) => boolean): number =>
  COURSES.reduce(
    (all, course, c) =>
      panels[course].reduce(
        (sum, node, i) => (wanted(node, course) ? sum | (1 << (c * NODES_PER_PANEL + i)) : sum),
        all,
      ),
    0,
  );

function compile(panels: Panels): Board {
  const panel = (course: Course): number => bits(panels, (_, here) => here === course);
  const colour = (name: Colour): number => bits(panels, (node) => node[0] === LETTER[name]);
  return {
    panel: { north: panel('north'), south: panel('south'), east: panel('east'), west: panel('west') },
    colour: { red: colour('red'), green: colour('green'), yellow: colour('yellow') },
    radiation: bits(panels, (node) => node === 'X'),
    circuits: [1, 2, 3].map((k) => bits(panels, (node) => node[1] === String(k))),
  };
}

export const BOARDS: Readonly<Record<BoardName, Board>> = { seed: compile(SEED), classic: compile(CLASSIC) };

export const courseOfNode = (node: number): Course => COURSES[Math.floor(node / NODES_PER_PANEL)] as Course;

export function colourOfNode(board: Board, node: number): Colour | 'radiation' {
  return COLOURS.find((colour) => board.colour[colour] & (1 << node)) ?? 'radiation';
}
