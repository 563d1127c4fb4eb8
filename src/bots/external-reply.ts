import { bare } from '../kernel/bot.ts';
import type { BotReply } from '../kernel/bot-turn.ts';
import type { ExternalAnswer } from './external-player.ts';
import { kindOf } from './fault-kinds.ts';

/** A program's answer as any bot's: the reasons it gave, if they are for the command that its answer comes to. */
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
