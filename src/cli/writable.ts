import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { no, ok, type Result } from '../kernel/result.ts';
import { problemOf } from './input.ts';

/** Checks before long work that its result can be saved, by opening the file. */
export function checkWritable(file: string): Result<null> {
  try {
    const isNew = statSync(file, { throwIfNoEntry: false }) === undefined;
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
    return ok(null);
  } catch (error) {
    return no({ code: 'cannot-write', file, problem: problemOf(error) });
  }
}
