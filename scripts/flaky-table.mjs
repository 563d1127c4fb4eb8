// What `npm run flaky` prints at the end.

/** @typedef {import('./test-reporter.mjs').Failure} Failure */
/** @typedef {{ order: number, failures: readonly Failure[] }} Run `order` is the seed of the run's file order */

/** One line per test that failed, the most frequent first. @param {readonly Run[]} runs @returns {string[]} */
export function flakyTable(runs) {
  /** @type {Map<string, { orders: number[], error: string }>} */
  const rows = new Map();
  for (const { order, failures } of runs)
    for (const { file, test, error } of failures) {
      const name = file === '' ? test : `${file} > ${test}`;
      const row = rows.get(name) ?? { orders: [], error };
      if (!row.orders.includes(order)) row.orders.push(order);
      rows.set(name, row);
    }
  if (rows.size === 0) return [`No test failed in ${runs.length} ${runs.length === 1 ? 'run' : 'runs'}.`];
  return [...rows]
    .sort(([, a], [, b]) => b.orders.length - a.orders.length)
    .flatMap(([name, { orders, error }]) => [
      `${orders.length} of ${runs.length}  ${name}`,
      `        ${error.slice(0, 160)} (UMPIRE_SHUFFLE=${orders.join(', ')})`,
    ]);
}
