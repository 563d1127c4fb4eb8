import type { Judge } from '../../arena/experiment/judge.ts';
import { pairsLeft } from '../../arena/experiment/pairs-left.ts';
import type { Plan } from '../../arena/experiment/plan.ts';
import { type BotResult, type ExperimentResult, resultOf, sweepOf } from '../../arena/experiment/result.ts';
import { cellBetween } from '../../arena/experiment/totals.ts';
import { FAULT_KINDS } from '../../kernel/faults.ts';
import { paint, table } from '../terminal.ts';
import { faultText } from './fault-text.ts';

/** How fast a running experiment is. */
export interface Pace {
  readonly seconds: number; // of this run
  readonly pairs: number; // played in this run
}

/** The state of an experiment: the display redrawn in a terminal, and the final report. */
export function standingLines(plan: Plan, judge: Judge, pace?: Pace): string[] {
  const result = resultOf(plan, judge);
  const lines = [`pairs    ${progressOf(result, plan)}${pace ? `, ${paceOf(plan, judge, pace)}` : ''}`];
  if (plan.bots.length === 2) lines.push(...duelLines(plan, result));
  else lines.push('', ...manyLines(result), '');
  if (result.unfinished > 0)
    lines.push(
      paint.red(`stuck    ${result.unfinished} unfinished ${result.unfinished === 1 ? 'game' : 'games'}, not counted`),
    );
  lines.push(`sides    ${result.sides.map(({ side, wins }) => `${side} won ${wins}`).join(', ')}`);
  lines.push(...faultLines(plan, result));
  return lines;
}

/** The same on one line, for log files. */
export function standingLine(plan: Plan, judge: Judge, pace: Pace): string {
  const result = resultOf(plan, judge);
  const parts = [progressOf(result, plan)];
  if (result.bounds)
    parts.push(`LLR ${fixed(result.llr)} (${result.bounds.map((bound) => fixed(bound)).join(' to ')})`);
  if (plan.bots.length === 2) parts.push(`Elo ${eloOf(result)}`, pointsOf(result.bots[0]));
  const faults = result.bots.reduce((sum, bot) => sum + bot.faults, 0);
  if (faults > 0) parts.push(`${faults} faults`);
  return [...parts, paceOf(plan, judge, pace)].join(', ');
}

function duelLines({ test }: Plan, result: ExperimentResult): string[] {
  const { bots, nelo, los, pentanomial, biased } = result;
  return [
    ...(test && result.bounds ? [`LLR      ${llrBar(result.llr ?? 0, result.bounds)}`] : []),
    `Elo      ${eloOf(result)}${los === null || (pentanomial && sweepOf(pentanomial)) ? '' : `, stronger with probability ${percent(los)}`}${biased ? paint.dim(' (biased: the test chose when to stop)') : ''}`,
    ...(nelo ? [`nElo     ${signed(nelo.nelo)} ± ${fixed(nelo.error, 1)}`] : []),
    `games    ${pointsOf(bots[0])}${bots[0]?.score == null ? '' : `, score ${percent(bots[0].score)}`}`,
    `points   ${['0', '1/2', '1', '1 1/2', '2'].map((points, k) => `${points}: ${pentanomial?.[k] ?? 0}`).join('   ')}  ${paint.dim('(pairs by points)')}`,
  ];
}

const HEAD = ['>', 'bot', '>won', '>drawn', '>lost', '>score', '>Elo', '95%'];

/** Best first, each against all its opponents, then the cross table. */
function manyLines({ bots, cells }: ExperimentResult): string[] {
  const order = bots.map((_, k) => k).sort((a, b) => (bots[b]?.score ?? -1) - (bots[a]?.score ?? -1) || a - b);
  const against = (row: number, column: number): string => {
    const cell = cellBetween(cells, row, column);
    if (!cell) return row === column ? paint.dim('·') : '';
    const { wins, draws, losses } = cell;
    return row === cell.a ? `${wins}-${draws}-${losses}` : `${losses}-${draws}-${wins}`;
  };
  const rows = order.map((k, place) => {
    const bot = bots[k] as BotResult;
    const { wins, draws, losses, score, elo, interval } = bot;
    return [
      String(place + 1),
      paint.cyan(bot.bot),
      ...[wins, draws, losses].map(String),
      score === null ? '-' : percent(score),
      elo === null ? '-' : isSweep(bot) ? '' : signed(elo),
      interval === null ? '' : spanOf(bot, interval),
      ...order.map((other) => against(k, other)),
    ];
  });
  return table([...HEAD, ...order.map((_, place) => `>${place + 1}`)], rows).split('\n');
}

