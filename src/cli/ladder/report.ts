import { sayArena } from '../../arena/arena-text.ts';
import type { historyOf, Rung } from '../../arena/ladder/ladder.ts';
import { FEW_GAMES, ladderWarnings } from '../../arena/ladder/warnings.ts';
import { paint, table } from '../terminal.ts';

/** Reasons to doubt a ladder, as facts with their texts. */
export const ladderNotes = (rungs: readonly Rung[]) =>
  ladderWarnings(rungs).map((fact) => ({ ...fact, words: sayArena(fact, 'en') ?? fact.code }));

const HEAD = ['>mu', '>sigma', '>games', '>wins', '>draws', '>losses', '>trend'];

export function ladderReport(rungs: readonly Rung[]): string {
  const hasFew = rungs.some(({ games }) => games < FEW_GAMES);
  const hasGroups = rungs.some(({ group }) => group > 1);
  const today = (rung: Rung): string =>
    `${paint.cyan(rung.name)}${rung.weights === null ? '' : paint.dim(`#${rung.weights}`)}`;
  const rows = rungs.map((rung) => [
    String(rung.place),
    today(rung),
    paint.bold(rung.ordinal.toFixed(2)),
    ...(hasFew ? [rung.games < FEW_GAMES ? paint.yellow('?') : ''] : []),
    rung.mu.toFixed(2),
    rung.sigma.toFixed(2),
    ...[rung.games, rung.wins, rung.draws, rung.losses].map(String),
    `${rung.trend >= 0 ? '+' : ''}${rung.trend.toFixed(2)}`,
    ...(hasGroups ? [String(rung.group)] : []),
  ]);
  return [
    table(['>', 'bot', '>rating', ...(hasFew ? [''] : []), ...HEAD, ...(hasGroups ? ['>group'] : [])], rows),
    '',
    'rating = mu - 3 sigma (OpenSkill); trend = change of mu over the last 20 games',
    ...ladderNotes(rungs).map(({ code, words }) => paint.yellow(`${MARKS[code] ?? ''}${words}`)),
  ].join('\n');
}

const MARKS: Readonly<Record<string, string>> = { 'ladder-few-games': '? = ', 'ladder-apart': 'groups: ' };

export function historyReport(history: ReturnType<typeof historyOf>): string {
  const rows = history.flatMap(({ key, points }) =>
    points.map(({ games, ordinal, mu, sigma }) => [
      paint.cyan(key),
      String(games),
      ordinal.toFixed(2),
      mu.toFixed(2),
      sigma.toFixed(2),
    ]),
  );
  return table(['bot', '>after games', '>rating', '>mu', '>sigma'], rows);
}
