import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashing } from '../src/store/hashing.ts';

const FOLDER = '.bench';

function codeNow(): string {
  const built = ['bench.js', 'worker.js'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  return hashing.digest(built.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join()).slice(0, 12);
}

/** Identifies the build; results of older builds are not reused. */
export const code = codeNow();

/** Whether the build on disk has changed: workers started now would run other code. */
export const rebuilt = (): boolean => codeNow() !== code;

/**
 * A finished part of a long measurement, stored on disk so that the next run continues after Ctrl-C. `from`
 * identifies the code it depends on, if that is less than the whole build.
 */
export async function kept<T>(what: unknown, make: () => Promise<T>, from = code): Promise<T> {
  const file = join(FOLDER, 'parts', `${hashing.digest(JSON.stringify([from, what])).slice(0, 24)}.json`);
  if (!fresh && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'), revive) as T;
  const made = await make();
  mkdirSync(join(FOLDER, 'parts'), { recursive: true });
  writeFileSync(file, JSON.stringify(made, replace));
  return made;
}

const fresh = process.argv.includes('--fresh');
const replace = (_: string, value: unknown): unknown => (value instanceof Map ? { map: [...value] } : value);
const revive = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'map' in value && Array.isArray(value.map)
    ? new Map(value.map)
    : value;
