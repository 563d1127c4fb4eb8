#!/usr/bin/env node
// The `umpire` command: sets up if anything changed, then runs the bundled command line.

import { existsSync } from 'node:fs';
import { setUpOrExit } from '../scripts/set-up.mjs';

await setUpOrExit();
const cli = new URL('../dist/cli.js', import.meta.url);
if (!existsSync(cli)) {
  process.stderr.write('umpire: dist/cli.js is missing\n        to fix it: npm run build\n');
  process.exit(1);
}
await import(cli.href);
