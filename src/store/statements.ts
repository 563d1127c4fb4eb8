import type { CompiledQuery } from 'kysely';
import type { ReportRecord } from './operator-store.ts';
import type { ReportRow } from './row-types.ts';

/** A statement as kysely builds it. */
export type Query = { compile(): Pick<CompiledQuery, 'sql' | 'parameters'> };

/** The answer to one statement. */
export interface Ran {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** Runs statements in one transaction. */
export type RunAll = (queries: readonly Query[]) => Promise<readonly Ran[]>;

export const reportRow = (report: ReportRecord): ReportRow => ({
  ...report,
  messages: JSON.stringify(report.messages),
});
