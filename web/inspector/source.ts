import { decidedBy } from '../../src/decide/lab/decided-by.ts';
import { rulesOf } from '../../src/decide/lab/decision-filter.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import type { DecisionRecord } from '../../src/kernel/runner.ts';
import type { Sensitivity, WhatIf, WhatIfRequest } from '../../src/wire/lab.ts';
import type { Why } from '../../src/wire/matches.ts';
import type { Row } from './filters.ts';

type Command = { readonly type: string };

/** The source of decisions: a match on the server, or a file. */
interface Source {
  list(): Promise<Result<readonly Row[]>>;
  why(n: number): Promise<Result<Why>>;
  /** What can be changed in a decision. Not for files: bots run on the server. */
  readonly moving: Moving | null;
}

export interface Moving {
  sensitivity(n: number, seat: string): Promise<Result<Sensitivity>>;
  whatIf(n: number, seat: string, wish: WhatIfRequest): Promise<Result<WhatIf>>;
}

/** Decisions from the server; `ask` sends the match's token if there is one. */
export type Asking = <T>(path: string, body?: object) => Promise<Result<T>>;

export function served(code: string, ask: Asking): Source {
  const base = `/api/matches/${encodeURIComponent(code)}/decisions`;
  const why = keeping((path) => ask<Why>(path));
  const sensitivity = keeping((path) => ask<Sensitivity>(path));
  return {
    list: () => ask<readonly Row[]>(base),
    why: (n) => why(`${base}/${n}`),
    moving: {
      sensitivity: (n, seat) => sensitivity(`${base}/${n}/sensitivity?seat=${encodeURIComponent(seat)}`),
      whatIf: (n, seat, wish) => ask<WhatIf>(`${base}/${n}/what-if?seat=${encodeURIComponent(seat)}`, wish),
    },
  };
}

/** Caches by path; failures are retried next time. */
function keeping<T>(ask: (path: string) => Promise<Result<T>>): (path: string) => Promise<Result<T>> {
  const known = new Map<string, Promise<Result<T>>>();
  return (path) => {
    const told = known.get(path) ?? ask(path);
    known.set(path, told);
    told.then(({ ok }) => !ok && known.delete(path));
    return told;
  };
}

/** A file has the decisions, but not what would have changed them. */
export function filed(
  records: readonly DecisionRecord<Command>[],
  phaseAt: (n: number) => string | null = () => null,
): Source {
  return {
    list: async () =>
      ok(
        records.map(({ n, seat, decision }) => ({
          n,
          seat,
          kind: decision.command?.type ?? null,
          phase: phaseAt(n),
          rules: rulesOf(decision),
          by: decidedBy(decision),
        })),
      ),
    async why(n) {
      const record = records.find((kept) => kept.n === n);
      return record ? ok({ record, flip: null, noFlip: null }) : no({ code: 'not-decided', n });
    },
    moving: null,
  };
}
