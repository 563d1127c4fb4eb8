import { bare, type Decision } from './bot.ts';
import type { Fact } from './fact.ts';
import { type FaultKind, type FaultKinds, type FaultsTold, kindOfFault, noFaults } from './faults.ts';
import type { Seat } from './ids.ts';
import type { Result } from './result.ts';

/** An external program has failed too often, so its side loses; `faults` says why. */
export interface Forfeit extends Fact {
  readonly faults: FaultsTold;
}

/** A bot's answer to one question, wherever the bot runs. */
export interface BotReply<C> {
  readonly decision: Decision<C> | null; // null = the bot failed
  readonly fault: Fact | null; // the first thing that went wrong; the command may still be valid
  readonly faults?: readonly CountedFault[]; // everything that went wrong. Default: `fault`
  readonly forfeit?: Forfeit;
  readonly millis?: number; // how long it took
}

export interface CountedFault {
  readonly kind: FaultKind;
  readonly fact: Fact;
}

/** What `playBotTurn` needs from a seat. The runner, the arena and the server each provide one. */
export interface BotSeat<C> {
  readonly seat: Seat;
  readonly figures: SeatFigures;
  /** The game's fallback command, used when the bot's answer is missing or refused. */
  fallback(): C | undefined;
  submit(command: C, decision: Decision<C>, fault: Fact | null): Result<unknown>;
  /** Called when the rules refuse the command. Returns a forfeit if that was one fault too many. */
  refused?(refusal: Fact): Forfeit | undefined;
  /** Ends the match for the bot's side. False = the match continues, so the fallback plays. */
  forfeit?(forfeit: Forfeit): boolean;
}

/** Statistics about one seat's bot. */
export interface SeatFigures {
  decisions: number;
  faults: number; // not counting forfeits
  fault?: Fact; // the first fault
  faultKinds?: FaultKinds; // absent if there were no faults
  readonly millis: number[]; // per decision, if the caller measures time
}

export const newFigures = (): SeatFigures => ({ decisions: 0, faults: 0, millis: [] });

/**
 * Carries out a bot's answer: submits its command, falls back if that fails, counts faults and forfeits.
 * Returns false if nothing was played: the bot passed when it was free to, or even the fallback was refused.
 */
export function playBotTurn<C>(bot: BotSeat<C>, reply: BotReply<C>, must: boolean): boolean {
  const { figures } = bot;
  const { decision, forfeit } = reply;
  const command = decision?.command ?? null;
  if (command === null && !reply.fault && !forfeit && !must) return false; // passing is neither logged nor counted
  figures.decisions++;
  if (reply.millis !== undefined) figures.millis.push(reply.millis);
  countFaults(figures, reply);
  if (forfeit && forfeits(bot, forfeit)) return true;

  let fault: Fact | null = reply.fault ?? forfeit ?? null;
  if (command === null && !fault) fault = counted(figures, { code: 'bot-silent' });
  if (decision && command !== null && !forfeit) {
    const answer = bot.submit(command, decision, fault);
    if (answer.ok) return true;
    fault = counted(figures, { code: 'bot-refused', refusal: answer.error });
    const last = bot.refused?.(answer.error);
    if (last && forfeits(bot, last)) return true;
  }
  const fallback = must ? bot.fallback() : undefined;
  return !!fallback && bot.submit(fallback, { ...bare(fallback), notes: decision?.notes ?? [] }, fault).ok;
}

function forfeits<C>(bot: BotSeat<C>, forfeit: Forfeit): boolean {
  if (!bot.figures.faultKinds?.forfeit) countForfeit(bot.figures, forfeit);
  return bot.forfeit?.(forfeit) ?? false;
}

function countFaults(figures: SeatFigures, { fault, faults }: BotReply<unknown>): void {
  if (faults) for (const { fact, kind } of faults) counted(figures, fact, kind);
  else if (fault) counted(figures, fault);
}

function counted(figures: SeatFigures, fault: Fact, kind: FaultKind = kindOfFault(fault)): Fact {
  figures.faults++;
  figures.faultKinds ??= noFaults();
  figures.faultKinds[kind]++;
  figures.fault ??= fault;
  return fault;
}

/** The last fault caused the forfeit, so a forfeit does not count as a fault itself. */
function countForfeit(figures: SeatFigures, why: Fact): void {
  figures.fault ??= why;
  figures.faultKinds ??= noFaults();
  figures.faultKinds.forfeit++;
}
