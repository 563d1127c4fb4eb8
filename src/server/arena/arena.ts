import { isAlive } from '../../arena/experiment/heartbeat.ts';
import { asPlayed, isSearch } from '../../arena/tune/self-plan.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentFilter, ExperimentRecord, Experiments } from '../../store/experiments.ts';
import type { CurveInfo, ExperimentDetail, ExperimentInfo, LadderInfo, PairsInfo } from '../../wire/arena.ts';
import type { BotHost } from '../bots/bot-host.ts';
import type { RecordedGame } from '../bots/job.ts';
import type { Log } from '../log.ts';
import { curveOf } from './curve.ts';
import { ExperimentCache, type LoadedExperiment } from './experiment-cache.ts';
import { detailOf, isUncounted, listedOf, pairInfo } from './experiment-info.ts';

/** An answer with its ETag, which changes whenever the answer does. */
export interface Tagged<T> {
  readonly value: T;
  readonly tag: string;
}

interface ArenaParts {
  readonly games: Readonly<Record<string, Game>>;
  readonly bots: Pick<BotHost, 'storedGame' | 'ladder'>;
  readonly log: Log;
  open(): Promise<Experiments>;
  now(): number;
  elapsed(): number; // a clock that never jumps
}

const ALL = 100_000;
const SHOWN = 100; // experiments in a list
const FRESH = 5000; // milliseconds for which a ladder is cached
const KEPT = 12; // reopened games in the cache

/** Read-only access to experiments that the command line or other nodes run. */
export class Arena {
  private readonly parts: ArenaParts;
  private readonly tales = new ExperimentCache();
  private readonly games = new Map<string, Promise<Result<StoredGame>>>(); // most recently used last
  private readonly ladders = new Map<
    string,
    { readonly at: number; readonly answer: Promise<Result<Tagged<LadderInfo>>> }
  >();
  private opened: Promise<Experiments> | undefined; // on the first request

  constructor(parts: ArenaParts) {
    this.parts = parts;
  }

  /** Newest first. Never reads pairs, so it stays fast however many experiments there are. */
  async experiments({ game, status }: ExperimentFilter): Promise<Tagged<readonly ExperimentInfo[]>> {
    const experiments = await this.open();
    // The record of a killed run still says "running".
    const statuses = status === 'stopped' ? (['stopped', 'running'] as const) : [status];
    const found = await Promise.all(
      statuses.map((one) => experiments.experiments({ ...(game && { game }), ...(one && { status: one }) }, SHOWN)),
    );
    const records = found
      .flat()
      .filter((record) => this.isOurs(record) && (this.today(record).status === status || !status))
      .sort((a, b) => b.created - a.created)
      .slice(0, SHOWN);
    const counts = await experiments.counts(records.filter(isUncounted).map(({ id }) => id));
    const value = records.map((record) => listedOf(this.today(record), counts.get(record.id)));
    return { value, tag: tagOf(value.flatMap(({ id, status, updated, pairs }) => [id, status, updated, pairs])) };
  }

  async experiment(id: string): Promise<Result<Tagged<ExperimentDetail>>> {
    const tale = await this.tale(id);
    if (!tale.ok) return tale;
    const detail = detailOf(tale.value);
    return ok({ value: detail, tag: tagOf([detail.status, detail.updated, detail.recorded, detail.decided]) });
  }

  async curve(id: string): Promise<Result<Tagged<CurveInfo>>> {
    const tale = await this.tale(id);
    if (!tale.ok) return tale;
    return ok({ value: await curveOf(tale.value), tag: tagOf(['curve', tale.value.judge.totals.pairs]) });
  }

  /** Recorded pairs in schedule order, starting at offset `from`. */
  async pairs(id: string, from: number, most: number): Promise<Result<Tagged<PairsInfo>>> {
    const tale = await this.tale(id);
    if (!tale.ok) return tale;
    const { pairs, judge } = tale.value;
    const places = [...pairs.keys()].sort((a, b) => a - b).slice(from, from + most);
    const shown = places.flatMap((n) => pairs.get(n) ?? []).map((pair) => pairInfo(pair, judge.totals.pairs));
    return ok({
      value: { pairs: shown, of: pairs.size },
      tag: tagOf(['pairs', from, most, pairs.size, judge.decided]),
    });
  }

  /** A recorded game as a log, with the decisions of its bots recomputed. */
  async game(id: string, n: number, which: 0 | 1): Promise<Result<StoredGame>> {
    const key = `${id} ${n} ${which}`;
    const asked = this.games.get(key) ?? this.reopen(id, n, which);
    this.games.delete(key);
    this.games.set(key, asked);
    for (const old of this.games.keys()) if (this.games.size > KEPT) this.games.delete(old);
    const answer = await asked;
    if (!answer.ok) this.games.delete(key);
    return answer;
  }

