import { availableParallelism } from 'node:os';
import type { ExternalAnswer, ExternalPlayer, ProgramLimits } from '../../bots/external-player.ts';
import { replyOf } from '../../bots/external-reply.ts';
import { isProgramName } from '../../integrations/list.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { no } from '../../kernel/result.ts';
import type { Log } from '../log.ts';
import type { Programs } from './allowed-programs.ts';
import type { BotAnswer, BotHost, BotQuestion, ProgramTrial } from './bot-host.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { PRIORITY } from './fair-queue.ts';
import { rulesOf } from './worker-bots.ts';

/** A match in which programs play. */
interface HostedMatch {
  readonly rules: Rules;
  readonly players: Map<string, ExternalPlayer>; // by seat and name
}

const MAX_DECIDING = Math.max(4, 2 * availableParallelism()); // programs that decide at the same time; the others wait

const MAX_RUNNING = 64; // programs that stay running between decisions; beyond that, those not asked for longest are stopped

/** A question to a program, from when it is asked until it is answered. */
interface Waiting {
  readonly match: string;
  forgotten: boolean;
}

/**
 * The same host, which also asks external programs. They run in their own processes; their input is computed on the
 * server's thread, and the slow part of it, the sight table, a little at a time.
 */
export function withPrograms(
  host: BotHost,
  games: Readonly<Record<string, Game>>,
  programs: Programs,
  limits: ProgramLimits = {},
  log: Pick<Log, 'warn'> = { warn: () => {} }, // the server log
): BotHost {
  const matches = new Map<string, HostedMatch>();
  const closing = new Set<Promise<void>>(); // programs being closed
  const waiting = new Set<Waiting>();
  const running = new Set<ExternalPlayer>(); // least recently asked first
  const deciding = new Set<ExternalPlayer>();
  const limited = limitConcurrency(MAX_DECIDING);

  function hostedOf({ match, game, setup }: BotQuestion): HostedMatch | BotAnswer {
    const known = matches.get(match);
    if (known) return known;
    const table = rulesOf(games, game, setup);
    if (!table.ok) return failed(table.error);
    const hosted: HostedMatch = { rules: table.value.rules, players: new Map() };
    matches.set(match, hosted);
    return hosted;
  }

  async function decide(question: BotQuestion): Promise<BotAnswer> {
    const { seat, bot, view, ask } = question;
    const found = programs.get(bot);
    if (!found) return failed({ code: 'program-unknown', name: bot, known: [...programs.keys()] });
    const hosted = hostedOf(question);
    if ('fault' in hosted) return hosted;
    const { rules, players } = hosted;
    const game = games[question.game] as Game;
    const key = keyOf(question);
    const table = { game, rules, match: question.match, seed: question.seed, language: 'en' } as const;
    const player = players.get(key) ?? found.protocol.open(found.program, seat, table, { ...limits, name: bot });
    players.set(key, player);
    running.delete(player);
    running.add(player);
    deciding.add(player);
    try {
      const volunteers = await player.ready();
      const answer = await player.decide({ ...view, rules }, ask, question.heard);
      const logOutput = ({ code, said }: Fact): void =>
        log.warn({ match: question.match, seat, bot, fault: code, said }, 'error output of a program');
      return { ...answered(redacted(answer, logOutput)), volunteers };
    } finally {
      deciding.delete(player);
      stopIdle();
    }
  }

  function stopIdle(): void {
    for (const player of running) {
      if (running.size <= MAX_RUNNING) return;
      if (deciding.has(player)) continue;
      running.delete(player);
      trackClosing(player.rest());
    }
  }

  function trackClosing(left: Promise<void>): void {
    const settled = left.finally(() => closing.delete(settled));
    closing.add(settled);
  }

  /** Skips the question if its match was dropped in the meantime: nothing would stop the program later. */
  async function decideWhenFree(question: BotQuestion): Promise<BotAnswer> {
    const entry: Waiting = { match: question.match, forgotten: false };
    waiting.add(entry);
    const { address = '', priority = PRIORITY.played } = question.owner ?? {};
    const owner = { address, match: question.match, priority };
    try {
      return await limited(owner, async () =>
        entry.forgotten ? failed({ code: 'program-stopped' }) : decide(question),
      );
    } catch (error) {
      return failed({ code: 'bot-threw', error: String(error) });
    } finally {
      waiting.delete(entry);
    }
  }

  /** Reports a program that cannot start to the person who adds it. Later, the game's fallback would silently play for it. */
  async function tryProgram({ game, setup, seat, bot }: ProgramTrial): Promise<Fact | null> {
    const found = programs.get(bot);
    const table = found && rulesOf(games, game, setup);
    if (!found || !table?.ok) return null; // refused elsewhere
    const trial = {
      game: games[game] as Game,
      rules: table.value.rules,
      match: 'trial',
      seed: 0,
      language: 'en',
    } as const;
    const player = found.protocol.open(found.program, seat, trial, { ...limits, name: bot });
    await player.ready();
    const fault = player.startFault?.() ?? null;
    await player.close();
    if (fault && hasOutput(fault)) log.warn({ bot, fault: fault.code, said: fault.said }, 'a program cannot start');
    return fault && withoutOutput(fault);
  }

  function forget(match: string, outcome: Outcome | null): void {
    for (const one of waiting) if (one.match === match) one.forgotten = true;
    for (const player of matches.get(match)?.players.values() ?? []) {
      running.delete(player);
      trackClosing(player.close({ outcome }));
    }
    matches.delete(match);
  }

  return {
    ...host,
    decide: (question) => (isProgramName(question.bot) ? decideWhenFree(question) : host.decide(question)),
    flip: async (question) => (isProgramName(question.bot) ? cannotReask(question.bot) : host.flip(question)),
    whatIf: async (question) => (isProgramName(question.bot) ? cannotReask(question.bot) : host.whatIf(question)),
    sensitivity: async (question) =>
      isProgramName(question.bot) ? cannotReask(question.bot) : host.sensitivity(question),
    tryProgram: (trial) =>
      isProgramName(trial.bot) ? limited(trialOwner(trial), () => tryProgram(trial)) : Promise.resolve(null),
    refused: (question, refusal) => matches.get(question.match)?.players.get(keyOf(question))?.refused(refusal),
    forget(match, outcome = null) {
      forget(match, outcome);
      host.forget(match);
    },
    async close() {
      for (const match of new Set([...matches.keys(), ...[...waiting].map(({ match }) => match)])) forget(match, null);
      await Promise.all(closing);
      await host.close();
    },
  };
}

