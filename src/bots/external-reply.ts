import { bare } from '../kernel/bot.ts';
import type { BotReply } from '../kernel/bot-turn.ts';
import type { Fact } from '../kernel/fact.ts';
import { type FaultKind, kindOfFault } from '../kernel/faults.ts';
import type { ExternalAnswer } from './external-player.ts';

/** Converts a program's answer to a bot reply. Its reasons are included only if they belong to the resulting command. */
export function replyOf(answer: ExternalAnswer): BotReply<{ readonly type: string }> {
  const { command, fault, notes, decision, faults, forfeit } = answer;
  const failed = command === null && notes.length === 0;
  return {
    decision: decision && decision.command === command ? decision : failed ? null : { ...bare(command), notes },
    fault,
    ...(faults ? { faults } : fault && { faults: [{ fact: fault, kind: kindOf(fault) }] }),
    ...(forfeit && { forfeit }),
  };
}

const OF_PROGRAMS: Readonly<Record<string, FaultKind>> = {
  'program-crashed': 'crash',
  'program-not-started': 'crash',
  'program-closed': 'crash',
  'program-too-big': 'crash',
  'program-late': 'late',
  'sbt-illegal': 'illegal',
  'sbt-line': 'illegal',
  'sbt-count': 'illegal',
  'sbt-spelling': 'illegal',
};

/** The kind under which a program's fault is counted. */
const kindOf = (fact: Fact): FaultKind =>
  (Object.hasOwn(OF_PROGRAMS, fact.code) ? OF_PROGRAMS[fact.code] : undefined) ?? kindOfFault(fact);
