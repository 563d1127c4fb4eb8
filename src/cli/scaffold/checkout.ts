import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { no, ok, type Result } from '../../kernel/result.ts';
import { shellQuote } from '../shell-quote.ts';

/** The source folder: the given one, otherwise the one this program was bundled from. An npm installation has none. */
export function checkout(named?: string): Result<string> {
  const root = named === undefined ? fileURLToPath(new URL('..', import.meta.url)) : resolve(named);
  if (existsSync(join(root, 'src', 'games', 'catalog.ts'))) return ok(root);
  return no(named === undefined ? { code: 'needs-checkout' } : { code: 'not-a-checkout', folder: root });
}

/** How to call this program from `here` for something in `folder`; outside the checkout by its full path. */
export function calledFrom(here: string, folder: string, root = checkout()): string {
  if (!root.ok) return 'umpire';
  const isInside = !relative(root.value, folder).startsWith('..');
  return relative(root.value, here) === '' && isInside ? './umpire' : shellQuote(join(root.value, 'umpire'));
}

/** The first command to type outside the checkout. */
export const stepInto = (root: string, label: string): readonly string[] =>
  relative(root, process.cwd()) === '' ? [] : [`${label}cd ${shellQuote(resolve(root))}`];

/** The texts of all files under a folder, by relative path. */
export function textsUnder(folder: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (statSync(join(folder, path)).isFile())
      texts[path.replaceAll('\\', '/')] = readFileSync(join(folder, path), 'utf8');
  return texts;
}

/** Runs the project's formatter on new files; false = it is not installed. */
export function formatted(root: string, paths: readonly string[]): boolean {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  if (!existsSync(biome)) return false;
  const files = paths.filter((path) => /\.tsx?$/.test(path));
  const { status } = spawnSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root, stdio: 'ignore' });
  return status === 0;
}
