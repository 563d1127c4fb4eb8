import type { Judge } from '../../arena/experiment/judge.ts';
import { type Plan, planOf, tagOf } from '../../arena/experiment/plan.ts';
import { shownName } from '../../arena/inline-weights.ts';
import type { Sprt } from '../../arena/stats/sprt.ts';
import type { ExperimentRecord } from '../../store/experiments.ts';
import { ME } from '../say.ts';
import { paint } from '../terminal.ts';
import { type Pace, standingLines } from './standing.ts';

/** What is played; printed once at the start. */
export function headLines(record: ExperimentRecord): string[] {
  const plan = planOf(record);
  const names = plan.bots.map((bot) => paint.cyan(shownName(bot)));
  return [
    `${record.game}${record.kind === 'duel' ? '' : ` (${record.kind})`}: ${plan.bots.length === 2 ? names.join(' against ') : names.join(', ')}`,
    `experiment ${paint.bold(record.id)}, seed ${plan.seed}${plan.test ? `, ${testText(plan.test)}` : ''}`,
    ...(plan.note === undefined ? [] : [`note     ${plan.note}`]),
    ...(isOneBot(plan) ? [paint.dim('both bots are the same, so every pair ends 1 to 1')] : []),
    '',
  ];
}

const isOneBot = ({ bots }: Plan): boolean =>
  bots.length === 2 && bots[0]?.name === bots[1]?.name && bots[0]?.version !== '';

const testText = ({ scale, elo0, elo1, alpha, beta }: Sprt): string =>
  `SPRT [${elo0}, ${elo1}]${scale === 'normalised' ? ' in normalised Elo' : ''}${alpha === 0.05 && beta === 0.05 ? '' : `, alpha ${alpha}, beta ${beta}`}`;

/** The result so far, or the final one. */
export function reportLines(record: ExperimentRecord, judge: Judge, pace?: Pace): string[] {
  const plan = planOf(record);
  return [
    ...standingLines(plan, judge, pace),
    `verdict  ${verdictText(plan, judge)}`,
    '',
    paint.dim(`to save one of its games: ${ME} arena replay ${record.id} PAIR 1 --save game.jsonl`),
  ];
}

function verdictText({ test, bots }: Plan, { decided, isOver }: Judge): string {
  const [a, b] = bots.map(shownName);
  if (decided === 'full') return 'all games have been played';
  if (!test) return 'not all games have been played yet';
  const elo = test.scale === 'normalised' ? 'normalised Elo' : 'Elo';
  const speak = (one: number, other: number): string =>
    `the results point to ${a} being ${one} ${elo} stronger than ${b} rather than ${other}`;
  if (decided === 'H1') return paint.green(`H1, passed: ${speak(test.elo1, test.elo0)}`);
  if (decided === 'H0' && test.elo0 === 0)
    return paint.red(
      `H0, not passed: the results point to ${a} being no stronger than ${b} rather than ${test.elo1} ${elo} stronger`,
    );
  if (decided === 'H0') return paint.red(`H0, not passed: ${speak(test.elo0, test.elo1)}`);
  return isOver ? 'undecided: the maximum number of games has been played' : 'undecided so far';
}

/** The bots: name, version, digest of the weights. */
export const entrantLines = ({ bots }: Plan): string[] =>
  bots.map((bot) => `bot      ${paint.cyan(bot.name)} ${paint.dim(tagOf(bot))}`);
