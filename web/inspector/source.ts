import { no, ok, type Result } from '../../src/kernel/result.ts';
import type { DecisionRecord } from '../../src/kernel/runner.ts';
import type { Why } from '../../src/wire/desk.ts';
import type { Decided } from './near.ts';

type Command = { readonly type: string };

/** Where decisions come from: a match on the server, or a file. */
export interface Source {
  list(): Promise<Result<readonly Decided[]>>;
  why(n: number): Promise<Result<Why>>;
}

/** Asks the server; `ask` is the shell's way to it, with the token of the match if there is one. */
export type Asking = <T>(path: string) => Promise<Result<T>>;

export function served(code: string, ask: Asking): Source {
  const base = `/api/matches/${encodeURIComponent(code)}/decisions`;
  const known = new Map<number, Promise<Result<Why>>>();
  return {
    list: () => ask<readonly Decided[]>(base),
    why(n) {
      const told = known.get(n) ?? ask<Why>(`${base}/${n}`);
      known.set(n, told);
      told.then(({ ok }) => !ok && known.delete(n)); // asked again next time
      return told;
    },
  };
}

/** A file tells what was decided, not what would have changed it. */
export function filed(records: readonly DecisionRecord<Command>[]): Source {
  return {
    list: async () => ok(records),
    async why(n) {
      const record = records.find((kept) => kept.n === n);
      return record ? ok({ record, flip: null, noFlip: null }) : no({ code: 'not-decided', n });
    },
  };
}
