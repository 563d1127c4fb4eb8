import { parentPort } from 'node:worker_threads';
import { type CellTable, cellOf, questionAt } from '../src/games/shooting/ask/matrix/cells.ts';

let table: CellTable = { units: [], targets: [], conditions: {} };

/** A table, or the numbers of cells to compute, as in the page's worker. */
parentPort?.on('message', (asked: CellTable | { readonly from: number; readonly to: number }) => {
  if ('units' in asked) table = asked;
  else parentPort?.postMessage(cells(asked.from, asked.to));
});

const cells = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => cellOf(questionAt(table, from + i)));
