import type { MatrixState } from './state.ts';

/** The figure of a cell, by row and column; null if it is not known yet or has none. */
export type Figures = (row: number, column: number) => number | null;

/** The order in which rows and columns are shown: pinned ones first, the others best first if sorted. A link may pin rows that the phase leaves out. */
export function arranged(
  { sort, pinned }: Pick<MatrixState, 'sort' | 'pinned'>,
  rows: number,
  columns: number,
  figure: Figures,
): { readonly rows: readonly number[]; readonly columns: readonly number[] } {
  const order = (many: number, first: readonly number[], value?: (at: number) => number | null): readonly number[] => {
    const pins = first.filter((i) => i < many);
    const rest = Array.from({ length: many }, (_, i) => i).filter((i) => !pins.includes(i));
    if (value) rest.sort((a, b) => (value(b) ?? -1) - (value(a) ?? -1) || a - b);
    return [...pins, ...rest];
  };
  return {
    rows: order(rows, pinned.rows, sort?.axis === 'column' ? (row) => figure(row, sort.at) : undefined),
    columns: order(columns, pinned.columns, sort?.axis === 'row' ? (column) => figure(sort.at, column) : undefined),
  };
}

/** The shade of each cell, 0 to 1: chances as they are, other measures compared with the largest in the table. */
export const shadeOf = (value: number | null, largest: number, isChance: boolean): number =>
  value === null ? 0 : isChance ? value : largest > 0 ? value / largest : 0;
