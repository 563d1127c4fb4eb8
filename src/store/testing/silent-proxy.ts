import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface DatabaseProxy {
  readonly url: string;
  mute(): void; // connections go silent without an error, as when a machine in between dies
  breakNext(): void; // the next connection that sends something is cut before the database receives it
  close(): void;
}

/** A proxy to a database whose connections can fail. */
export async function muteable(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let breaks = false;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    near.on('data', () => {
      if (!breaks) return;
      breaks = false;
      near.unpipe();
      for (const socket of [near, far]) socket.destroy();
    });
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(url);
  [through.hostname, through.port] = ['127.0.0.1', String((server.address() as AddressInfo).port)];
  return {
    url: through.href,
    mute() {
      for (const socket of open) socket.unpipe().pause();
    },
    breakNext() {
      breaks = true;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
