import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { catalog } from '../games/catalog.ts';
import type { Language, RosterReader } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { type Answer, addCommand, answering, complain } from './command.ts';
import { problemOf } from './input.ts';
import { print, printJson } from './terminal.ts';

interface RosterOptions {
  readonly json?: boolean;
  readonly lang: string;
}

export function addRoster(program: Command): void {
  addCommand(
    program,
    'roster <file...>',
    'read army lists from list builders: units, weapons, and what was not understood',
    ['roster army.rosz', 'roster list.txt other.json --json', 'roster - < list.txt'],
  )
    .option('--json', 'print JSON: the lists of all files')
    .option('--lang <en|es>', 'language (default: en)', 'en')
    .action(answering(roster));
}

async function roster(files: readonly string[], { json, lang }: RosterOptions): Promise<Answer> {
  if (lang !== 'en' && lang !== 'es')
    return no({ code: 'not-one-of', option: '--lang', given: lang, known: ['en', 'es'] });
  const reader = await readerOfCatalog();
  if (!reader) return no({ code: 'in-words', words: 'no installed game reads army lists' });
  const read: unknown[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const found = await listsIn(file, reader, lang);
    if (found.ok) read.push(...found.value);
    else faults.push(found.error.words);
  }
  const lists = reader.resolve(read);
  if (json) printJson(lists);
  else if (lists.length > 0) print(lists.map((list) => reader.print(list, lang)).join('\n\n'));
  const last = faults.pop();
  for (const words of faults) complain({ code: 'in-words', words });
  return last === undefined ? ok(0) : no({ code: 'in-words', words: last });
}

/** The first game that reads army lists. */
async function readerOfCatalog(): Promise<RosterReader | undefined> {
  for (const game of Object.values(catalog)) if (game.rosters) return game.rosters();
  return undefined;
}

/** The lists in a file, or one line that says why there are none. */
export async function listsIn(
  file: string,
  reader: RosterReader,
  language: Language,
): Promise<Result<readonly unknown[], { readonly words: string }>> {
  const name = file === '-' ? 'stdin' : file;
  let data: Uint8Array;
  try {
    data = file === '-' ? await stdinBytes() : readFileSync(file);
  } catch (error) {
    const words = language === 'es' ? `no se puede leer "${name}"` : `cannot read "${name}"`;
    return no({ words: `${words}: ${problemOf(error)}` });
  }
  const found = reader.read(data);
  return found.ok ? found : no({ words: `"${name}": ${reader.say(found.error, language)}` });
}

async function stdinBytes(): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}