const cannotReask = (name: string) => no({ code: 'program-not-asked-again', name });

const failed = (fault: BotAnswer['fault']): BotAnswer => ({ decision: null, seedUsed: false, fault });

const trialOwner = ({ address, bot }: ProgramTrial) => ({ address, match: `trial ${bot}`, priority: PRIORITY.played });

const keyOf = ({ seat, bot }: Pick<BotQuestion, 'seat' | 'bot'>): string => `${seat} ${bot}`;

const answered = (answer: ExternalAnswer): BotAnswer => ({
  ...replyOf(answer),
  seedUsed: false,
  ...(answer.version !== undefined && { version: answer.version }),
});

/**
 * Removes a failed program's error output from an answer, because answers are stored with the match and become public, and
 * the output may contain paths and other details of the host. It goes to the server log instead.
 */
function redacted<A extends Pick<ExternalAnswer, 'fault' | 'notes' | 'decision'>>(
  answer: A,
  onOutput: (fact: Fact) => void,
): A {
  const { fault, notes, decision } = answer;
  const withOutput = new Set([...(fault ? [fault] : []), ...notes, ...(decision?.notes ?? [])].filter(hasOutput));
  if (withOutput.size === 0) return answer;
  for (const fact of withOutput) if (fact.said !== '') onOutput(fact);
  return {
    ...answer,
    fault: fault && withoutOutput(fault),
    notes: notes.map(withoutOutput),
    ...(decision && { decision: { ...decision, notes: decision.notes.map(withoutOutput) } }),
  };
}

const hasOutput = (fact: Fact): boolean => 'said' in fact;

function withoutOutput(fact: Fact): Fact {
  const { said: _, ...rest } = fact;
  return rest;
}
