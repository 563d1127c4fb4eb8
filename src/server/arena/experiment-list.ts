import { planOf } from '../../arena/experiment/plan.ts';
import type { StoredVerdict } from '../../arena/experiment/result.ts';
import { isSearch } from '../../arena/tune/self-plan.ts';
import type { ExperimentRecord } from '../../store/experiments.ts';
import type { ExperimentInfo } from '../../wire/arena.ts';
import { infoOf } from './experiment-info.ts';

/** Whether its record alone does not tell how many pairs it has: it goes on, was killed, or is a search that was stopped. */
export const isUncounted = (record: ExperimentRecord): boolean =>
  record.status === 'running' || (record.status === 'stopped' && keptOf(record).pairs === undefined);

/** An experiment as its record tells it, and how many pairs are recorded of it where somebody has counted them. */
export function listedOf(record: ExperimentRecord, recorded: number | undefined): ExperimentInfo {
  const plan = planOf(record);
  const { decided, pairs, elo, interval, los, biased, best } = keptOf(record);
  const isWhole = record.status === 'done' && isSearch(record);
  return infoOf(record, plan, {
    decided: decided ?? (isWhole ? 'full' : 'open'),
    pairs: recorded ?? pairs ?? (isWhole ? plan.most : 0),
    elo: elo ?? null,
    interval: interval ?? null,
    los: los ?? null,
    biased: biased ?? false,
    best: best ?? null,
    updated: record.updated,
  });
}

/** A search keeps something else: what it has found. */
const keptOf = (record: ExperimentRecord): Partial<StoredVerdict> =>
  isSearch(record) ? {} : ((record.verdict ?? {}) as Partial<StoredVerdict>);
