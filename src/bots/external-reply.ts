import { bare } from '../kernel/bot.ts';
import type { BotReply } from '../kernel/bot-turn.ts';
import type { ExternalAnswer } from './external-player.ts';
import { kindOf } from './fault-kinds.ts';

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
