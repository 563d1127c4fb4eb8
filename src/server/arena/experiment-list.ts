import { planOf } from '../../arena/experiment/plan.ts';
import type { StoredVerdict } from '../../arena/experiment/result.ts';
import { isSearch } from '../../arena/tune/self-plan.ts';
import type { ExperimentRecord } from '../../store/experiments.ts';
import type { ExperimentInfo } from '../../wire/arena.ts';
import { infoOf } from './experiment-info.ts';

/** True if the record does not hold the number of pairs: the run goes on, was killed, or is a stopped search. */
export const isUncounted = (record: ExperimentRecord): boolean =>
  record.status === 'running' || (record.status === 'stopped' && keptOf(record).pairs === undefined);

/** An experiment from its record, and the number of recorded pairs if they were counted. */
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

/** The verdict of a search has another shape: the weights it found. */
const keptOf = (record: ExperimentRecord): Partial<StoredVerdict> =>
  isSearch(record) ? {} : ((record.verdict ?? {}) as Partial<StoredVerdict>);
