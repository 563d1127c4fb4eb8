import { accessSync, constants, readFileSync, type Stats, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { splitCommand } from '../../bots/split-command.ts';
import { type Fact, first } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** A program as named by the user: what to run, and the folder to copy. */
export interface Named {
  readonly command: readonly string[]; // the program and its arguments
  readonly folder: string | null; // null = it starts in an empty folder
}

/** `python3 src/player.py@AGENT_DIR`: shell words, then the folder. */
export function parseProgram(text: string): Result<Named> {
  const at = text.lastIndexOf('@');
  const [line, folder] = at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
  const words = splitCommand(line);
  if (!words) return no({ code: 'sbt-open-quote', program: line });
  if (words.length === 0 || words[0] === '') return no({ code: 'sbt-no-program' });
  return folder === '' ? no({ code: 'sbt-no-folder', folder }) : ok({ command: words, folder });
}

/** Checks that the program can run here. */
export function checkProgram(text: string, platform: string = process.platform): Result<Named> {
  const named = parseProgram(text);
  if (!named.ok) return named;
  const { command, folder } = named.value;
  if (folder !== null && !found(folder)?.isDirectory()) return no({ code: 'sbt-no-folder', folder });
  const fault = platform === 'win32' ? undefined : unfit(named.value, command[0] as string);
  return fault ? no(fault) : named;
}

/** Why the program cannot run on a system other than Windows. A bare name is looked up in the folder, then on the PATH. */
function unfit(named: Named, program: string): Fact | undefined {
  const folder = named.folder ?? NOWHERE;
  const places = program.includes('/') ? [folder] : [folder, ...(process.env.PATH ?? '').split(delimiter)];
  const files = places.map((place) => resolve(place, program)).filter((file) => found(file)?.isFile());
  return first<Fact>(
    /\.(bat|cmd|exe)$/i.test(program) && { code: 'sbt-runs-on-windows', program, instead: insteadOf(named) },
    files.length === 0 && { code: 'sbt-no-such-program', program, folder: named.folder },
    !files.some(isToRun) && { code: 'sbt-not-to-run', program },
  );
}

const NOWHERE = '/nonexistent'; // an empty folder contains no program

/** The file at a path; undefined for any error. */
function found(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function isToRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What to run instead on systems other than Windows: the command inside the batch file, or the program in an emulator. */
function insteadOf({ command, folder }: Named): string {
  const [program = '', ...args] = command;
  const own = /\.exe$/i.test(program)
    ? ['/usr/bin/wine', program, ...args].join(' ')
    : (lineOf(join(folder ?? '.', program)) ?? 'python3 player.py');
  return `sbt:"${own}"${folder === null ? '' : `@${folder}`}`;
}

/** The last line of a batch file that runs something. */
function lineOf(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'latin1').slice(0, 10_000);
  } catch {
    return undefined;
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/^@/, ''));
  const runs = lines.findLast((line) => line !== '' && !/^(rem|echo|set|cd|pause|exit|::)\b|^:/i.test(line));
  const plain = runs
    ?.replace(/\s+\d?[<>|].*$/, '') // the host handles its output
    .replace(/%[\d*]/g, '')
    .replace(/^python(\.exe)?(?=\s)/i, 'python3')
    .replaceAll('\\', '/')
    .trim();
  return plain === '' ? undefined : plain;
}

/** Windows can run a batch file only through its shell. */
export const commandLine = (command: readonly string[], platform: string = process.platform): readonly string[] =>
  platform === 'win32' && /\.(bat|cmd)$/i.test(command[0] ?? '') ? ['cmd.exe', '/d', '/c', ...command] : command;
