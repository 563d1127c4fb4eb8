import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Fact } from '../../kernel/fact.ts';
import { no, type Result } from '../../kernel/result.ts';
import type { LadderInfo } from '../../wire/arena.ts';
import type { LabFound, Sensitivity, WhatIf } from '../../wire/lab.ts';
import type { Flip } from '../../wire/matches.ts';
import type { BotAnswer, BotHost, BotQuestion, CheckedLog, FlipQuestion } from './bot-host.ts';
import { newsOf } from './heard-since.ts';
import type { AgainErrand, Decided, DecideErrand, Errand, Progress } from './job.ts';
import type { Miniature } from './jobs/miniature.ts';
import { type Knowledge, knowledge } from './worker-memory.ts';
import { type Ending, startThread, type Thread } from './worker-thread.ts';

export interface BotThreads {
  readonly threads?: number; // that decide
  readonly within?: number; // milliseconds a decision may take
  readonly memoryMb?: number; // a thread's
  readonly matches?: number; // a thread remembers; an older one is told again
  readonly worker?: string; // path of the threads' program
  readonly catalog?: string; // a module with another catalog, for tests
}

/** A thread that decides, with what it knows. */
interface Desk {
  readonly thread: Thread;
  readonly knows: Knowledge;
}

/** Beside us in dist/; from the sources it is the one that was built last. */
const BESIDE = fileURLToPath(new URL('./bots.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../dist/bots.js', import.meta.url));

const LINE = 20; // questions that may wait for a thread; more are answered as late
const ASK_WITHIN = 2_000;
const FLIP_WITHIN = 10_000;
const WHAT_IF_WITHIN = 5_000;
const SENSITIVITY_WITHIN = 10_000;
const SENSITIVITY_LOOKS = 3_000; // milliseconds, then it tells what it has found
const LAB_WITHIN = 60_000;
const LAB_WORKS = 45_000; // the same
const LAB_LINE = 6; // works that may wait
/** Positions that one work of the laboratory looks at, at most. */
export const LAB_MOST = 1_000;
const CHECK_WITHIN = 10_000;
const MINIATURE_WITHIN = 30_000;
const STORED_WITHIN = 60_000;
const LADDER_WITHIN = 60_000;
const STORED_LOOKS = 40_000; // then the log comes with the decisions that are found

/** A match's bots live in one thread; questions that play does not wait for have threads of their own. */
export function botThreads(how: BotThreads = {}): BotHost {
  const { threads = Math.max(1, Math.min(4, availableParallelism() - 1)), within = 2_000 } = how;
  const { memoryMb = 512, matches = 64, worker = existsSync(BESIDE) ? BESIDE : BUILT, catalog } = how;
  const options = { worker, birth: catalog === undefined ? {} : { catalog }, memoryMb };
  const desks = Array.from({ length: threads }, (): Desk => {
    const knows = knowledge(matches, (match) => thread.tell({ kind: 'forget', match }));
    const thread = startThread({ ...options, onLost: knows.lose });
    return { thread, knows };
  });
  const slow = startThread(options);
  const moving = startThread(options); // somebody holds a slider and waits
  const lab = startThread(options);
  const quick = startThread(options);
  const films = startThread(options); // a film takes seconds, and only other films wait for it

  return {
    decide(question) {
      const { thread, knows } = deskOf(desks, question.match);
      return decide(thread, knows, question, question.within ?? within);
    },
    flip(question) {
      return asked<Flip>(slow, { kind: 'flip', ...againOf(question) }, question.within ?? FLIP_WITHIN, BOT);
    },
    whatIf(question) {
      const { weights = {}, facts = [] } = question.wish;
      return asked<WhatIf>(moving, { kind: 'what-if', ...againOf(question), weights, facts }, WHAT_IF_WITHIN, BOT);
    },
    sensitivity(question) {
      const errand: Errand = { kind: 'sensitivity', ...againOf(question), within: SENSITIVITY_LOOKS };
      return asked<Sensitivity>(moving, errand, SENSITIVITY_WITHIN, BOT);
    },
    lab(order, onProgress) {
      if (lab.waiting >= LAB_LINE) return Promise.resolve(no({ code: 'lab-busy' }));
      const errand: Errand = { kind: 'lab', ...order, most: LAB_MOST, within: LAB_WORKS };
      return asked<LabFound>(lab, errand, LAB_WITHIN, RULES, ({ done, of }) => onProgress(done, of));
    },
    ask: (game, query, question) => asked(quick, { kind: 'ask', game, query, question }, ASK_WITHIN, RULES),
    check: (log) => asked<CheckedLog>(slow, { kind: 'check', log }, CHECK_WITHIN, RULES),
    miniature: (game, seed) => asked<Miniature>(films, { kind: 'miniature', game, seed }, MINIATURE_WITHIN, RULES),
    storedGame(order) {
      return asked<string>(films, { kind: 'stored-game', ...order, within: STORED_LOOKS }, STORED_WITHIN, RULES);
    },
    ladder: (order) => asked<LadderInfo>(films, { kind: 'ladder', ...order }, LADDER_WITHIN, RULES),
    forget(match) {
      for (const { knows } of desks) knows.forget(match);
    },
    async close() {
      await Promise.all(
        [...desks.map(({ thread }) => thread), slow, moving, lab, quick, films].map((thread) => thread.close()),
      );
    },
  };
}

