import { sayFault } from '../../cli/say.ts';
import type { Desk } from './desk.ts';
import { RULES_TOOLS } from './rules-tools.ts';
import { SEAT_TOOLS } from './seat-tools.ts';
import { TABLE_TOOLS } from './table-tools.ts';
import { LONGEST, trimmed } from './telling.ts';
import type { Tool } from './tool.ts';

export const TOOLS: readonly Tool[] = [...RULES_TOOLS, ...TABLE_TOOLS, ...SEAT_TOOLS];

export interface Called {
  readonly texts: readonly string[]; // text, then JSON
  readonly isError: boolean;
}

const failed = (words: string): Called => ({ texts: [trimmed(words, 2000, 'the rest is not told')], isError: true });

/** A tool's answer; every error is returned as text. */
export async function called(desk: Desk, name: string, input: unknown): Promise<Called> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) return failed(`there is no tool "${name}"; there is ${TOOLS.map((one) => one.name).join(', ')}`);
  const fault = tool.fault(input);
  if (fault !== undefined) return failed(`${name} cannot be called so: ${fault}`);
  try {
    const answer = await tool.run(desk, input);
    if (!answer.ok) return failed(sayFault(answer.error));
    const { words, data } = answer.value;
    const json = data === undefined ? undefined : JSON.stringify(data);
    const texts = [trimmed(words, LONGEST, 'ask for a part')];
    if (json !== undefined) texts.push(json.length <= 2 * LONGEST ? json : '{"tooLarge":true}');
    return { texts, isError: false };
  } catch (error) {
    return failed(sayFault({ code: 'our-fault', message: error instanceof Error ? error.message : String(error) }));
  }
}
