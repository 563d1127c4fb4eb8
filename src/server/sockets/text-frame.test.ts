import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
afterAll(() => server.close());

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 1_000_000])('a client reads a frame of %i bytes', async (length) => {
  const connections: Duplex[] = [];
  server.once('connection', (_, { socket }) => connections.push(socket));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as { readonly port: number }).port}`);
  await once(client, 'open');
  const text = 'ñ'.repeat(length >> 1) + 'a'.repeat(length & 1);
  connections[0]?.write(Buffer.concat([textFrame(text), textFrame('next')]));
  const heard = await new Promise<readonly string[]>((done) => {
    const messages: string[] = [];
    client.on('message', (data) => messages.push(String(data)) === 2 && done(messages));
  });
  expect(heard).toEqual([text, 'next']);
  client.terminate();
});
