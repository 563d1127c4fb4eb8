import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PrivateServer, privateServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgres: string; // address to request the PostgreSQL of this run
  }
}

let server: Promise<PrivateServer> | undefined;
let listening: Server | undefined;

/** Set while a run has its server: vitest calls `setup` once per project. */
const MARK = 'UMPIRE_TEST_POSTGRES';

/** One PostgreSQL for all tests, started on the first request. */
export async function setup(project: TestProject): Promise<void> {
  const shared = process.env[MARK];
  if (shared !== undefined) return project.provide('postgres', shared);
  const given = process.env.DATABASE_URL;
  delete process.env.DATABASE_URL; // servers in tests use SQLite unless a test sets it
  const onRequest = createServer((_, response) => {
    (given ? Promise.resolve(given) : urlOfServer()).then(
      (url) => response.end(url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  listening = onRequest;
  await new Promise<void>((resolve) => onRequest.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(onRequest.address() as AddressInfo).port}`;
  process.env[MARK] = address;
  project.provide('postgres', address);
}

async function urlOfServer(): Promise<string> {
  server ??= privateServer();
  const started = server;
  try {
    return (await started).url;
  } catch (error) {
    if (server === started) server = undefined; // the next test tries again
    throw error;
  }
}

export async function teardown(): Promise<void> {
  if (!listening) return;
  delete process.env[MARK];
  listening.closeAllConnections();
  listening.close();
  await (await server?.catch(() => undefined))?.remove();
}
