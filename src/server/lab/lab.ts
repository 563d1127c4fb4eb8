import { CHECK_GAMES } from '../../arena/balance-check.ts';
import { resolveBot } from '../../arena/lineup.ts';
import type { SourceMatch } from '../../arena/positions.ts';
import { withChangedWeights } from '../../decide/lab/reweighed.ts';
import { isProgramName } from '../../integrations/list.ts';
import type { Weights } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { DecisionRecord } from '../../kernel/runner.ts';
import type {
  GeneratedResult,
  GenerateRequest,
  LabBot,
  LabJobStatus,
  LabRequest,
  LabResult,
  LabStep,
} from '../../wire/lab.ts';
import type { RecordedGame } from '../bots/job.ts';
import type { Caller } from '../http/backend.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Service } from '../service.ts';
import { newCode } from '../tokens.ts';
import { generatedResult } from './generate.ts';

type Found = LabResult | GeneratedResult;

interface Job {
  readonly address: string;
  readonly started: number;
  step: LabStep;
  done: number;
  of: number;
  looked: number; // when a client last asked for it
  answer: Result<Found> | null; // null = still running
}

const JOBS_PER_ADDRESS = 2; // running at the same time
const MAX_JOBS = 40; // jobs in memory
const MOST_PLAY_MS = 3 * 60_000; // a set-up is checked with the matches played until then
const ABANDONED_MS = 60_000; // stop playing if no client asks for the job
const KEEP_MS = 15 * 60_000; // how long a finished job stays in memory

/** The laboratory: asks bots at positions of finished matches, never of a match in progress. */
export class Lab {
  private readonly service: Service;
  private readonly lobby: Lobby;
  private readonly jobs = new Map<string, Job>(); // oldest first

  constructor(service: Service, lobby: Lobby) {
    this.service = service;
    this.lobby = lobby;
  }

  /** The weight table a bot plays with. */
  weights(id: string, bot: string): Result<Weights> {
    const game = this.gameNamed(id);
    if (!game.ok) return game;
    if (isProgramName(bot)) return no({ code: 'program-not-asked-again', name: bot });
    const part = resolveBot(game.value, bot);
    return part.ok ? ok(part.value.weights) : part;
  }

  /** Starts a job and returns its id. */
  async begin(
    { address, language }: Caller,
    wish: LabRequest,
    games: readonly RecordedGame[] = [],
  ): Promise<Result<LabJobStatus<Found>>> {
    const game = this.gameNamed(wish.game);
    if (!game.ok) return game;
    const { work, file, play } = wish;
    const fault =
      (work.one ? this.faultIn(wish.game, 'one', work.one) : undefined) ??
      (work.kind === 'diff' ? this.faultIn(wish.game, 'other', work.other) : undefined);
    if (fault) return no(fault);
    const codes = [...new Set((wish.matches ?? []).map((code) => code.toUpperCase()))];
    const other = games.find((one) => one.game !== wish.game);
    if (other) return no({ code: 'lab-other-game', match: null, game: other.game, wanted: wish.game });
    if (work.one === null && games.length === 0)
      return no({ code: 'bad-request', part: 'body', field: 'one', problem: 'bot-name' });
    if ([file !== undefined, codes.length > 0, play !== undefined, games.length > 0].filter(Boolean).length !== 1)
      return no({ code: 'bad-request', part: 'body', field: 'matches', problem: 'matches-or-file' });
    this.tidy();
    if (this.busy(address) >= JOBS_PER_ADDRESS) return no({ code: 'lab-busy' });
    const matches: SourceMatch[] = [];
    for (const code of codes) {
      const kept = await this.finished(game.value, code);
      if (!kept.ok) return kept;
      matches.push(kept.value);
    }
    const { id, job } = this.newJob(address, 'examining', 0);
    const order = { game: wish.game, matches, file: file ?? null, play: play ?? 0, games, language, work };
    this.service.bots
      .lab(order, (progress) => Object.assign(job, progress), address)
      .then((answer) => this.finish(job, wish.game, work.kind, answer));
    return ok(statusOf(id, job));
  }

