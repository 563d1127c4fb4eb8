import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { NewMatchRequest, SeatPass } from '../src/wire/matches.ts';
import type { Resident, Role, Tally } from './server-child.ts';

/** A server in its own process. */
export interface Child {
  readonly port: number;
  create(wish: NewMatchRequest): Promise<SeatPass>;
  join(code: string, seat: string): Promise<SeatPass>;
  start(pass: SeatPass): Promise<void>;
  tally(): Promise<Tally>;
  resident(): Promise<number>; // bytes
  close(): Promise<void>;
}

export async function startChild(role: Role): Promise<Child> {
  const program = fileURLToPath(new URL('bench.js', import.meta.url));
  const execArgv = [...process.execArgv, '--expose-gc'];
  const child = fork(program, ['--child', role], { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { port } = await nextMessage<{ readonly port: number }>(child);
  const post = async <T>(path: string, body: unknown, token?: string): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}`);
    return JSON.parse(text) as T;
  };
  return {
    port,
    create: (wish) => post('/matches', wish),
    join: (code, seat) => post(`/matches/${code}/join`, { seats: [seat] }),
    start: async ({ code, token }) => void (await post(`/matches/${code}/start`, {}, token)),
    tally() {
      child.send('tally');
      return nextMessage<Tally>(child);
    },
    async resident() {
      child.send('resident');
      return (await nextMessage<Resident>(child)).resident;
    },
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The next message; rejects if the child ends first. */
function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((tell, fail) => {
    const ended = (): void => fail(new Error('a server of the bench has ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      tell(message as T);
    });
  });
}
