import type { Written } from '../store/store.ts';
import { newCode } from './tokens.ts';

const SHORTEST = 5;
const LONGEST = 8;
const TRIES = 20;

/** Saves a record under a new code. Codes are short, so one may already be in use; each retry takes a longer one, up to `LONGEST`. */
export async function savedWithCode<T extends object>(
  record: T,
  save: (record: T & { readonly code: string }) => Promise<Written>,
): Promise<T & { readonly code: string }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const coded = { ...record, code: newCode(Math.min(LONGEST, SHORTEST + tries)) };
    if ((await save(coded)) === 'written') return coded;
  }
  throw new Error('cannot save the record: its id is taken, or no free code was found');
}