  /** Starts a job that generates a set-up and checks its balance. A bad request is refused at once. */
  async generate({ address }: Caller, wish: GenerateRequest): Promise<Result<LabJobStatus<Found>>> {
    const game = this.gameNamed(wish.game);
    if (!game.ok) return game;
    if (!game.value.generator) return no({ code: 'no-generator', game: wish.game });
    this.tidy();
    if (this.busy(address) >= JOBS_PER_ADDRESS) return no({ code: 'lab-busy' });
    const { bots, elapsed } = this.service;
    const { id, job } = this.newJob(address, 'playing', wish.games ?? CHECK_GAMES);
    const first = await bots.selfPlay({ game: wish.game, request: wish.request, from: 0, games: 0 }, address);
    if (!first.ok) {
      this.jobs.delete(id);
      return no({ ...first.error, error: undefined });
    }
    const isWanted = (): boolean => elapsed() - job.started < MOST_PLAY_MS && elapsed() - job.looked < ABANDONED_MS;
    const onPlayed = (done: number): void => void Object.assign(job, { done });
    generatedResult(bots, game.value, wish, { address, games: job.of, isWanted, onPlayed }).then((answer) =>
      this.finish(job, wish.game, 'generate', answer),
    );
    return ok(statusOf(id, job));
  }

  /** Progress or result of a job; a failed job is refused with its error. */
  job(id: string): Result<LabJobStatus<Found>> {
    const job = this.jobs.get(id);
    if (!job) return no({ code: 'no-such-work', id });
    job.looked = this.service.elapsed();
    return job.answer && !job.answer.ok ? job.answer : ok(statusOf(id, job));
  }

  private newJob(address: string, step: LabStep, of: number): { readonly id: string; readonly job: Job } {
    const id = newCode() + newCode() + newCode();
    const now = this.service.elapsed();
    const job: Job = { address, started: now, looked: now, step, done: 0, of, answer: null };
    this.jobs.set(id, job);
    return { id, job };
  }

  private finish(job: Job, game: string, work: string, answer: Result<Found>): void {
    if (!answer.ok && answer.error.error !== undefined)
      this.service.log.error({ game, work, fault: answer.error }, 'laboratory job failed');
    job.answer = answer.ok ? answer : no({ ...answer.error, error: undefined });
  }

  private gameNamed(id: string): Result<Game> {
    const { games } = this.service;
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    return game ? ok(game) : no({ code: 'unknown-game', game: id, known: Object.keys(games) });
  }

  /** Refuses an unknown bot or weight, naming the request's field. */
  private faultIn(game: string, field: string, { bot, weights: own = {} }: LabBot): Fact | undefined {
    const weights = this.weights(game, bot);
    const table = weights.ok ? withChangedWeights(bot, weights.value, own) : weights;
    return table.ok ? undefined : { ...table.error, field };
  }

  private async finished(game: Game, code: string): Promise<Result<SourceMatch>> {
    const found = await this.lobby.find(code);
    if (!found.ok)
      return no(found.error.code === 'no-such-match' ? { code: 'lab-no-match', match: code } : found.error);
    const { live, status, record } = found.value;
    if (record.game !== game.id) return no({ code: 'lab-other-game', match: code, game: record.game, wanted: game.id });
    if (!live || status !== 'over') return no({ code: 'lab-still-playing', match: code });
    const { match } = live;
    const rows = await this.service.store.decisions(record.id);
    const decisions = rows.map(({ body }) => {
      const { n, seed } = JSON.parse(body) as DecisionRecord<unknown>;
      return { n, seed };
    });
    return ok({
      name: record.code,
      setup: match.rules.setup,
      seats: {},
      entries: match.log,
      decisions,
      seed: match.seed,
    });
  }

  private busy(address: string): number {
    return [...this.jobs.values()].filter((job) => job.address === address && job.answer === null).length;
  }

  private tidy(): void {
    const old = this.service.elapsed() - KEEP_MS;
    for (const [id, { started, answer }] of this.jobs)
      if (answer !== null && (started < old || this.jobs.size > MAX_JOBS)) this.jobs.delete(id);
  }
}

const statusOf = (id: string, { step, done, of, answer }: Job): LabJobStatus<Found> => ({
  id,
  step,
  done,
  of,
  found: answer?.ok ? answer.value : null,
});
