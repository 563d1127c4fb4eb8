import type { ExperimentChange, ExperimentRecord, GameSummary, PairRecord, PairSummary } from './experiments.ts';
import type { ExperimentRow, PairCommandsRow, PairRow } from './row-types.ts';

export const experimentRow = (record: ExperimentRecord): ExperimentRow => ({
  id: record.id,
  game: record.game,
  kind: record.kind,
  rules_version: record.rulesVersion,
  plan: JSON.stringify(record.plan),
  status: record.status,
  verdict: orNull(record.verdict),
  created: record.created,
  updated: record.updated,
});

export const experimentRecord = (row: ExperimentRow): ExperimentRecord => ({
  id: row.id,
  game: row.game,
  kind: row.kind as ExperimentRecord['kind'],
  rulesVersion: row.rules_version,
  plan: JSON.parse(row.plan),
  status: row.status as ExperimentRecord['status'],
  verdict: row.verdict === null ? null : JSON.parse(row.verdict),
  created: row.created,
  updated: row.updated,
});

type ExperimentRowChange = Partial<Pick<ExperimentRow, 'status' | 'verdict' | 'plan' | 'updated'>>;

/** Only the columns that change. */
export const experimentRowChange = ({ status, verdict, plan, updated }: ExperimentChange): ExperimentRowChange => ({
  ...(status !== undefined && { status }),
  ...(verdict !== undefined && { verdict: orNull(verdict) }),
  ...(plan !== undefined && { plan: JSON.stringify(plan) }),
  ...(updated !== undefined && { updated }),
});

export const pairRow = (pair: PairRecord): PairRow => ({
  experiment_id: pair.experiment,
  n: pair.n,
  a: pair.a,
  b: pair.b,
  points: pair.points,
  games: JSON.stringify(pair.games.map(({ commands: _, ...summary }) => summary)),
  at: pair.at,
  worker: pair.worker,
});

export const commandRows = ({ experiment, n, games }: PairRecord): readonly PairCommandsRow[] =>
  games.map(({ commands }, which) => ({ experiment_id: experiment, n, which, commands: Buffer.from(commands) }));

export const pairSummary = (row: PairRow): PairSummary => ({
  experiment: row.experiment_id,
  n: row.n,
  a: row.a,
  b: row.b,
  points: row.points,
  games: gamesIn(row.games),
  at: row.at,
  worker: row.worker,
});

export const gamesIn = (text: string): readonly [GameSummary, GameSummary] => JSON.parse(text);

const orNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
