import { sayArena } from '../../../arena/arena-text.ts';
import { historyOf, type Rung, ladderOf as rungsOf } from '../../../arena/ladder/ladder.ts';
import { ladderWarnings } from '../../../arena/ladder/warnings.ts';
import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { LadderInfo, RatingHistory, RungInfo } from '../../../wire/arena.ts';
import { publicNames } from '../../arena/public-names.ts';
import type { LadderJob } from '../job.ts';

const MOST_POINTS = 300; // in the history

/** The ladder of a game and its history, as the page shows them. */
export function ladder({ game, pairs, experiments }: LadderJob): Result<LadderInfo> {
  const rungs = rungsOf(pairs, experiments);
  const games = rungs.reduce((sum, rung) => sum + rung.games, 0) / 2;
  const histories = historyOf(pairs, experiments, Math.max(1, Math.ceil(games / MOST_POINTS)));
  const times = new Map(histories.flatMap(({ points }) => points.map((point) => [point.games, point.at] as const)));
  const counts = [...times.keys()].sort((a, b) => a - b);
  const lines = rungs.map(({ key }): RatingHistory => {
    const own = new Map(histories.find((one) => one.key === key)?.points.map((point) => [point.games, point]));
    return {
      rating: counts.map((count) => rounded(own.get(count)?.mu)),
      spread: counts.map((count) => rounded(own.get(count)?.sigma)),
    };
  });
  const history = { games: counts, at: counts.map((count) => times.get(count) ?? 0), lines };
  const toldAs = publicNames(rungs.map(({ name }) => name));
  const named = rungs.map((rung) => ({ ...rung, name: toldAs(rung.name) }));
  const warnings = ladderWarnings(named).map((doubt) => ({ en: wordsOf(doubt, 'en'), es: wordsOf(doubt, 'es') }));
  return ok({ game, rows: rungs.map((rung) => rungInfo(rung, toldAs(rung.name))), doubts: warnings, history });
}

const wordsOf = (doubt: Fact, language: Language): string => sayArena(doubt, language) ?? doubt.code;

const rungInfo = (
  { key, name, version, weights, mu, sigma, ordinal, games, wins, draws, losses, trend }: Rung,
  bot: string,
): RungInfo => ({
  key: bot === name ? key : `${bot} v${version}`,
  bot,
  version,
  weights,
  rating: mu,
  spread: sigma,
  sure: ordinal,
  games,
  wins,
  draws,
  losses,
  trend,
});

const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * 1000) / 1000;
