import { request } from 'node:http';
import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAllowedHost } from './allowed-hosts.ts';
import { built } from './http/testing.ts';
import { Client, type Served, serve } from './testing.ts';

const LOCAL = { host: '127.0.0.1', hosts: [], origins: [], publicUrl: null };
const PUBLIC = { ...LOCAL, host: '0.0.0.0' };

describe('allowed host names', () => {
  test.each([
    'localhost',
    'LOCALHOST:8080',
    '127.0.0.1:8080',
    '127.0.0.53',
    '[::1]:8080',
    'umpire.localhost',
    undefined,
  ])('bound to this machine or to the network: %s', (header) => {
    expect(isAllowedHost(header, LOCAL)).toBe(true);
    expect(isAllowedHost(header, PUBLIC)).toBe(true);
  });

  test.each(['192.168.1.7:8080', '[2001:db8::7]', 'one:8080', 'gamebox.local', hostname()])(
    'only when bound to the network: %s',
    (header) => {
      expect(isAllowedHost(header, LOCAL)).toBe(false);
      expect(isAllowedHost(header, PUBLIC)).toBe(true);
    },
  );

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
    'a b',
    'localhost:8080:1',
    '[::1',
  ])('never: %j', (header) => {
    expect(isAllowedHost(header, LOCAL)).toBe(false);
    expect(isAllowedHost(header, PUBLIC)).toBe(false);
  });

  test('the given host, listed names and the names of allowed origins', () => {
    expect(isAllowedHost('192.168.1.7:8080', { ...LOCAL, host: '192.168.1.7' })).toBe(true);
    expect(isAllowedHost('Play.Example.org.', { ...LOCAL, hosts: ['play.example.org'] })).toBe(true);
    expect(isAllowedHost('evil.play.example.org', { ...LOCAL, hosts: ['play.example.org'] })).toBe(false);
    expect(isAllowedHost('club.example', { ...LOCAL, origins: ['https://club.example:8443'] })).toBe(true);
    expect(isAllowedHost('anything.example', { ...LOCAL, hosts: ['*'] })).toBe(true);
  });
});

describe('a server', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve();
  });
  afterAll(() => served?.close());

  const statusFor = (path: string, host: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { port } = served.server;
      const asked = request({ port, host: '127.0.0.1', path, headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject).end();
    });

  test.each(['/', '/api/matches', '/api/ready', '/metrics', '/nowhere'])(
    'refuses %s by a foreign name',
    async (path) => {
      expect(await statusFor(path, 'evil.example')).toBe(421);
      expect(await statusFor(path, 'localhost')).not.toBe(421);
    },
  );

  test('refuses sockets for a foreign name, even from a page with that origin', async () => {
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    await expect(new Client(served.server.port, headers).opened).rejects.toThrow('421');
    const client = new Client(served.server.port, { host: `localhost:${served.server.port}` });
    await client.opened;
    client.socket.terminate();
  });
});

describe('metrics without a token', () => {
  const read = async (headers: Readonly<Record<string, string>>, options = {}) => {
    const { app } = await built({ options });
    const { statusCode } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers });
    await app.close();
    return statusCode;
  };

  test('can be read on this machine', async () => {
    expect(await read({ host: 'localhost:8080' })).toBe(200);
  });

  test.each([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-real-ip': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 Caddy' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'play.example.org' },
  ])('are refused behind a proxy on the same machine: %j', async (headers) => {
    expect(await read({ host: 'localhost:8080', ...headers })).toBe(404);
  });

  test('are refused for a public name, and whenever a proxy is configured', async () => {
    expect(await read({ host: 'play.example.org' }, { hosts: ['play.example.org'] })).toBe(404);
    expect(await read({ host: 'localhost' }, { trustProxy: 1 })).toBe(404);
    expect(await read({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, { trustProxy: 1 })).toBe(404);
  });

  test('with a token, a proxy makes no difference', async () => {
    const options = { metricsToken: 'secret', trustProxy: 1 };
    expect(await read({ host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, options)).toBe(404);
    const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer secret' };
    expect(await read(headers, options)).toBe(200);
  });
});