  /** The first recorded games of an experiment, for the laboratory. */
  async recorded(id: string, most: number): Promise<Result<readonly RecordedGame[]>> {
    const experiments = await this.open();
    const record = await experiments.experiment(id);
    if (!record || !this.isOurs(record)) return no({ code: 'no-such-experiment', id });
    if (isSearch(record)) return no({ code: 'tuning-has-no-predictions', id });
    const { pairs } = await this.tales.of(experiments, record);
    const games: RecordedGame[] = [];
    for (const n of [...pairs.keys()].sort((a, b) => a - b).slice(0, Math.ceil(most / 2)))
      for (const which of [0, 1] as const) {
        const game = await this.recordedGame(experiments, record, n, which);
        if (game) games.push(game);
      }
    return games.length > 0 ? ok(games.slice(0, most)) : no({ code: 'no-positions' });
  }

  async ladder(game: string): Promise<Result<Tagged<LadderInfo>>> {
    const { games } = this.parts;
    if (!Object.hasOwn(games, game)) return no({ code: 'unknown-game', game, known: Object.keys(games) });
    const known = this.ladders.get(game);
    if (known && this.parts.elapsed() - known.at < FRESH) return known.answer;
    const answer = this.climb(game);
    this.ladders.set(game, { at: this.parts.elapsed(), answer });
    return answer;
  }

  async close(): Promise<void> {
    await this.opened?.then(
      (experiments) => experiments.close(),
      () => undefined,
    );
  }

  private open(): Promise<Experiments> {
    const opening = this.opened ?? this.parts.open();
    this.opened = opening;
    opening.catch(() => {
      this.opened = undefined; // the next request tries again
    });
    return opening;
  }

  private isOurs = ({ game }: ExperimentRecord): boolean => Object.hasOwn(this.parts.games, game);

  /** A run updates its record every few seconds; one that has stopped doing so was killed. */
  private today(record: ExperimentRecord): ExperimentRecord {
    const isGone = record.status === 'running' && !isAlive(record, this.parts.now());
    return isGone ? { ...record, status: 'stopped' } : record;
  }

  private async tale(id: string): Promise<Result<LoadedExperiment>> {
    const experiments = await this.open();
    const record = await experiments.experiment(id);
    if (!record || !this.isOurs(record)) return no({ code: 'no-such-experiment', id });
    return ok(await this.tales.of(experiments, this.today(record)));
  }

  private async climb(game: string): Promise<Result<Tagged<LadderInfo>>> {
    const experiments = await this.open();
    const [pairs, records] = await Promise.all([experiments.played(game), experiments.experiments({ game }, ALL)]);
    const ladder = await this.parts.bots.ladder({ game, pairs, experiments: records });
    if (!ladder.ok) return no({ ...ladder.error, error: undefined });
    return ok({ value: ladder.value, tag: tagOf(['ladder', pairs.length, pairs.at(-1)?.at ?? 0]) });
  }

  /** In self-play the bots of a pair depend on the points of the pairs before it. */
  private async asPlayed(experiments: Experiments, record: ExperimentRecord, n: number): Promise<ExperimentRecord> {
    if (!isSearch(record)) return record;
    const { pairs } = await this.tales.of(experiments, record);
    return asPlayed(
      record,
      n,
      [...pairs.values()].sort((a, b) => a.n - b.n).map(({ points }) => points),
    );
  }

  private async recordedGame(
    experiments: Experiments,
    record: ExperimentRecord,
    n: number,
    which: 0 | 1,
  ): Promise<RecordedGame | undefined> {
    const stored = await experiments.gameOf(record.id, n, which);
    if (!stored) return undefined;
    const { plan } = await this.asPlayed(experiments, record, n);
    const { commands, head } = stored;
    return { game: record.game, experiment: { plan, rulesVersion: record.rulesVersion }, n, which, commands, head };
  }

  private async reopen(id: string, n: number, which: 0 | 1): Promise<Result<StoredGame>> {
    const experiments = await this.open();
    const record = await experiments.experiment(id);
    if (!record || !this.isOurs(record)) return no({ code: 'no-such-experiment', id });
    const { game } = record;
    const recorded = await this.recordedGame(experiments, record, n, which);
    if (!recorded) return no({ code: 'no-such-game', pair: n, game: which + 1 });
    const log = await this.parts.bots.storedGame(recorded);
    if (log.ok) return ok({ game, log: log.value });
    if (log.error.error !== undefined)
      this.parts.log.warn({ id, n, which, fault: log.error }, 'cannot open a recorded game');
    return no({ ...log.error, error: undefined });
  }
}

/** The part the HTTP API uses. */
export type ArenaReader = Pick<
  Arena,
  'experiments' | 'experiment' | 'curve' | 'pairs' | 'game' | 'ladder' | 'recorded'
>;

interface StoredGame {
  readonly game: string;
  readonly log: string;
}

/** A short ETag that depends on every fact. */
export const tagOf = (facts: readonly (string | number)[]): string => {
  let hash = 0;
  for (const letter of facts.join(' ')) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `"${facts.length}-${(hash >>> 0).toString(36)}"`;
};
