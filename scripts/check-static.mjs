// Types, style and unused exports, all at the same time: each uses one core for most of its run.

import { spawn } from 'node:child_process';

const CHECKS = ['check:types', 'check:page-types', 'check:style', 'check:unused'];

/** Runs a script of package.json and prints its output only if it fails. @param {string} name @returns {Promise<boolean>} */
const passes = (name) =>
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
      done(code === 0);
    });
  });

const results = await Promise.all(CHECKS.map(passes));
process.exit(results.every(Boolean) ? 0 : 1);
