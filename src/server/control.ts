import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Fact } from '../kernel/fact.ts';
import type { Store } from '../store/store.ts';
import { controlPath, withShortControlPath } from './control-path.ts';
import { errorFacts, type Log } from './log.ts';

/** Requests and answers are JSON, one per line. */
export type ControlRequest = { readonly type: 'freeze' } | { readonly type: 'copied' };
export type ControlAnswer = { readonly ok: true } | { readonly ok: false; readonly error: Fact };

const COPY_WITHIN = 30 * 60_000; // milliseconds; the WAL file grows meanwhile

/**
 * Lets `./umpire backup` copy the database of a running server: the file does not change while the connection is open, and
 * `copied` confirms that it did not. Returns a function that stops listening.
 */
export async function startControl(data: string, store: Store, log: Log): Promise<() => void> {
  const path = controlPath(data);
  if (!store.freeze || process.platform === 'win32') return () => {};
  rmSync(path, { force: true }); // left by a killed server: this one holds the database lock
  const open = new Set<Socket>();
  const frozen = new Set<Socket>(); // at most one
  let busy = false;
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setTimeout(COPY_WITHIN, () => socket.destroy());
    const answer = (given: ControlAnswer): void => void (socket.writable && socket.write(`${JSON.stringify(given)}\n`));
    const lines = createInterface({ input: socket });
    lines.on('line', (line) => {
      const type = typeOf(line);
      if (type === 'copied') return answer(frozen.has(socket) ? { ok: true } : refused('backup-not-started'));
      if (type !== 'freeze') return answer(refused('backup-bad-request'));
      if (busy) return answer(refused('backup-busy'));
      busy = true;
      void freeze(socket, answer).finally(() => {
        busy = false;
      });
    });
  });

  async function freeze(socket: Socket, answer: (given: ControlAnswer) => void): Promise<void> {
    const closed = new Promise<void>((then) => socket.once('close', () => then()));
    const from = performance.now();
    try {
      const thaw = await store.freeze?.();
      const blocked = Math.round(performance.now() - from);
      frozen.add(socket);
      answer({ ok: true });
      if (!socket.destroyed) await closed;
      frozen.delete(socket);
      await thaw?.();
      log.info({ blocked, ms: Math.round(performance.now() - from) }, 'backup ended');
    } catch (error) {
      log.warn(errorFacts(error), 'backup failed');
      answer(refused('backup-failed'));
    }
  }

  const warn = (error: unknown): void => log.warn(errorFacts(error), 'backups are not possible while the server runs');
  server.unref();
  await withShortControlPath(data, async (short) => {
    await once(server.listen(short), 'listening');
    chmodSync(path, 0o600);
  }).catch(warn);
  server.on('error', warn);
  return () => {
    for (const socket of open) socket.destroy(); // before the database is closed, which changes the file
    server.close();
    rmSync(path, { force: true }); // closing removes only the path it listened on
  };
}

const refused = (code: string): ControlAnswer => ({ ok: false, error: { code } });

function typeOf(line: string): unknown {
  try {
    return (JSON.parse(line) as { readonly type?: unknown } | null)?.type;
  } catch {
    return undefined;
  }
}
