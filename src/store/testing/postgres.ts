import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export { type PrivateServer, privateServer } from './postgres-server.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>; // closes all connections to it
  cut(): Promise<void>; // cuts every connection of a store, as a network failure or an operator would
  holding(lock: string, work: () => Promise<void>): Promise<void>; // while another session holds that lock
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>; // a query outside the store, as owner
}

/** A new, empty database on the PostgreSQL of this run: DATABASE_URL, or one started for it. */
export async function testDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject('postgres'));
  const server = await answer.text();
  if (!answer.ok) throw new Error(server);
  return databaseIn(server);
}

/** The same, on a private server. */
export async function databaseIn(server: string): Promise<TestDatabase> {
  const name = `umpire_test_${randomBytes(6).toString('hex')}`;
  await asked(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await asked(server, `drop database if exists ${name} with (force)`)),
    cut: async () =>
      void (await asked(
        server,
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = '${name}' and application_name = 'umpire'`,
      )),
    holding: (lock, work) => holding(url.href, lock, work),
    query: (text) => asked(url.href, text),
  };
}

async function asked(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function holding(url: string, lock: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`begin; ${lock}`);
    await work();
  } finally {
    await client.end();
  }
}
