import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { no, ok, type Result } from '../kernel/result.ts';
import { prepareFolder } from '../server/options.ts';
import type { BackupContents } from '../store/backup.ts';
import { StoreFailure } from '../store/failure.ts';
import { freezeServer } from './backup/frozen-server.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { dataFault, useData } from './data-folder.ts';
import { print } from './terminal.ts';

interface Options {
  readonly data?: string;
}

export function addBackup(program: Command): void {
  addCommand(program, 'backup <FILE>', 'copy the match database, even while the server is running', [
    'backup umpire-monday.db',
    'backup /backups/umpire.db --data /var/lib/umpire',
  ])
    .option('--data <DIR>', 'data folder of the server (default: umpire in your data folder)')
    .action(answering(backup));
}

export function addRestore(program: Command): void {
  addCommand(program, 'restore <FILE>', 'restore the match database from a backup; stop the server first', [
    'restore umpire-monday.db',
    'restore /backups/umpire.db --data /var/lib/umpire',
  ])
    .option('--data <DIR>', 'data folder of the server (default: umpire in your data folder)')
    .action(answering(restore));
}

async function backup(target: string, options: Options): Promise<Answer> {
  const data = folderOf(options);
  if (!data.ok) return data;
  const source = join(data.value, 'umpire.db');
  const file = resolve(target);
  if (!existsSync(source)) return no({ code: 'backup-no-data', file: source });
  if (existsSync(file)) return no({ code: 'backup-exists', file });
  const { checkUnused, copyDatabase } = await import('../store/backup.ts'); // loads SQLite
  const frozen = await freezeServer(data.value);
  if (!frozen.ok) return frozen;
  const server = frozen.value;
  let changed: Result<null> = ok(null);
  const copied = await orFact(async () => {
    if (!server) checkUnused(source);
    return copyDatabase(source, file, {
      async onCopied() {
        changed = server ? await server.confirm() : ok(null);
        if (!changed.ok) throw new Error(changed.error.code);
        server?.close();
      },
    });
  });
  server?.close();
  if (!changed.ok) return changed;
  if (!copied.ok) return copied;
  print(`Backed up ${contentsText(copied.value)} to ${file}.`);
  return ok(0);
}

async function restore(given: string, options: Options): Promise<Answer> {
  const data = folderOf(options);
  if (!data.ok) return data;
  const source = resolve(given);
  if (!existsSync(source)) return no({ code: 'cannot-read', file: given, problem: 'no such file or folder' });
  const folder = prepareFolder(data.value);
  if (!folder.ok) return no(dataFault(folder.error));
  const { checkUnused, copyDatabase, moveAway } = await import('../store/backup.ts');
  const target = join(folder.value, 'umpire.db');
  const suffix = `.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const wasThere = existsSync(target);
  const copied = await orFact(async () => {
    checkUnused(target); // before copying, and again just before the replacement
    return copyDatabase(source, target, {
      onChecked() {
        checkUnused(target);
        moveAway(target, suffix);
      },
    });
  });
  if (!copied.ok) return copied;
  print(`Restored ${contentsText(copied.value)} to ${target}.`);
  if (wasThere) print(`The previous database was moved to ${target}${suffix}.`);
  return ok(0);
}

function folderOf({ data }: Options): Result<string> {
  return process.env.DATABASE_URL ? no({ code: 'backup-postgres' }) : useData(data);
}

const contentsText = ({ matches, playing, entries }: BackupContents): string =>
  `${matches} ${matches === 1 ? 'match' : 'matches'} (${playing} in progress, ${entries} log ${entries === 1 ? 'entry' : 'entries'})`;

async function orFact<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof StoreFailure) return no({ code: 'in-words', words: error.message });
    throw error;
  }
}