const isSweep = ({ wins, draws, losses }: BotResult): boolean => draws === 0 && (wins === 0) !== (losses === 0);

function spanOf(bot: BotResult, [low, high]: readonly [number, number]): string {
  if (!isSweep(bot)) return `${signed(low)} to ${signed(high)}`;
  return bot.wins > 0 ? `above ${signed(low, 0)}` : `below ${signed(high, 0)}`;
}

function faultLines(plan: Plan, { faults, bots: results }: ExperimentResult): string[] {
  return faults.flatMap((counts, k) => {
    const kinds = FAULT_KINDS.filter((kind) => counts[kind] > 0).map((kind) => `${kind} ${counts[kind]}`);
    if (kinds.length === 0) return [];
    const name = paint.cyan(plan.bots[k]?.name ?? '');
    const first = results[k]?.fault;
    const text = first && faultText(plan, first);
    return [
      `faults   ${name}: ${paint.red(kinds.join(', '))}`,
      ...(text === undefined ? [] : [`         first fault: ${text}`]),
    ];
  });
}

const BAR = 30;

/** `H0 [.....|....>....] H1`: where the LLR is between its bounds. */
function llrBar(llr: number, [lower, upper]: readonly [number, number]): string {
  const at = (value: number): number =>
    Math.round(((Math.min(upper, Math.max(lower, value)) - lower) / (upper - lower)) * BAR);
  const [zero, here] = [at(0), at(llr)];
  const cells = Array.from({ length: BAR + 1 }, (_, k) => {
    if (k === here) return '#';
    if (k === zero) return '|';
    return k > Math.min(zero, here) && k < Math.max(zero, here) ? '=' : '.';
  });
  const colour = llr >= upper ? paint.green : llr <= lower ? paint.red : (text: string) => text;
  return `H0 ${fixed(lower)} [${colour(cells.join(''))}] ${fixed(upper)} H1   ${fixed(llr)}`;
}

const progressOf = ({ pairs, games, recorded }: ExperimentResult, { most, test }: Plan): string =>
  `${pairs} (${games} games) of ${test ? 'at most ' : ''}${most.toLocaleString('en')}` +
  (recorded > pairs ? `, ${recorded - pairs} more stored` : '');

function paceOf(plan: Plan, judge: Judge, { seconds, pairs }: Pace): string {
  if (pairs === 0 || seconds <= 0) return 'in progress';
  const speed = `${fixed((2 * pairs) / seconds, 1)} games/s`;
  const left = (pairsLeft(plan, judge) * seconds) / pairs;
  return judge.isOver ? `${speed}, ${span(seconds)}` : `${speed}, ${plan.test ? 'about ' : ''}${span(left)} left`;
}

/** `95 s`, `12 min`, `3.4 h` */
function span(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${fixed(seconds / 3600, 1)} h`;
}

/** A clean sweep gives only a lower bound for the difference. */
function eloOf({ elo, interval, pentanomial }: ExperimentResult): string {
  if (elo === null || interval === null) return '-';
  const sweep = pentanomial && sweepOf(pentanomial);
  if (sweep === 'won') return `above ${signed(interval[0], 0)} (every game won)`;
  if (sweep === 'lost') return `below ${signed(interval[1], 0)} (every game lost)`;
  return `${signed(elo)} (${signed(interval[0])} to ${signed(interval[1])})`;
}

const pointsOf = (bot: BotResult | undefined): string =>
  `${bot?.wins ?? 0} won, ${bot?.draws ?? 0} drawn, ${bot?.losses ?? 0} lost`;

const fixed = (value: number | null, digits = 2): string => (value ?? 0).toFixed(digits);
export const signed = (value: number, digits = 1): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
