import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ControlAnswer, ControlRequest } from '../../server/control.ts';
import { withShortControlPath } from '../../server/control-path.ts';

/** A running server whose database file does not change until `close`. */
export interface FrozenServer {
  confirm(): Promise<Result<null>>; // fails if the file may have changed
  close(): void;
}

/** Asks the server that uses a data folder not to change its database file; null if none is running. */
export async function freezeServer(data: string): Promise<Result<FrozenServer | null>> {
  let socket: Socket;
  try {
    socket = await withShortControlPath(data, async (path) => {
      const connecting = connect(path);
      await once(connecting, 'connect');
      return connecting;
    });
  } catch {
    return ok(null); // no socket, or one left behind by a killed server
  }
  socket.on('error', () => {}); // reported as a missing answer
  const ask = asking(socket);
  const frozen = await ask({ type: 'freeze' });
  if (!frozen.ok) {
    socket.destroy();
    return frozen;
  }
  return ok({ confirm: () => ask({ type: 'copied' }), close: () => socket.destroy() });
}

function asking(socket: Socket): (request: ControlRequest) => Promise<Result<null>> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  return async (request) => {
    socket.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await lines.next();
    if (done) return no({ code: 'backup-interrupted' });
    const answer = JSON.parse(value) as ControlAnswer;
    return answer.ok ? ok(null) : no(answer.error);
  };
}
