import type { Fact } from '../kernel/fact.ts';
import { sayStore } from './failure-text.ts';

/** The error that store calls reject with: a fact, and its text as the message. */
export class StoreFailure extends Error {
  readonly fact: Fact;

  constructor(fact: Fact) {
    super(sayStore(fact, 'en') ?? fact.code);
    this.name = 'StoreFailure';
    this.fact = fact;
  }
}

const CODES: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_NOTADB/, 'store-not-a-database'],
  [/^SQLITE_CORRUPT/, 'store-damaged'],
  [/^SQLITE_(BUSY|LOCKED)/, 'store-locked'],
  [/^SQLITE_(READONLY|PERM|AUTH)|^E(ACCES|PERM|ROFS)$/, 'store-cannot-write'],
  [/^SQLITE_CANTOPEN|^E(NOTDIR|EXIST|ISDIR|NOENT|LOOP|NAMETOOLONG)$/, 'store-cannot-open'],
  [/^SQLITE_FULL|^ENOSPC$/, 'store-full'],
  [/^SQLITE_CONSTRAINT_FOREIGNKEY/, 'store-no-match'],
];

/** Translates an error of SQLite or the file system. */
export function factOf(error: unknown, file: string): Fact {
  if (error instanceof StoreFailure) return error.fact;
  const { code: raw, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const problem = String(message ?? error).split('\n')[0];
  if (problem?.startsWith('ConnectionFailed'))
    return { code: 'store-cannot-open', file, problem: 'no file can be read and written there' };
  const code = CODES.find(([sign]) => sign.test(String(raw)))?.[1] ?? 'store-failed';
  return { code, file, problem };
}
