import { type Cell, type Course, colOf, type Grid, neighbour, rowOf } from '../parts/grid/grid.ts';

const ARROWS: Readonly<Record<string, Course>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
  ArrowLeft: 'west',
};

/** The cell to which a key moves the focus; undefined = not a navigation key. At an edge it stays. */
export function walked(grid: Grid, at: Cell, key: string, far = false): Cell | undefined {
  const course = ARROWS[key];
  if (course) {
    const next = neighbour(grid, at, course);
    return next < 0 ? at : next;
  }
  const row = rowOf(grid, at);
  const col = colOf(grid, at);
  switch (key) {
    case 'Home':
      return far ? 0 : row * grid.cols;
    case 'End':
      return far ? grid.rows * grid.cols - 1 : row * grid.cols + grid.cols - 1;
    case 'PageUp':
      return col;
    case 'PageDown':
      return (grid.rows - 1) * grid.cols + col;
    default:
      return undefined;
  }
}
