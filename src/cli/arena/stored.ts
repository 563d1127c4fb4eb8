import { isAlive } from '../../arena/experiment/heartbeat.ts';
import { isSearch } from '../../arena/tune/self-plan.ts';
import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { nearest } from '../../parts/text/nearest.ts';
import { prepareFolder } from '../../server/options.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { StoreFailure } from '../../store/failure.ts';
import { openExperiments } from '../../store/open-experiments.ts';
import type { Answer } from '../command.ts';
import { useData } from '../data-folder.ts';
import { problemOf } from '../input.ts';

/** Opens the experiments for a command and always closes them; a store error is returned. */
export async function withExperiments(
  data: string | undefined,
  run: (experiments: Experiments) => Promise<Answer>,
): Promise<Answer> {
  const url = data === undefined ? process.env.DATABASE_URL : undefined;
  const folder = useData(data);
  if (!folder.ok) return folder;
  if (!url) {
    const opened = prepareFolder(folder.value);
    if (!opened.ok) return no(folderFault(opened.error));
  }
  try {
    const experiments = await openExperiments(url ? { url } : { data: folder.value });
    try {
      return await run(experiments);
    } finally {
      await experiments.close();
    }
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return no({ code: 'in-words', words: error.message });
  }
}

const folderFault = ({ folder, errno }: Fact): Fact => ({
  code: 'cannot-keep-data',
  folder,
  problem: problemOf({ code: errno, message: String(errno) }),
});

const MANY = 1000;

export async function experimentNamed(experiments: Experiments, id: string): Promise<Result<ExperimentRecord>> {
  const found = await experiments.experiment(id);
  if (found) return ok(found);
  const known = (await experiments.experiments({}, MANY)).map((one) => one.id);
  return no({ code: 'arena-no-experiment', id, near: nearest(id, known) });
}

/** Refuses an experiment that is being played right now, or whose follow-up test is. */
export async function idle(record: ExperimentRecord, experiments: Experiments): Promise<Result<ExperimentRecord>> {
  const test = isSearch(record) ? record.verdict?.test : undefined;
  const tested = typeof test === 'string' ? await experiments.experiment(test) : undefined;
  const played = [record, tested].find((one) => one && isAlive(one));
  if (!played) return ok(record);
  const seconds = Math.round((Date.now() - played.updated) / 1000);
  return no({ code: 'arena-is-running', id: record.id, seconds });
}

/** Whether nothing is left to play; a search is finished once its result was tested. */
export const isOver = (record: ExperimentRecord): boolean =>
  isSearch(record) ? typeof record.verdict?.passed === 'boolean' : record.status === 'done';

export type PlayingCommand = 'arena' | 'ladder' | 'tune' | 'train';

/** The command that plays experiments of this kind. */
export const commandOf = ({ kind }: ExperimentRecord): PlayingCommand =>
  kind === 'ladder' || kind === 'tune' || kind === 'train' ? kind : 'arena';
