import { resolveBot } from '../../arena/lineup.ts';
import type { SourceMatch } from '../../arena/positions.ts';
import { withChangedWeights } from '../../decide/lab/reweighed.ts';
import { isProgramName } from '../../integrations/list.ts';
import type { Weights } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game } from '../../kernel/game.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { DecisionRecord } from '../../kernel/runner.ts';
import type { LabBot, LabJobStatus, LabRequest, LabResult } from '../../wire/lab.ts';
import type { Caller } from '../http/backend.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Service } from '../service.ts';
import { newCode } from '../tokens.ts';

interface Job {
  readonly address: string;
  readonly started: number;
  done: number;
  of: number;
  answer: Result<LabResult> | null; // null = still running
}

const JOBS_PER_ADDRESS = 2; // running at the same time
const MAX_JOBS = 40; // jobs in memory
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
  async begin({ address, language }: Caller, wish: LabRequest): Promise<Result<LabJobStatus>> {
    const game = this.gameNamed(wish.game);
    if (!game.ok) return game;
    const { work, file } = wish;
    const fault =
      this.faultIn(wish.game, 'one', work.one) ??
      (work.kind === 'diff' ? this.faultIn(wish.game, 'other', work.other) : undefined);
    if (fault) return no(fault);
    const codes = [...new Set((wish.matches ?? []).map((code) => code.toUpperCase()))];
    if ((file === undefined) === (codes.length === 0))
      return no({ code: 'bad-request', part: 'body', field: 'matches', problem: 'matches-or-file' });
    this.tidy();
    if (this.busy(address) >= JOBS_PER_ADDRESS) return no({ code: 'lab-busy' });
    const matches: SourceMatch[] = [];
    for (const code of codes) {
      const kept = await this.finished(game.value, code);
      if (!kept.ok) return kept;
      matches.push(kept.value);
    }
    const id = newCode() + newCode() + newCode();
    const job: Job = { address, started: this.service.elapsed(), done: 0, of: 0, answer: null };
    this.jobs.set(id, job);
    const order = { game: wish.game, matches, file: file ?? null, language, work };
    this.service.bots
      .lab(order, (done, of) => Object.assign(job, { done, of }), address)
      .then((answer) => {
        if (!answer.ok && answer.error.error !== undefined)
          this.service.log.error({ game: wish.game, work: work.kind, fault: answer.error }, 'laboratory job failed');
        job.answer = answer.ok ? answer : no({ ...answer.error, error: undefined });
      });
    return ok(statusOf(id, job));
  }

  /** Progress or result of a job; a failed job is refused with its error. */
  job(id: string): Result<LabJobStatus> {
    const job = this.jobs.get(id);
    if (!job) return no({ code: 'no-such-work', id });
    return job.answer && !job.answer.ok ? job.answer : ok(statusOf(id, job));
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

const statusOf = (id: string, { done, of, answer }: Job): LabJobStatus => ({
  id,
  done,
  of,
  found: answer?.ok ? answer.value : null,
});
