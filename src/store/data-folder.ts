import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where matches, experiments and tuned tables are kept unless somebody says otherwise. */
export const usualFolder = ({ XDG_DATA_HOME }: Environment): string =>
  join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'umpire');

/** The same, where UMPIRE_DATA may say so; a verb that is given --data sets that, so that its threads see it too. */
export const dataFolder = (environment: Environment = process.env): string =>
  resolve(environment.UMPIRE_DATA || usualFolder(environment));
