import { resultOf } from '../../arena/experiment/result.ts';
import type { SelfPlan } from '../../arena/tune/self-plan.ts';
import { dimensionsIn } from '../../arena/tune/self-plan.ts';
import type { Tuned } from '../../arena/tune/tuning.ts';
import type { ExperimentRecord } from '../../store/experiments.ts';
import { digestOf } from '../../store/weights.ts';
import { ME } from '../say.ts';
import { paint, table } from '../terminal.ts';

/** The test result as JSON. */
function testJson({ test }: Tuned) {
  if (!test) return null;
  const { experiment, plan, judge } = test;
  const { pairs, decided, pentanomial, elo, interval, biased, llr, bounds } = resultOf(plan, judge);
  return { experiment, verdict: decided, llr, bounds, pairs, pentanomial, elo, interval, biased };
}

/** The complete result as JSON. */
export function tunedJson(record: ExperimentRecord, plan: SelfPlan, tuned: Tuned, isInterrupted: boolean) {
  const { base, own, start } = plan.search;
  const { candidate, pairs, table: made, file } = tuned;
  return {
    game: record.game,
    bot: base,
    experiment: record.id,
    seed: plan.seed,
    games: 2 * pairs,
    ...(isInterrupted && { interrupted: true }),
    before: { digest: digestOf(own), weights: own },
    start: digestOf(start),
    found: candidate && { digest: digestOf(candidate.weights), weights: candidate.weights },
    fit: candidate?.fit && {
      ...candidate.fit,
      weights: dimensionsIn(plan.search).map(({ weight }) => weight),
    },
    test: testJson(tuned),
    passed: made !== null,
    file,
  };
}

const ELO = 400 / Math.LN10; // per unit of log-odds, for nearly equal players

/** Every tuned weight: its old and new value, and how certain the change is. */
export function weightsReport({ search }: SelfPlan, { candidate }: Tuned): string[] {
  if (!candidate) return [];
  const { weights, fit } = candidate;
  const rows = dimensionsIn(search).map(({ weight }, i) => {
    const was = search.own[weight] ?? 0;
    const is = weights[weight] ?? 0;
    const change =
      was === 0 ? '' : `${is >= was === was >= 0 ? '+' : '-'}${Math.abs((100 * (is - was)) / was).toFixed(0)}%`;
    const effect = fit?.effects[i] ?? 0;
    const error = fit?.errors[i] ?? 0;
    const clear = error > 0 && Math.abs(effect) > 2 * error;
    const test = `${effect >= 0 ? '+' : ''}${(ELO * effect).toFixed(1)} ± ${(ELO * error).toFixed(1)}`;
    const cells = [weight, figure(was), figure(is), change];
    return fit
      ? {
          size: Math.abs(effect / (error || 1)),
          cells: [...cells, clear ? paint.bold(test) : test, clear ? 'clear' : ''],
        }
      : { size: Math.abs(is - was) / Math.abs(was || 1), cells };
  });
  const head = ['weight', '>before', '>after', '>change', ...(fit ? ['>Elo if increased', ''] : [])];
  const lines = [
    table(
      head,
      rows.toSorted((a, b) => b.size - a.size).map(({ cells }) => cells),
    ),
    '',
  ];
  if (fit)
    lines.push(
      `fitted to ${fit.samples} pairs, lambda ${fit.lambda}; predicts held-out pairs ${fit.gain.toFixed(4)} nats better than a coin toss`,
      ...(fit.gain <= 0.001
        ? [paint.yellow('these pairs say almost nothing about the weights; play more games or use a larger --spread')]
        : []),
    );
  return lines;
}

const figure = (value: number): string => String(Number(value.toPrecision(4)));

/** The verdict in a few lines. */
export function verdictReport(record: ExperimentRecord, plan: SelfPlan, tuned: Tuned): string[] {
  const { candidate, table: made, file } = tuned;
  if (!candidate) return [];
  const result = testJson(tuned);
  if (!result) return ['the search returned to the weights it started from, so there is nothing to test'];
  const { test } = plan.gate;
  const [low, high] = result.interval ?? [0, 0];
  const elo =
    result.elo === null
      ? ''
      : `${result.elo >= 0 ? '+' : ''}${result.elo.toFixed(1)} Elo (${low.toFixed(0)} to ${high.toFixed(0)}${result.biased ? ', biased: the test chose when to stop' : ''}), `;
  const figures = `${elo}LLR ${result.llr?.toFixed(2)} in ${result.pairs} pairs ${JSON.stringify(result.pentanomial)}`;
  const which = `SPRT ${test.elo0},${test.elo1} of #${digestOf(candidate.weights)} against #${digestOf(plan.search.own)} (experiment ${result.experiment})`;
  if (made)
    return [
      `${paint.green('passed')}: ${which}`,
      `  ${figures}`,
      `the new weight table is saved in ${file}`,
      `  ${ME} match ${record.game} --side ID=${nameOf(plan, made.digest)}`,
    ];
  const verdicts = {
    H0: 'did not pass',
    H1: 'passed',
    full: 'not decided',
    open: result.pairs >= plan.gate.most ? 'not decided within the maximum number of games' : 'not decided yet',
  };
  return [
    `${paint.red(verdicts[result.verdict])}: ${which}`,
    `  ${figures}`,
    'nothing was saved; the bot keeps its current weight table',
  ];
}

const nameOf = ({ search }: SelfPlan, digest: string): string => search.base.replace(/#[0-9a-f]{8}$/, `#${digest}`);
