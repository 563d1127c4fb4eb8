import { relative } from 'node:path';
import { type Check, checkFiles, isValid } from '../../integrations/sbt/check.ts';
import { CALLS, type Call } from '../../integrations/sbt/protocol-types.ts';
import { no, ok } from '../../kernel/result.ts';
import type { Answer } from '../command.ts';
import { sayFault } from '../say.ts';
import { paint, print, printJson } from '../terminal.ts';
import { readFolders } from './folder.ts';

interface Checked extends Check {
  readonly folder: string; // relative to the given folder
}

/** Checks the files of a folder and its subfolders against the protocol. */
export function check(dir: string, { json }: { json?: boolean }): Answer {
  const folders = readFolders(dir);
  if (!folders.ok) return folders;
  const checked = folders.value.map(({ path, files }): Checked => {
    const folder = relative(dir, path);
    return { folder, ...checkFiles(files, callOf(folder)) };
  });
  const count = checked.reduce((sum, { files }) => sum + files.length, 0);
  if (count === 0) return no({ code: 'sbt-nothing-there', folder: dir });
  const valid = checked.every(isValid);
  if (json) printJson({ dir, ok: valid, folders: checked });
  else print(reportOf(checked, count, valid));
  return ok(valid ? 0 : 1);
}

/** A recorded call's folder contains the name of the call. */
const callOf = (folder: string): Call | undefined => CALLS.find((call) => folder.includes(call));

function reportOf(folders: readonly Checked[], count: number, valid: boolean): string {
  const faults = folders.flatMap(({ folder, files, disagreements }) => {
    const where = folder === '' ? '' : `${folder}: `;
    const wrong = files.flatMap(({ fault }) => (fault ? [fault] : []));
    return [...wrong, ...disagreements].map((fact) => `${where}${sayFault(fact)}`);
  });
  const what = `${count} file${count === 1 ? '' : 's'}${folders.length > 1 ? ` in ${folders.length} folders` : ''}`;
  return valid
    ? `${paint.green('valid')}: ${what}`
    : [
        `${paint.red('not valid')}: ${faults.length} problem${faults.length === 1 ? '' : 's'} in ${what}`,
        ...faults,
      ].join('\n');
}
