import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashing } from '../src/store/hashing.ts';

const FOLDER = '.bench';

function codeNow(): string {
  const built = ['bench.js', 'worker.js'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  return hashing.digest(built.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join()).slice(0, 12);
}

/** Names the program as built: what an older build has measured is not taken up again. */
export const code = codeNow();

/** Whether the program on disk is no longer the one that runs: workers that start now would be of another build. */
export const rebuilt = (): boolean => codeNow() !== code;

/**
 * A finished part of a long measurement, kept on disk: after Ctrl-C the next run goes on behind it. `from` names the
 * program that it depends on, where that is less than the whole.
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
