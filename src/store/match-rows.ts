import type { MatchRow } from './row-types.ts';
import type { MatchChange, MatchRecord } from './store.ts';

export const matchRow = (record: MatchRecord): MatchRow => ({
  id: record.id,
  code: record.code,
  game: record.game,
  rules_version: record.rulesVersion,
  setup: JSON.stringify(record.setup),
  seed: record.seed,
  parent: orNull(record.parent),
  status: record.status,
  listed: Number(record.listed),
  seating: JSON.stringify(record.table),
  rev: record.rev,
  outcome: orNull(record.outcome),
  creator: record.creator,
  created: record.created,
  updated: record.updated,
});

export const matchRecord = (row: MatchRow): MatchRecord => ({
  id: row.id,
  code: row.code,
  game: row.game,
  rulesVersion: row.rules_version,
  setup: JSON.parse(row.setup),
  seed: row.seed,
  parent: row.parent === null ? null : JSON.parse(row.parent),
  status: row.status as MatchRecord['status'],
  listed: row.listed === 1,
  table: JSON.parse(row.seating),
  rev: row.rev,
  outcome: row.outcome === null ? null : JSON.parse(row.outcome),
  creator: row.creator,
  created: row.created,
  updated: row.updated,
});

export type MatchRowChange = Partial<Pick<MatchRow, 'status' | 'listed' | 'seating' | 'outcome' | 'updated'>>;

/** Only the columns that change. */
export const matchRowChange = ({ status, listed, table, outcome, updated }: MatchChange): MatchRowChange => ({
  ...(status !== undefined && { status }),
  ...(listed !== undefined && { listed: Number(listed) }),
  ...(table !== undefined && { seating: JSON.stringify(table) }),
  ...(outcome !== undefined && { outcome: orNull(outcome) }),
  ...(updated !== undefined && { updated }),
});

const orNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
