// Runs all checks and tests, and sums up at the end: `npm test`. Names of stages as arguments run only those. A stage that
// fails does not stop the others. Files that failed are run once more, alone: if they pass, they are reported as unstable.

import { prepare, runStage, STAGES } from './test-stages.mjs';
import { filesToRunAgain, summary } from './test-summary.mjs';

const LIMIT = 80 * 60_000; // milliseconds; ends in time to print the summary where a run may take 90 minutes

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(STAGES);
const unknown = names.find((name) => !STAGES[name]);
if (unknown !== undefined) {
  console.error(`unknown stage "${unknown}"; available: ${Object.keys(STAGES).join(', ')}`);
  process.exit(2);
}
const stages = names.flatMap((name) => STAGES[name] ?? []);

console.log(
  `Property tests use seed ${process.env.UMPIRE_PROPERTY_SEED ?? 1}. UMPIRE_PROPERTY_SEED=N uses another one.`,
);
const until = performance.now() + LIMIT;
// Installing a browser mostly waits, so it starts first.
const prepared = new Map(stages.map((stage) => [stage, prepare(stage, until)]));
const results = [];
for (const stage of stages) {
  console.log(`\n== ${stage.name}`);
  results.push(await runStage(stage, until, { prepared: prepared.get(stage) }));
}
const again = new Map();
for (const { stage, file } of filesToRunAgain(results)) {
  console.log(`\n== once more, alone: ${file}`);
  again.set(file, await runStage(stage, until, { files: [file] }));
}
const { isGreen, lines } = summary(results, again);
console.log(lines.join('\n'));
process.exitCode = isGreen ? 0 : 1;
