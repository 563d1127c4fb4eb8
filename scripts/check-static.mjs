// Checks types, style and unused exports in parallel: each uses one core for most of its run. Writes the failures to the
// file named by UMPIRE_TEST_REPORT, for `npm test`.

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const CHECKS = ['check:types', 'check:page-types', 'check:style', 'check:unused'];

/**
 * Runs a script of package.json and prints its output only if it fails.
 *
 * @param {string} name
 * @returns {Promise<import('./test-reporter.mjs').Failure[]>}
 */
const failuresOf = (name) =>
  new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name}`);
      if (code !== 0) console.log(output);
      const lines = output.split('\n').flatMap((line) => line.trim() || []);
      const error = lines.slice(0, 3).join(' · ') || `exited with ${code}`;
      done(code === 0 ? [] : [{ file: '', test: name, error, isTest: false }]);
    });
  });

const failures = (await Promise.all(CHECKS.map(failuresOf))).flat();
const report = process.env.UMPIRE_TEST_REPORT;
if (report !== undefined) writeFileSync(report, JSON.stringify({ failures, passed: 0, skipped: 0 }));
process.exit(failures.length === 0 ? 0 : 1);
