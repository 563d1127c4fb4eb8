import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { splitCommand } from '../../bots/split-command.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** `python3 bot.py --level 3`: split into words like a shell, without any other shell feature. */
export function commandIn(program: string): Result<readonly string[]> {
  const words = splitCommand(program);
  if (!words) return no({ code: 'line-open-quote', program });
  return words.length === 0 || words[0] === '' ? no({ code: 'line-no-command' }) : ok(words);
}

/** Checks that the program can run here; a bare name is looked up on the PATH. */
export function checkCommand(program: string): Result<null> {
  const command = commandIn(program);
  if (!command.ok) return command;
  const [file = ''] = command.value;
  const places = /[/\\]/.test(file) ? ['.'] : (process.env.PATH ?? '').split(delimiter);
  const endings = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];
  const isHere = places.some((place) => endings.some((ending) => isToRun(resolve(place, file + ending))));
  return isHere ? ok(null) : no({ code: 'line-no-such-program', program: file });
}

function isToRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Environment variables hidden from programs: the store's location, and anything that looks like a secret. */
const SECRET = /^(UMPIRE_|PG|DATABASE_URL$)|TOKEN|SECRET|PASSW|CREDENTIAL|API_?KEY|PRIVATE/i;

export const environment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !SECRET.test(entry[0]),
    ),
  );
