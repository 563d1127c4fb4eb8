import { sayFault } from '../../cli/say.ts';
import type { OpenTables } from './open-tables.ts';
import { RULES_TOOLS } from './rules-tools.ts';
import { SEAT_TOOLS } from './seat-tools.ts';
import { TABLE_TOOLS } from './table-tools.ts';
import type { Tool } from './tool.ts';
import { MAX_CHARACTERS, trimmed } from './tool-output.ts';

export const TOOLS: readonly Tool[] = [...RULES_TOOLS, ...TABLE_TOOLS, ...SEAT_TOOLS];

export interface ToolResult {
  readonly texts: readonly string[]; // text, then JSON if the text says less
  readonly data?: object; // as the tool's output schema describes it; not in errors
  readonly isError: boolean;
}

const errorResult = (words: string): ToolResult => ({
  texts: [trimmed(words, 2000, 'the rest is omitted')],
  isError: true,
});

/** A tool's answer; every error is returned as text. */
export async function callTool(tables: OpenTables, name: string, input: unknown): Promise<ToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) return errorResult(`unknown tool "${name}"; available: ${TOOLS.map((one) => one.name).join(', ')}`);
  const fault = tool.fault(input);
  if (fault !== undefined) return errorResult(`invalid input for ${name}: ${fault}`);
  try {
    const answer = await tool.run(tables, input);
    if (!answer.ok) return errorResult(sayFault(answer.error));
    const { words, data, inText = false } = answer.value;
    const texts = [trimmed(words, MAX_CHARACTERS, 'request a part of it')];
    if (inText) texts.push(JSON.stringify(data));
    return { texts, data, isError: false };
  } catch (error) {
    return errorResult(
      sayFault({ code: 'our-fault', message: error instanceof Error ? error.message : String(error) }),
    );
  }
}
