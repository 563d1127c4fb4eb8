import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { ownFolder } from './own-folder.ts';
import { type PrivateServer, privateServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgres: string; // address to request the PostgreSQL of this run
  }
}

let server: Promise<PrivateServer> | undefined;
let desk: Server | undefined;
let folder: ReturnType<typeof ownFolder> | undefined;

/** A folder for temporary files, and one PostgreSQL for all tests, started on the first request. */
export async function setup(project: TestProject): Promise<void> {
  folder = ownFolder();
  const given = process.env.UMPIRE_TEST_DATABASE ?? process.env.DATABASE_URL; // projects are set up one after another
  if (given) process.env.UMPIRE_TEST_DATABASE = given;
  delete process.env.DATABASE_URL; // servers in tests use SQLite unless a test sets it
  const listening = createServer((_, response) => {
    server ??= given ? undefined : privateServer();
    Promise.resolve(server).then(
      (started) => response.end(started?.url ?? given),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  desk = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  project.provide('postgres', `http://127.0.0.1:${(listening.address() as AddressInfo).port}`);
}

export async function teardown(): Promise<void> {
  desk?.closeAllConnections();
  desk?.close();
  await (await server?.catch(() => undefined))?.remove();
  folder?.remove();
}
