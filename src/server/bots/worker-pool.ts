import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Fact } from '../../kernel/fact.ts';
import { no, type Result } from '../../kernel/result.ts';
import type { LadderInfo } from '../../wire/arena.ts';
import type { LabResult, Sensitivity, WhatIf } from '../../wire/lab.ts';
import type { Flip, Miniature } from '../../wire/matches.ts';
import { LIMITS, type Limits } from '../options.ts';
import type {
  BotAnswer,
  BotHost,
  BotQuestion,
  CheckedLog,
  DecideAnswer,
  FlipQuestion,
  SelfPlayPart,
} from './bot-host.ts';
import { type JobOwner, PRIORITY, type Priority } from './fair-queue.ts';
import type { BotJob, DecideJob, Progress, ReaskJob } from './job.ts';
import { ThinkingBudget } from './thinking-budget.ts';
import { type WorkerMemory, workerMemory } from './worker-memory.ts';
import { type JobResult, startWorkerThread, type WorkerThread } from './worker-thread.ts';

export interface WorkerPoolOptions {
  readonly threads?: number; // number of deciding workers
  readonly within?: number; // milliseconds per decision
  readonly askWithin?: number; // milliseconds per rules query
  readonly memoryMb?: number; // per worker
  readonly matches?: number; // matches a worker remembers; for older ones everything is sent again
  readonly worker?: string; // path of the worker script
  readonly catalog?: string; // module that exports another catalog, for tests
  readonly limits?: Pick<Limits, 'thinkingPerSecond' | 'thinkingBurst' | 'questionsPerAddress' | 'questions'>;
}

/** A worker for decisions, and what it remembers. */
interface DecidingThread {
  readonly thread: WorkerThread;
  readonly memory: WorkerMemory;
}

/** In dist/ the worker is next to this file. When running from source, the last build is used. */
const BUNDLED = fileURLToPath(new URL('./bots.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../dist/bots.js', import.meta.url));

const FLIP_WITHIN = 10_000;
const WHAT_IF_WITHIN = 5_000;
const SENSITIVITY_WITHIN = 10_000;
const SENSITIVITY_SEARCH_TIME = 3_000; // milliseconds of searching, then it returns what it has found
const LAB_WITHIN = 60_000;
const LAB_SEARCH_TIME = 45_000; // milliseconds of work, then it returns what it has found
const LAB_QUEUE_LIMIT = 6; // waiting jobs
const SELF_PLAY_TIME = 8_000; // milliseconds of play, then other jobs of the laboratory get their turn
/** Maximum number of positions per laboratory job. */
const LAB_MOST = 1_000;
const SET_UP_WITHIN = 10_000;
const CHECK_WITHIN = 10_000;
const MINIATURE_WITHIN = 30_000;
const PICTURE_WITHIN = 15_000;
const STORED_WITHIN = 60_000;
const LADDER_WITHIN = 60_000;
const STORED_SEARCH_TIME = 40_000; // then the log is returned with the decisions found so far

