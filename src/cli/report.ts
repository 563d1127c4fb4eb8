import type { Series, Summary } from '../arena/series.ts';
import { wilson } from '../arena/stats/wilson.ts';
import type { Sum } from '../arena/sum.ts';
import type { Fact } from '../kernel/fact.ts';
import type { FaultKinds } from '../kernel/faults.ts';
import type { Game } from '../kernel/game.ts';
import type { Rules } from '../kernel/kinds.ts';
import { sayIn, sayOutcome } from './say.ts';
import { sideName } from './seating.ts';
import { paint, table } from './terminal.ts';

const HEAD = ['bot', '>wins', '>draws', '>losses', '>won', '95%', '>decisions/s', '>p50 ms', '>p99 ms', '>faults'];

/** The report of a series as text: the results table, then details. */
export function matchReport(game: Game, rules: Rules | undefined, series: Series, sum: Sum, summary: Summary): string {
  const { games, turns, seconds, draws, unfinished, bots } = summary;
  const rows = bots.map(({ bot, wins, draws, losses, decisionMs, decisionsPerSecond, faults }, k) => {
    const { low, high } = wilson(wins, games);
    return [
      `${paint.cyan(bot)} ${paint.dim(series.swap ? '(both sides)' : `(${sideName(game, series.sides[k] ?? '')})`)}`,
      ...[wins, draws, losses].map(String),
      percent(wins / Math.max(1, games)),
      `${percent(low)} to ${percent(high)}`,
      decisionsPerSecond?.toLocaleString('en') ?? '-',
      String(decisionMs.p50),
      String(decisionMs.p99),
      faults > 0 ? paint.red(String(faults)) : '0',
    ];
  });
  const one = games === 1;
  const happened = Object.entries(summary.detail).filter(([, value]) => value !== 0);
  const detail = listed(Object.fromEntries(happened.map(([name, value]) => [inPlainWords(name), value])));
  const lines = [
    `${game.title}: ${one ? '1 game' : `${games} games`} in ${seconds} s, seed ${series.seed}`,
    '',
    table(HEAD, rows),
    '',
    one ? `turns    ${turns.p95}` : `turns    ${turns.mean} on average, 95% end within ${turns.p95}`,
    one
      ? `ending   ${sum.outcome ? sayOutcome(game, sum.outcome, rules) : 'none; the match was stopped early'}`
      : `endings  ${listed(Object.fromEntries(sum.endings))}`,
    ...(draws > 0 && !one ? [`draws    ${draws}`] : []),
    ...(unfinished > 0 ? [paint.red(`unfinished ${unfinished}`)] : []),
    ...sum.bots.flatMap(({ fault, faultKinds }, k) =>
      fault ? [`faults   ${faultsOf(game, series.bots[k] ?? '', fault, faultKinds, rules)}`] : [],
    ),
    ...(detail === '' ? [] : [`detail   ${detail}`]),
    ...(series.save === null || games === 0 ? [] : [`saved    ${series.save}`]),
  ];
  return lines.join('\n');
}

/** The faults of a bot: `NAME: late 3, forfeit 1; first: ...`. */
export function faultsOf(game: Game, name: string, first: Fact, kinds: FaultKinds, rules?: Rules): string {
  const counts = listed(Object.fromEntries(Object.entries(kinds).filter(([, count]) => count > 0)));
  return `${paint.cyan(name)}: ${counts}; first: ${sayIn(game, first, rules)}`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** `enemyTorpedo` as `enemy torpedo`. */
const inPlainWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const listed = (figures: Readonly<Record<string, number>>): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
