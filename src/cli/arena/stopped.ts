import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { ME } from '../say.ts';
import { commandOf, experimentNamed, idle, isOver, type PlayingCommand } from './stored.ts';

const MANY = 1000;
const FREE = ['game', 'workers', 'data', 'json']; // options allowed with any plan

/** The first option that repeats what the plan already fixes, as typed. */
export function fixedOption(options: object, own: readonly string[]): string | undefined {
  const stray = Object.keys(options).find((name) => !FREE.includes(name) && !own.includes(name));
  return stray && `--${stray.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A command's experiment by id, finished or not, that is not being played right now. */
export async function ownExperiment(
  experiments: Experiments,
  verb: PlayingCommand,
  id: string,
): Promise<Result<ExperimentRecord>> {
  const found = await experimentNamed(experiments, id);
  if (!found.ok) return found;
  const other = commandOf(found.value);
  return other === verb ? idle(found.value, experiments) : no({ code: 'arena-other-verb', id, verb: other });
}

/** Like `ownNamed`, but only if it is unfinished. */
export async function stoppedExperiment(experiments: Experiments, verb: PlayingCommand, id: string) {
  const found = await ownExperiment(experiments, verb, id);
  return found.ok && isOver(found.value) ? no({ code: 'arena-is-done', id }) : found;
}

/** The newest matching experiment of the command that was stopped early. */
export async function newestStopped(
  experiments: Experiments,
  { verb, game }: { readonly verb: PlayingCommand; readonly game?: string | undefined },
  fits: (record: ExperimentRecord) => boolean = () => true,
): Promise<Result<ExperimentRecord>> {
  for (const record of await experiments.experiments(game === undefined ? {} : { game }, MANY)) {
    const isStopped = commandOf(record) === verb && !isOver(record) && fits(record);
    if (isStopped && (await idle(record, experiments)).ok) return ok(record);
  }
  return no({ code: 'arena-none-stopped', verb });
}

/** How to resume a stopped experiment; `verb` includes the arguments that must be repeated. */
export const resumeHint = (verb: string, { id }: Pick<ExperimentRecord, 'id'>, data: string | undefined): string =>
  `continue with: ${ME} ${verb} --resume ${id}${data === undefined ? '' : ` --data ${data}`}`;
