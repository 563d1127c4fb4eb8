import { judged } from '../../arena/experiment/judge.ts';
import { planOf } from '../../arena/experiment/plan.ts';
import { resultOf } from '../../arena/experiment/result.ts';
import { selfPlanOf } from '../../arena/tune/self-plan.ts';
import type { ExperimentRecord, Experiments } from '../../store/experiments.ts';
import { paint } from '../terminal.ts';
import { signed } from './standing.ts';

/** The state of a weight search. Does not compare the sides, because both change their weights. */
export async function searchJson(record: ExperimentRecord, experiments: Experiments) {
  const { id, game, kind, status, verdict } = record;
  const { search, seed, most } = selfPlanOf(record);
  const pairs = (await experiments.counts([id])).get(id) ?? 0;
  const outcome = { found: null, test: null, passed: null, ...verdict } as {
    readonly found: string | null;
    readonly test: string | null;
    readonly passed: boolean | null;
  };
  const test = outcome.test === null ? null : await testJson(outcome.test, experiments);
  return { experiment: id, game, kind, status, bot: search.base, seed, pairs, most, ...outcome, test };
}

/** The figures are missing if the test was removed. */
async function testJson(id: string, experiments: Experiments) {
  const record = await experiments.experiment(id);
  if (!record) return { experiment: id };
  const plan = planOf(record);
  const { decided, pairs, elo, interval, llr } = resultOf(plan, judged(plan, await experiments.pairs(id)));
  return { experiment: id, status: record.status, decided, pairs, elo, interval, llr };
}

export type SearchState = Awaited<ReturnType<typeof searchJson>>;

export function searchLines(state: SearchState): string[] {
  const { experiment, game, kind, bot, seed, pairs, most, found, test } = state;
  return [
    `${game}: ${kind} ${paint.cyan(bot)}`,
    `experiment ${paint.bold(experiment)}, seed ${seed}`,
    '',
    `pairs    ${pairs} (${2 * pairs} games) of ${most.toLocaleString('en')}`,
    `found    ${found === null ? 'nothing yet' : `#${found}`}`,
    `test     ${test === null ? 'none' : testText(test)}`,
    `verdict  ${verdictText(state)}`,
  ];
}

/** A search's state in a word or two, for a list. */
export function searchStatus({ status, verdict }: Pick<ExperimentRecord, 'status' | 'verdict'>): string {
  if (verdict?.passed === true) return 'new table saved';
  if (verdict?.passed === false) return 'no better table';
  return status === 'stopped' ? 'stopped' : 'test unfinished';
}

function testText(test: NonNullable<SearchState['test']>): string {
  if (test.decided === undefined) return `${test.experiment}, which was removed`;
  const { experiment, decided, pairs, elo, llr } = test;
  const strength = typeof elo === 'number' ? `, ${signed(elo)} Elo` : '';
  return `${paint.cyan(experiment)}: ${decided} after ${pairs} pairs${strength}, LLR ${(llr ?? 0).toFixed(2)}`;
}

function verdictText({ found, test, passed }: SearchState): string {
  if (found === null) return 'open: the search is unfinished';
  if (passed === null) return 'open: the test is unfinished';
  if (passed) return paint.green('passed: the new table was saved');
  return test === null
    ? 'the search returned to the weights it started from, so there was nothing to test'
    : paint.red('not passed: the bot keeps its current table');
}
