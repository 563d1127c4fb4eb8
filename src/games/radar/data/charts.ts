/** A chart as drawn: `.` sea, `#` island; sectors are `across` columns by `down` rows, cut off at the edge. */
interface Drawn {
  readonly title: string;
  readonly sector: { readonly across: number; readonly down: number };
  readonly rows: readonly string[];
}

// alpha: the layout of the original design. The others are our own.
export const CHARTS = {
  alpha: {
    title: 'Alpha, 15x15, four sectors',
    sector: { across: 8, down: 8 },
    rows: [
      '............#..',
      '.......#....#..',
      '.#.............',
      '.#.............',
      '...............',
      '...........##..',
      '..#............',
      '..##..#........',
      '.......#.......',
      '...............',
      '.......#.......',
      '.#.....##......',
      '.#.........#...',
      '............#..',
      '...............',
    ],
  },
  sound: {
    title: 'The Sound, 10x10, four sectors',
    sector: { across: 5, down: 5 },
    rows: [
      '..........',
      '.#..#.....',
      '.......#..',
      '..#....#..',
      '....#.....',
      '.....#..#.',
      '.##.......',
      '......#...',
      '...#....#.',
      '..........',
    ],
  },
  narrows: {
    title: 'The Narrows, 10x10, four sectors',
    sector: { across: 5, down: 5 },
    rows: [
      '..........',
      '..##..#...',
      '......#.#.',
      '.#........',
      '.#..##..#.',
      '....##..#.',
      '........#.',
      '.#.#......',
      '...#..##..',
      '..........',
    ],
  },
  archipelago: {
    title: 'Archipelago, 15x15, nine sectors',
    sector: { across: 5, down: 5 },
    rows: [
      '...............',
      '..#...#....#...',
      '..#........##..',
      '.....#.........',
      '.........#..#..',
      '.##............',
      '......##...#...',
      '...#...........',
      '...#....#...##.',
      '...........#...',
      '.#...#.........',
      '.#.......##....',
      '....##......#..',
      '..#......#.....',
      '...............',
    ],
  },
  shelf: {
    title: 'The Shelf, 15x15, nine sectors',
    sector: { across: 5, down: 5 },
    rows: [
      '...............',
      '.###...........',
      '.#......#...##.',
      '........#....#.',
      '....#..........',
      '...............',
      '.#....#...#....',
      '.#.........#...',
      '....##.........',
      '.........#...#.',
      '..#............',
      '..#....#....##.',
      '......##.......',
      '...#......#....',
      '...............',
    ],
  },
} as const satisfies Readonly<Record<string, Drawn>>;
export type ChartName = keyof typeof CHARTS;
