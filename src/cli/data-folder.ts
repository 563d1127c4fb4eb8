import type { Fact } from '../kernel/fact.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { dataFolder } from '../store/data-folder.ts';
import { problemOf } from './input.ts';

/** The data folder of a command. Also sets the environment variable, so that worker threads use it. */
export function useData(given: string | undefined): Result<string> {
  if (given === '') return no({ code: 'no-folder-given', option: '--data' });
  if (given !== undefined) process.env.UMPIRE_DATA = given;
  return ok(dataFolder());
}

/** The reason why a folder cannot be used for data, as text. */
export const dataFault = ({ folder, errno }: Fact): Fact => ({
  code: 'cannot-keep-data',
  folder,
  problem: problemOf({ code: errno, message: String(errno) }),
});
