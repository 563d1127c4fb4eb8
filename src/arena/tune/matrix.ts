import { never } from '../../kernel/never.ts';

export type Matrix = readonly (readonly number[])[];

/** The lower factor L of a positive definite matrix L L^T. */
export function cholesky(matrix: Matrix): Matrix {
  const lower: number[][] = matrix.map(() => []);
  for (const [i, row] of matrix.entries()) {
    const own = lower[i] as number[];
    for (let j = 0; j <= i; j++) {
      const other = lower[j] as number[];
      let sum = row[j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (own[k] as number) * (other[k] as number);
      if (i === j && sum <= 0) never('the matrix is not positive definite');
      own.push(i === j ? Math.sqrt(sum) : sum / (other[j] as number));
    }
  }
  return lower;
}

/** x of L L^T x = b. */
export function solve(lower: Matrix, b: readonly number[]): number[] {
  const n = lower.length;
  const at = (i: number, j: number): number => lower[i]?.[j] as number;
  const x = [...b];
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] as number) - at(i, k) * (x[k] as number);
    x[i] = (x[i] as number) / at(i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = (x[i] as number) - at(k, i) * (x[k] as number);
    x[i] = (x[i] as number) / at(i, i);
  }
  return x;
}

/** Column i of the inverse of L L^T. */
export const inverseColumn = (lower: Matrix, i: number): number[] =>
  solve(
    lower,
    lower.map((_, k) => (k === i ? 1 : 0)),
  );
