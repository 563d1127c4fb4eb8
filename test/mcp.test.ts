import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, CLI, umpireWith } from '../src/cli/fixtures/run.ts';
import { catalog } from '../src/games/catalog.ts';
import { type Call, playThrough } from '../src/integrations/mcp/testing.ts';

/** Short matches, so that each is played to its end. */
const SETUPS: Readonly<Record<string, object>> = {
  radar: { turnLimit: 12 },
  battletech: { turnLimit: 2 },
  shooting: { rounds: 1 },
  force: { turnLimit: 6 },
};

let client: Client;
const MEDIAN_TURN = 4000; // characters
const LONGEST_TURN = 12_000;

beforeAll(async () => {
  bundle();
  client = new Client({ name: 'guest', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp'], stderr: 'inherit' }));
});

afterAll(() => client?.close());

const call: Call = async (name, input = {}) => {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: { ...input } });
  const texts = (content as { readonly text: string }[]).map(({ text }) => text);
  return {
    texts,
    isError: isError === true,
    ...(structuredContent !== undefined && { data: structuredContent as object }),
  };
};

test('the tools are listed with their schemas', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ask_rules', 'look', 'options', 'act', 'hint']),
  );
  for (const { inputSchema, outputSchema, description } of tools)
    expect([inputSchema.type, outputSchema?.type, (description ?? '').length > 20]).toEqual(['object', 'object', true]);
});

test.each(Object.keys(catalog))('a client plays a whole match of %s', async (game) => {
  const begun = await call('new_match', { game, setup: SETUPS[game], seed: '11' });
  expect([begun.isError, begun.texts[0]]).toEqual([false, expect.stringContaining('You are ')]);
  const { over, turns } = await playThrough(call, begun);
  expect(over?.winners.length).toBeGreaterThan(0);
  expect((await call('leave')).isError).toBe(false);
  const sizes = turns.toSorted((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MEDIAN_TURN);
  expect(sizes.at(-1)).toBeLessThanOrEqual(LONGEST_TURN);
});

test('errors have a text', async () => {
  const { texts, isError } = await call('act', { option: 'first' });
  expect([isError, texts[0]]).toEqual([true, expect.stringContaining('option must be a whole number')]);
});

test('requests sent at once are all answered in order, even a line that is not JSON', async () => {
  const asked = (id: number, method: string, params: object = {}): string =>
    JSON.stringify({ jsonrpc: '2.0', id, method, params });
  const tool = (id: number, name: string, input: object = {}): string =>
    asked(id, 'tools/call', { name, arguments: input });
  const lines = [
    asked(1, 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'g', version: '1' },
    }),
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    tool(2, 'new_match', { game: 'radar', seed: '1' }),
    'no JSON',
    '{"id":3}',
    ...[4, 6, 8, 10, 12].flatMap((id) => [tool(id, 'hint'), tool(id + 1, 'options')]),
    asked(14, 'tools/list'),
    tool(15, 'leave'),
  ];
  const { code, out, err } = await umpireWith(`${lines.join('\n')}\n`, 'mcp');
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly id: number | null; readonly error?: { readonly code: number } });
  const ids = answers.flatMap(({ id }) => (id === null ? [] : [id]));
  expect(ids).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual([-32700, -32600]);
  expect([code, err]).toEqual([0, '']);
});
