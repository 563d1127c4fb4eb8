// Sorts declarations: only the files that the entries need, with imports that every resolution mode understands.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const SPECIFIER = /(from\s+|import\s*\(\s*|import\s+)(['"])(\.[^'"]+)\2/g;

/**
 * Copies the entries and what they import. Entries get the names they are exported with, other files go to `internal/`.
 *
 * @param {string} from the declarations as the compiler wrote them
 * @param {Readonly<Record<string, string>>} entries source of every entry, by exported name
 * @param {string} to
 * @returns {number} the number of files
 */
export function collectTypes(from, entries, to) {
  const targets = new Map(Object.entries(entries).map(([name, source]) => [source, `${name}.d.ts`]));
  const waiting = [...targets.keys()];
  for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
    const target = /** @type {string} */ (targets.get(source));
    const text = readFileSync(join(from, source), 'utf8').replace(SPECIFIER, (whole, before, quote, path) => {
      const wanted = join(dirname(/** @type {string} */ (source)), path.replace(/\.ts$/, '.d.ts'))
        .split(sep)
        .join('/');
      if (!existsSync(join(from, wanted))) throw new Error(`${source} imports ${path}, which has no declaration`);
      if (!targets.has(wanted)) {
        targets.set(wanted, `internal/${wanted.replace(/^src\//, '')}`);
        waiting.push(wanted);
      }
      const found = relative(dirname(target), /** @type {string} */ (targets.get(wanted)))
        .split(sep)
        .join('/');
      const path2 = found.startsWith('.') ? found : `./${found}`;
      return whole === '' ? '' : `${before}${quote}${path2.replace(/\.d\.ts$/, '.js')}${quote}`;
    });
    mkdirSync(dirname(join(to, target)), { recursive: true });
    writeFileSync(join(to, target), text);
  }
  return targets.size;
}
