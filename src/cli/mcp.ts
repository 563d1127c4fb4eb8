import type { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { ok } from '../kernel/result.ts';
import { addCommand, answering } from './command.ts';

/** `mcp`: the rules and a seat at a table, as tools for a language model. */
export function addMcp(program: Command): void {
  addCommand(
    program,
    'mcp',
    'run a Model Context Protocol (MCP) server on stdin and stdout, to ask about rules and play a seat (see docs/mcp.md)',
    ['mcp'],
  ).action(
    answering(async () => {
      const { serveMcp } = await import('../integrations/mcp/serve.ts'); // large, and no other command needs it
      await serveMcp(manifest.version);
      return ok(0);
    }),
  );
}
