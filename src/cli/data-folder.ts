import { no, ok, type Result } from '../kernel/result.ts';
import { dataFolder } from '../store/data-folder.ts';

/** Where a verb keeps and finds what was made here. What is given becomes the environment's, so that threads see it too. */
export function useData(given: string | undefined): Result<string> {
  if (given === '') return no({ code: 'no-folder-given', option: '--data' });
  if (given !== undefined) process.env.UMPIRE_DATA = given;
  return ok(dataFolder());
}
