import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Entry points that must run in a browser. */
export const FOR_BROWSERS = ['kernel', 'decide', 'hashing', 'games/radar', 'games/radar/rules', 'games/force'];
export const GAMES = readdirSync(join(ROOT, 'src', 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
export const ENTRIES = [
  '',
  'kernel',
  'decide',
  'hashing',
  'arena',
  ...GAMES.flatMap((game) => [`games/${game}`, `games/${game}/rules`]),
].map((path) => (path === '' ? 'umpire-games' : `umpire-games/${path}`));

/** Copies the examples of the library next to the installed package. */
export function copyExamples(folder: string): void {
  cpSync(join(ROOT, 'examples', 'library'), join(folder, 'library'), { recursive: true });
}

const COMPILER = {
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};

/** Compiles the examples strictly. Returns the compiler's output, empty if there are no errors. */
export function compileExamples(folder: string, moduleResolution: 'nodenext' | 'bundler'): string {
  const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
  const config = {
    compilerOptions: { ...COMPILER, module, moduleResolution, rootDir: 'library', outDir: moduleResolution },
    include: ['library'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    return execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

/** Runs a module in the folder and returns what it prints. */
export function runModule(folder: string, name: string, code?: string): string {
  if (code !== undefined) {
    mkdirSync(join(folder, 'nodenext'), { recursive: true });
    writeFileSync(join(folder, 'nodenext', name), code);
  }
  return execFileSync(process.execPath, [join(folder, 'nodenext', name)], { cwd: folder, encoding: 'utf8' });
}

interface Bundle {
  readonly code: string;
  readonly gzipped: number; // bytes
}

/** A bundle for browsers, as a script that sets the global `library`. Node modules are errors. */
export async function bundleFor(folder: string, contents: string): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(folder, 'library'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'library',
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('no bundle was made');
  return { code: file.text, gzipped: gzipSync(file.contents).length };
}

/** Runs a bundle without any of Node's globals, and returns the value of an expression. */
export function inBrowser(code: string, expression: string): unknown {
  const context = createContext({ TextEncoder, TextDecoder });
  return new Script(`${code}\n;JSON.stringify(${expression})`).runInContext(context);
}
