import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { ME } from '../say.ts';
import { experimentNamed, idle, isOver, type PlayingVerb, verbOf } from './kept.ts';

const MANY = 1000;
const FREE = ['game', 'workers', 'data', 'json']; // options allowed with any plan

/** The first option that repeats what the plan already fixes, as typed. */
export function strayIn(options: object, own: readonly string[]): string | undefined {
  const stray = Object.keys(options).find((name) => !FREE.includes(name) && !own.includes(name));
  return stray && `--${stray.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A command's experiment by id, finished or not, that is not being played right now. */
export async function ownNamed(
  experiments: Experiments,
  verb: PlayingVerb,
  id: string,
): Promise<Result<ExperimentRecord>> {
  const found = await experimentNamed(experiments, id);
  if (!found.ok) return found;
  const other = verbOf(found.value);
  return other === verb ? idle(found.value, experiments) : no({ code: 'arena-other-verb', id, verb: other });
}

/** Like `ownNamed`, but only if it is unfinished. */
export async function stoppedNamed(experiments: Experiments, verb: PlayingVerb, id: string) {
  const found = await ownNamed(experiments, verb, id);
  return found.ok && isOver(found.value) ? no({ code: 'arena-is-done', id }) : found;
}

/** The newest matching experiment of the command that was stopped early. */
export async function newestStopped(
  experiments: Experiments,
  { verb, game }: { readonly verb: PlayingVerb; readonly game?: string | undefined },
  fits: (record: ExperimentRecord) => boolean = () => true,
): Promise<Result<ExperimentRecord>> {
  for (const record of await experiments.experiments(game === undefined ? {} : { game }, MANY)) {
    const isStopped = verbOf(record) === verb && !isOver(record) && fits(record);
    if (isStopped && (await idle(record, experiments)).ok) return ok(record);
  }
  return no({ code: 'arena-none-stopped', verb });
}

/** How to resume a stopped experiment; `verb` includes the arguments that must be repeated. */
export const goOnWith = (verb: string, { id }: Pick<ExperimentRecord, 'id'>, data: string | undefined): string =>
  `go on with: ${ME} ${verb} --resume ${id}${data === undefined ? '' : ` --data ${data}`}`;
