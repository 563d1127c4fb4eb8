import { blockLines, blockOf } from '../../src/decide/lab/decision-block.ts';
import type { Decision } from '../../src/kernel/bot.ts';
import { call, type Setting, say as sayIn } from './say.ts';

type Command = { readonly type: string };

/** A decision as plain text: every option with its figures and its main reason. */
export function blockText(decision: Decision<Command>, phase: string | null, setting: Setting): string {
  const title = [phase, decision.command?.type ?? null].filter((word) => word !== null).join(' ');
  const block = blockOf(decision, title || call(setting, decision.command), {
    option: (option) => call(setting, option, Number.POSITIVE_INFINITY),
    say: (fact) => sayIn(setting, fact),
  });
  return blockLines(block).join('\n');
}
