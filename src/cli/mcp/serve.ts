import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { sayFault } from '../say.ts';
import { Desk } from './desk.ts';
import { called, TOOLS } from './tools.ts';

const INSTRUCTIONS =
  'Umpire referees tabletop tactics games. list_games, rules_of and ask_rules answer questions about the rules. new_match or ' +
  'join_match takes a seat; then look, options and act in turn, and hint where you are at a loss. You see what your seat sees.';

/** Answers on stdin and stdout until whoever asks has gone. */
export async function serveMcp(version: string): Promise<void> {
  const desk = new Desk();
  const server = new Server({ name: 'umpire', version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: TOOLS.map(({ name, about, input, changes }) => ({
      name,
      description: about,
      inputSchema: JSON.parse(JSON.stringify(input)) as { type: 'object' },
      annotations: { readOnlyHint: !changes },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const { texts, isError } = await called(desk, params.name, params.arguments ?? {});
    return { content: texts.map((text) => ({ type: 'text', text })), ...(isError && { isError }) };
  });
  const transport = new StdioServerTransport();
  const gone = new Promise<void>((done) => {
    server.onclose = done;
    process.stdin.once('end', done).once('close', done);
  });
  await server.connect(transport);
  await gone;
  desk.close();
  await server
    .close()
    .catch((error: unknown) => process.stderr.write(`${sayFault({ code: 'our-fault', message: String(error) })}\n`));
}
