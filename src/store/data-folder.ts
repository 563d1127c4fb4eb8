import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The default folder for matches, experiments and tuned weights. */
export const defaultFolder = ({ XDG_DATA_HOME }: Environment): string =>
  join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'umpire');

/** The folder in use. `--data` sets UMPIRE_DATA, so that worker threads see it too. */
export const dataFolder = (environment: Environment = process.env): string =>
  resolve(environment.UMPIRE_DATA || defaultFolder(environment));
