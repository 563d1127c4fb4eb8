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
      was === 0 ? '' : `${is >= was === was >= 0 ? '+' : '-'}${Math.abs((100 * (is - was)) / was).toFixed(0)} %`;
    const effect = fit?.effects[i] ?? 0;
    const error = fit?.errors[i] ?? 0;
    const clear = error > 0 && Math.abs(effect) > 2 * error;
    const told = `${effect >= 0 ? '+' : ''}${(ELO * effect).toFixed(1)} ± ${(ELO * error).toFixed(1)}`;
    const cells = [weight, figure(was), figure(is), change];
    return fit
      ? {
          size: Math.abs(effect / (error || 1)),
          cells: [...cells, clear ? paint.bold(told) : told, clear ? 'clear' : ''],
        }
      : { size: Math.abs(is - was) / Math.abs(was || 1), cells };
  });
  const head = ['weight', '>was', '>is', '>change', ...(fit ? ['>Elo of more of it', ''] : [])];
  const lines = [
    table(
      head,
      rows.toSorted((a, b) => b.size - a.size).map(({ cells }) => cells),
    ),
    '',
  ];
  if (fit)
    lines.push(
      `fitted to ${fit.samples} pairs, lambda ${fit.lambda}; a pair it has not seen is foretold ${fit.gain.toFixed(4)} nats better than by a coin`,
      ...(fit.gain <= 0.001
        ? [paint.yellow('that is as good as nothing: these pairs tell little of the weights')]
        : []),
    );
  return lines;
}

const figure = (value: number): string => String(Number(value.toPrecision(4)));

/** The verdict in a few lines. */
export function verdictReport(record: ExperimentRecord, plan: SelfPlan, tuned: Tuned): string[] {
  const { candidate, table: made, file } = tuned;
  if (!candidate) return [];
  const told = testJson(tuned);
  if (!told) return ['the search came back to where it began: there is nothing to test'];
  const { test } = plan.gate;
  const [low, high] = told.interval ?? [0, 0];
  const elo =
    told.elo === null
      ? ''
      : `${told.elo >= 0 ? '+' : ''}${told.elo.toFixed(1)} Elo (${low.toFixed(0)} to ${high.toFixed(0)}${told.biased ? ', biased by the stop' : ''}), `;
  const figures = `${elo}LLR ${told.llr?.toFixed(2)} in ${told.pairs} pairs ${JSON.stringify(told.pentanomial)}`;
  const which = `SPRT ${test.elo0},${test.elo1} of #${digestOf(candidate.weights)} against #${digestOf(plan.search.own)} (experiment ${told.experiment})`;
  if (made)
    return [
      `${paint.green('passed')}: ${which}`,
      `  ${figures}`,
      `the new table is ${file}`,
      `  ${ME} match ${record.game} --side ID=${nameOf(plan, made.digest)}`,
    ];
  const said = {
    H0: 'did not pass',
    H1: 'passed',
    full: 'not decided',
    open: told.pairs >= plan.gate.most ? 'not decided within its games' : 'not decided yet',
  };
  return [`${paint.red(said[told.verdict])}: ${which}`, `  ${figures}`, 'nothing was written: the old table stays'];
}

const nameOf = ({ search }: SelfPlan, digest: string): string => search.base.replace(/#[0-9a-f]{8}$/, `#${digest}`);
