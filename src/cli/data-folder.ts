import { no, ok, type Result } from '../kernel/result.ts';
import { dataFolder } from '../store/data-folder.ts';

/** The data folder of a command. Also sets the environment variable, so that worker threads use it. */
export function useData(given: string | undefined): Result<string> {
  if (given === '') return no({ code: 'no-folder-given', option: '--data' });
  if (given !== undefined) process.env.UMPIRE_DATA = given;
  return ok(dataFolder());
}