/** Each match has its bots in one worker. Questions that matches don't wait for have separate workers. */
export function startWorkerPool(how: WorkerPoolOptions = {}): BotHost {
  const { threads = Math.max(1, Math.min(4, availableParallelism() - 1)), within = 2_000, askWithin = 2_000 } = how;
  const { memoryMb = 512, matches = 64, worker = existsSync(BUNDLED) ? BUNDLED : BUILT, catalog } = how;
  const { limits = LIMITS } = how;
  const budget = new ThinkingBudget(limits, () => performance.now());
  const workerOptions = catalog === undefined ? {} : { catalog };
  const options = { worker, workerOptions, memoryMb };
  const background = { ...options, workerOptions: { ...workerOptions, background: true } };
  const deciders = Array.from({ length: threads }, (): DecidingThread => {
    const memory = workerMemory(matches, (match) => thread.post({ kind: 'forget', match }));
    const thread = startWorkerThread({
      ...options,
      onLost: memory.lose,
      onWorked: (who, time) => budget.use(who, time),
    });
    return { thread, memory };
  });
  const slow = startWorkerThread(options);
  const interactive = startWorkerThread(options); // the user is dragging a slider
  const lab = startWorkerThread(background);
  const quick = startWorkerThread(options);
  const slowest = startWorkerThread(background); // jobs that take seconds, so they delay only each other

  /** An address that has nothing waiting is served even if others fill the queue. */
  function isFull(thread: WorkerThread, address: string): boolean {
    const own = thread.waitingFor(address);
    return own >= limits.questionsPerAddress || (own > 0 && thread.waiting >= limits.questions);
  }

  /** Asks a question that needs no stored bot memory of the match. */
  function asked<T>(
    thread: WorkerThread,
    job: BotJob,
    within: number,
    codes: Codes,
    address = '',
    heard?: (progress: Progress['progress']) => void,
    priority: Priority = PRIORITY.extra,
  ): Promise<Result<T>> {
    if (isFull(thread, address)) return Promise.resolve(no({ code: 'ask-busy' }));
    return new Promise((answer) => {
      const ended = (ending: JobResult): void =>
        answer(ending.how === 'answered' ? (ending.answer as Result<T>) : no(faultOf(ending, within, codes)));
      const owner = { address, match: '', priority };
      thread.put({ owner, within, message: () => job, ended, ...(heard && { onProgress: heard }) });
    });
  }

  return {
    decide(question) {
      const { thread, memory } = threadFor(deciders, question.match);
      const { address = '', priority = PRIORITY.played } = question.owner ?? {};
      if (priority === PRIORITY.extra && isFull(thread, address)) return Promise.resolve(failed({ code: 'ask-busy' }));
      const owner = budget.priorityOf({ address, match: question.match, priority });
      return decide(thread, memory, question, question.within ?? within, owner);
    },
    flip(question) {
      const job: BotJob = { kind: 'flip', ...reaskJobOf(question) };
      return asked<Flip>(slow, job, question.within ?? FLIP_WITHIN, BOT, question.owner?.address);
    },
    whatIf(question) {
      const { weights = {}, facts = [] } = question.wish;
      const job: BotJob = { kind: 'what-if', ...reaskJobOf(question), weights, facts };
      return asked<WhatIf>(interactive, job, WHAT_IF_WITHIN, BOT, question.owner?.address);
    },
    sensitivity(question) {
      const job: BotJob = { kind: 'sensitivity', ...reaskJobOf(question), within: SENSITIVITY_SEARCH_TIME };
      return asked<Sensitivity>(interactive, job, SENSITIVITY_WITHIN, BOT, question.owner?.address);
    },
    lab(order, onProgress, address) {
      if (lab.waiting >= LAB_QUEUE_LIMIT) return Promise.resolve(no({ code: 'lab-busy' }));
      const job: BotJob = { kind: 'lab', ...order, most: LAB_MOST, within: LAB_SEARCH_TIME };
      return asked<LabResult>(lab, job, LAB_WITHIN, RULES, address, onProgress);
    },
    selfPlay(order, address) {
      const job: BotJob = { kind: 'self-play', ...order, within: SELF_PLAY_TIME };
      if (order.games === 0) return asked<SelfPlayPart>(quick, job, SET_UP_WITHIN, RULES, address);
      if (lab.waiting >= LAB_QUEUE_LIMIT) return Promise.resolve(no({ code: 'lab-busy' }));
      return asked<SelfPlayPart>(lab, job, LAB_WITHIN, RULES, address);
    },
    ask: (game, query, question, address) =>
      asked(quick, { kind: 'ask', game, query, question }, askWithin, RULES, address),
    setUp: (game, options, seed, address) =>
      asked(quick, { kind: 'set-up', game, options, seed }, SET_UP_WITHIN, RULES, address),
    check: (log, address) => asked<CheckedLog>(slow, { kind: 'check', log }, CHECK_WITHIN, RULES, address),
    miniature: (game, seed) => asked<Miniature>(slowest, { kind: 'miniature', game, seed }, MINIATURE_WITHIN, RULES),
    picture(order, address) {
      const job: BotJob = { kind: 'picture', ...order };
      return asked(slowest, job, PICTURE_WITHIN, RULES, address, undefined, PRIORITY.preview);
    },
    storedGame(order) {
      return asked<string>(
        slowest,
        { kind: 'stored-game', ...order, within: STORED_SEARCH_TIME },
        STORED_WITHIN,
        RULES,
      );
    },
    ladder: (order) => asked<LadderInfo>(slowest, { kind: 'ladder', ...order }, LADDER_WITHIN, RULES),
    forget(match) {
      for (const { memory } of deciders) memory.forget(match);
    },
    async close() {
      await Promise.all(
        [...deciders.map(({ thread }) => thread), slow, interactive, lab, quick, slowest].map((thread) =>
          thread.close(),
        ),
      );
    },
  };
}

