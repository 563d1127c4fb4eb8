import { setImmediate as soon } from 'node:timers/promises';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { sayFault } from '../../cli/say.ts';
import { OpenTables } from './open-tables.ts';
import { PROMPT_ARGUMENTS, PROMPTS, promptText } from './prompts.ts';
import { listResources, RESOURCE_TEMPLATES, readResource } from './resources.ts';
import { callTool, TOOLS } from './tools.ts';

const INSTRUCTIONS =
  'Umpire referees tabletop tactics games. list_games, rules_of and ask_rules answer questions about the rules. new_match or ' +
  'join_match takes a seat; then call look, options and act in turn, and hint if you need advice. You see only what your seat sees.';

/** Serves requests on stdin and stdout until the client disconnects. */
export async function serveMcp(version: string): Promise<void> {
  const tables = new OpenTables();
  const server = new Server(
    { name: 'umpire', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  const turns = new SerialQueue();
  server.setRequestHandler(ListToolsRequestSchema, () => turns.take(() => ({ tools: LISTED })));
  server.setRequestHandler(
    CallToolRequestSchema,
    ({ params }, { signal }): Promise<CallToolResult> =>
      turns.take(async () => {
        if (signal.aborted) return { content: [] }; // cancelled while queued; the answer is discarded
        const { texts, data, isError } = await callTool(tables, params.name, params.arguments ?? {});
        return {
          content: texts.map((text) => ({ type: 'text', text })),
          ...(data && { structuredContent: { ...data } }),
          ...(isError && { isError }),
        };
      }),
  );
  serveTexts(server, tables, turns);
  server.onerror = (error) => {
    const refusal = refusalOf(error);
    if (refusal)
      process.stdout.write(`${JSON.stringify(refusal)}\n`); // it has no id, so it can skip the queue
    else logError(error);
  };
  const transport = new StdioServerTransport();
  const gone = new Promise<void>((done) => {
    server.onclose = done;
    process.stdin.once('end', done).once('close', done);
  });
  await server.connect(transport);
  await gone;
  await soon(); // let requests in the last bytes enter the queue
  await turns.rest();
  await soon(); // let their answers be written
  tables.close();
  await server.close().catch(logError);
}

/** Resources and prompts. */
function serveTexts(server: Server, tables: OpenTables, turns: SerialQueue): void {
  server.setRequestHandler(ListResourcesRequestSchema, () =>
    turns.take(async () => ({ resources: [...(await listResources(tables))] })),
  );
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () =>
    turns.take(() => ({ resourceTemplates: RESOURCE_TEMPLATES })),
  );
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) =>
    turns.take(async () => {
      const text = await readResource(tables, uri);
      if (text === undefined) throw new McpError(ErrorCode.InvalidParams, `no resource "${uri}"; list the resources`);
      return { contents: [{ uri, mimeType: 'text/plain', text }] };
    }),
  );
  server.setRequestHandler(ListPromptsRequestSchema, () =>
    turns.take(() => ({
      prompts: PROMPTS.map(({ name, description }) => ({ name, description, arguments: PROMPT_ARGUMENTS })),
    })),
  );
  server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: { game = '' } = {} } }) =>
    turns.take(() => {
      const known = tables.game(game);
      const text = known.ok ? promptText(name, game) : undefined;
      if (text === undefined) throw new McpError(ErrorCode.InvalidParams, `no prompt "${name}" for game "${game}"`);
      return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
    }),
  );
}

const LISTED = TOOLS.map(({ name, about, input, output, changes }) => ({
  name,
  description: about,
  inputSchema: JSON.parse(JSON.stringify(input)) as { type: 'object' },
  outputSchema: JSON.parse(JSON.stringify(output)) as { type: 'object' },
  annotations: { readOnlyHint: !changes },
}));

const logError = (error: unknown): void =>
  void process.stderr.write(`${sayFault({ code: 'our-fault', message: String(error) })}\n`);

/** The JSON-RPC error for an unreadable line, whose id is unknown. */
function refusalOf(error: Error): object | undefined {
  const refusal = (code: ErrorCode, message: string): object => ({
    jsonrpc: '2.0',
    id: null,
    error: { code, message },
  });
  if (error instanceof SyntaxError) return refusal(ErrorCode.ParseError, 'the line is not JSON');
  if (error.name === 'ZodError') return refusal(ErrorCode.InvalidRequest, 'the line is not a JSON-RPC 2.0 message');
  return undefined;
}

/** Runs tasks one at a time, in the order requested. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {}); // the caller handles the error
    return done;
  }

  /** Resolves when no task is left, including those added meanwhile. */
  async rest(): Promise<void> {
    for (let before: unknown; before !== this.last; ) {
      before = this.last;
      await this.last;
    }
  }
}
