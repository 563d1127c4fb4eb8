import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must, type Result } from '../../kernel/result.ts';
import { formatted } from './checkout.ts';
import { type Draft, writeDraft } from './draft.ts';
import { type Name, nameFrom } from './names.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');
const PARTS = ['src', 'examples', 'test', 'web', '.gitignore', 'package.json', 'tsconfig.json', 'biome.json'];
const NEEDED = [...PARTS, 'package-lock.json', 'vitest.config.ts', 'CONTRIBUTING.md', 'docs'];

/** A copy of the checkout to write into, with the packages of this one. */
export function treeCopy(): string {
  const tree = mkdtempSync(join(tmpdir(), 'umpire-tree-'));
  const wanted = (path: string): boolean => !/\.png$|[/\\]docs[/\\]screenshots/.test(path);
  for (const part of NEEDED) cpSync(join(ROOT, part), join(tree, part), { recursive: true, filter: wanted });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'), 'junction');
  return tree;
}

export const named = (id: string): Name => must(nameFrom(id));

/** Writes a draft as the commands do. */
export function writeOut(tree: string, draft: Result<Draft>): readonly string[] {
  const written = must(writeDraft(tree, must(draft)));
  if (!formatted(tree, written)) throw new Error('the formatter failed');
  return written;
}
