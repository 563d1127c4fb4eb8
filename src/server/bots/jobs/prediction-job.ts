import { countOf, positionsIn } from '../../../arena/positions.ts';
import type { Decided } from '../../../decide/lab/prediction-samples.ts';
import { PredictionCount } from '../../../decide/lab/predictions.ts';
import type { Game } from '../../../kernel/game.ts';
import { parseLog } from '../../../kernel/log.ts';
import { recordedRules } from '../../../kernel/recorded.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { hashing } from '../../../store/hashing.ts';
import type { LabBot, PredictionResult } from '../../../wire/lab.ts';
import type { LabJob } from '../job.ts';
import { type GameCatalog, gameNamed } from '../worker-bots.ts';
import { asker, nameOf } from './lab-job.ts';
import { type LabMonitor, playedForLab } from './lab-matches.ts';
import { collected } from './lab-positions.ts';
import { storedGame } from './stored-game.ts';

type PredictionJob = LabJob & { readonly work: { readonly kind: 'predictions'; readonly one: LabBot | null } };

/** Compares predictions with outcomes: of one bot at many positions, or of the bots of an experiment in its games. */
export async function runPredictionJob(
  catalog: GameCatalog,
  job: PredictionJob,
  monitor: LabMonitor,
): Promise<Result<PredictionResult>> {
  const game = gameNamed(catalog, job.game);
  if (!game.ok) return game;
  const count = await PredictionCount.of(game.value);
  const { one } = job.work;
  if (one) return ofBot(game.value, { ...job, work: { ...job.work, one } }, count, monitor);
  return ofExperiment(catalog, job, count, monitor);
}

type BotJob = PredictionJob & { readonly work: { readonly one: LabBot } };

/** Predictions count only where the bot chooses what was played: what came of other choices is unknown. */
function ofBot(game: Game, job: BotJob, count: PredictionCount, monitor: LabMonitor): Result<PredictionResult> {
  const until = monitor.now() + job.within;
  const matches = job.play > 0 ? playedForLab(game, job, monitor) : ok(job.matches);
  if (!matches.ok) return matches;
  const positions = collected(game, { ...job, matches: matches.value });
  if (!positions.ok) return positions;
  const ask = asker(game, job.work.one);
  if (!ask.ok) return ask;
  const { collection, of } = positions.value;
  const wanted = countOf(collection);
  const bot = nameOf(job.work.one);
  let done = 0;
  let agreed = 0;
  monitor.onProgress(0, wanted, 'examining');
  for (const match of collection.matches) {
    if (monitor.now() > until) break;
    const decisions: Decided[] = [];
    for (const position of positionsIn({ game, matches: [match] })) {
      if (monitor.now() > until) break;
      const decision = ask.value(position);
      if (++done % 10 === 0) monitor.onProgress(done, wanted, 'examining');
      if (JSON.stringify(decision.command) !== JSON.stringify(position.played)) continue;
      decisions.push({ n: position.ask.place, seat: position.ask.seat, bot, decision });
    }
    agreed += decisions.length;
    count.add({ ...match, decisions });
  }
  const bots = count.report(job.language);
  const matchCount = collection.matches.length;
  const scope = { game: game.id, positions: done, of, cut: done < wanted };
  return ok({ kind: 'predictions', bot, matches: matchCount, agreed, ...scope, bots });
}

function ofExperiment(
  catalog: GameCatalog,
  { game: id, games, language, within }: PredictionJob,
  count: PredictionCount,
  monitor: LabMonitor,
): Result<PredictionResult> {
  const until = monitor.now() + within;
  let cut = false;
  const isLate = (): boolean => {
    cut ||= monitor.now() > until;
    return cut;
  };
  let matches = 0;
  let positions = 0;
  for (const recorded of games) {
    if (isLate()) break;
    monitor.onProgress(matches, games.length, 'playing');
    const text = storedGame(catalog, recorded, isLate);
    const log = text.ok ? parseLog(text.value, hashing) : text;
    if (!log.ok) return log;
    const { header, entries, decisions } = log.value;
    const game = gameNamed(catalog, header.game);
    const rules = game.ok ? recordedRules(game.value, header.setup) : game;
    if (!rules.ok) return rules;
    count.add({ rules: rules.value, entries, decisions });
    matches++;
    positions += decisions.length;
  }
  if (matches === 0) return no({ code: 'no-positions' });
  const scope = { game: id, positions, of: positions, cut };
  return ok({ kind: 'predictions', bot: null, matches, agreed: positions, ...scope, bots: count.report(language) });
}