/** Where the match lives; a new one goes where least is waiting, then where fewest live. */
function deskOf(desks: readonly Desk[], match: string): Desk {
  const home = desks.find(({ knows }) => knows.has(match));
  const byLoad = (a: Desk, b: Desk): number => a.thread.waiting - b.thread.waiting || a.knows.size - b.knows.size;
  const desk = home ?? (desks.toSorted(byLoad)[0] as Desk);
  desk.knows.of(match);
  return desk;
}

function decide(thread: Thread, knows: Knowledge, question: BotQuestion, within: number): Promise<BotAnswer> {
  const { match, game, setup, seat, bot, view, ask, seed } = question;
  const key = `${seat} ${bot}`;
  const fromOf = (): number => {
    const told = knows.of(match).seats.get(key);
    return told && ask.place >= told.place ? told.heard : 0;
  };
  return new Promise((answer) => {
    let known = knows.of(match);
    const news = newsOf((from) => question.heard(from), fromOf());
    const errand = (): DecideErrand => {
      known = knows.of(match);
      const from = fromOf();
      const told = known.setup ? null : setup;
      return { kind: 'decide', match, game, setup: told, seat, bot, view, from, heard: news(from), ask, seed, within };
    };
    const ended = (ending: Ending): void => {
      if (ending.how !== 'answered') {
        answer(failed(faultOf(ending, within, BOT)));
        return;
      }
      const { decision, seedUsed, fault, heard } = ending.answer as Decided;
      known.setup = fault === null;
      if (fault) known.seats.delete(key);
      else known.seats.set(key, { heard, place: ask.place });
      answer({ decision, seedUsed, fault });
    };
    thread.put({ within, errand, ended });
  });
}

/** A question that needs no memory. */
function asked<T>(
  thread: Thread,
  errand: Errand,
  within: number,
  codes: Codes,
  heard?: (progress: Progress['progress']) => void,
): Promise<Result<T>> {
  if (thread.waiting >= LINE) return Promise.resolve(no({ code: codes.late, within }));
  return new Promise((answer) => {
    const ended = (ending: Ending): void =>
      answer(ending.how === 'answered' ? (ending.answer as Result<T>) : no(faultOf(ending, within, codes)));
    thread.put({ within, errand: () => errand, ended, ...(heard && { heard }) });
  });
}

function againOf({ game, setup, seat, bot, view, ask, seed, iterations, heard }: FlipQuestion): AgainErrand {
  return { game, setup, seat, bot, view, heard: heard(0), ask, seed, iterations };
}

interface Codes {
  readonly late: string;
  readonly broke: string;
}
const BOT: Codes = { late: 'bot-late', broke: 'bot-threw' };
const RULES: Codes = { late: 'ask-late', broke: 'ask-failed' };

const faultOf = (ending: Exclude<Ending, { how: 'answered' }>, within: number, codes: Codes): Fact =>
  ending.how === 'late' ? { code: codes.late, within } : { code: codes.broke, error: ending.error };

const failed = (fault: Fact): BotAnswer => ({ decision: null, seedUsed: false, fault });