/** The worker that knows the match. A new match goes to the one with the shortest queue, then with the fewest matches. */
function threadFor(threads: readonly DecidingThread[], match: string): DecidingThread {
  const known = threads.find(({ memory }) => memory.has(match));
  const byLoad = (a: DecidingThread, b: DecidingThread): number =>
    a.thread.waiting - b.thread.waiting || a.memory.size - b.memory.size;
  const thread = known ?? (threads.toSorted(byLoad)[0] as DecidingThread);
  thread.memory.of(match);
  return thread;
}

function decide(
  thread: WorkerThread,
  memory: WorkerMemory,
  question: BotQuestion,
  within: number,
  owner: JobOwner,
): Promise<BotAnswer> {
  const { match, game, setup, seat, bot, view, ask, seed } = question;
  const key = `${seat} ${bot}`;
  const fromOf = (): number => {
    const known = memory.of(match).seats.get(key);
    return known && ask.place >= known.place ? known.heard : 0;
  };
  return new Promise((answer) => {
    let known = memory.of(match);
    const heardFrom = heardSince((from) => question.heard(from), fromOf());
    const job = (): DecideJob => {
      known = memory.of(match);
      const from = fromOf();
      const newSetup = known.setup ? null : setup;
      return {
        kind: 'decide',
        match,
        game,
        setup: newSetup,
        seat,
        bot,
        view,
        from,
        heard: heardFrom(from),
        ask,
        seed,
        within,
      };
    };
    const ended = (ending: JobResult): void => {
      if (ending.how !== 'answered') {
        answer(failed(faultOf(ending, within, BOT)));
        return;
      }
      const { decision, seedUsed, fault, heard } = ending.answer as DecideAnswer;
      known.setup = fault === null;
      if (fault) known.seats.delete(key);
      else known.seats.set(key, { heard, place: ask.place });
      answer({ decision, seedUsed, fault });
    };
    thread.put({ owner, within, message: job, ended });
  });
}

function reaskJobOf({ game, setup, seat, bot, view, ask, seed, iterations, heard }: FlipQuestion): ReaskJob {
  return { game, setup, seat, bot, view, heard: heard(0), ask, seed, iterations };
}

interface Codes {
  readonly late: string;
  readonly broke: string;
}
const BOT: Codes = { late: 'bot-late', broke: 'bot-threw' };
const RULES: Codes = { late: 'ask-late', broke: 'ask-failed' };

const faultOf = (ending: Exclude<JobResult, { how: 'answered' }>, within: number, codes: Codes): Fact =>
  ending.how === 'late' ? { code: codes.late, within } : { code: codes.broke, error: ending.error };

const failed = (fault: Fact): BotAnswer => ({ decision: null, seedUsed: false, fault });

type Heard = { readonly type: string };

/**
 * Events a seat had heard when it was asked, from any index on. The end is fixed now, because the match may continue while
 * the question waits; the start is not, because the worker may be replaced and need them all.
 */
function heardSince(heard: (from: number) => readonly Heard[], known: number): (from: number) => readonly Heard[] {
  const latest = known === Number.POSITIVE_INFINITY ? [] : heard(known);
  const end = known + latest.length;
  return (from) => (from >= known ? latest.slice(from - known) : heard(from).slice(0, end - from));
}
