import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { ownFolder } from './own-folder.ts';
import { type PrivateServer, privateServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgres: string; // where to ask for the PostgreSQL of this run
  }
}

let server: Promise<PrivateServer> | undefined;
let desk: Server | undefined;
let folder: ReturnType<typeof ownFolder> | undefined;

/** A folder for what tests write, and one PostgreSQL for all of them, started when the first asks for it. */
export async function setup(project: TestProject): Promise<void> {
  folder = ownFolder();
  const given = process.env.UMPIRE_TEST_DATABASE ?? process.env.DATABASE_URL; // projects are set up one after the other
  if (given) process.env.UMPIRE_TEST_DATABASE = given;
  delete process.env.DATABASE_URL; // servers that tests start keep their matches in files, unless a test says otherwise
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
