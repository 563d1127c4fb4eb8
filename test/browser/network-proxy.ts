import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between browser and server that can cut connections, redirect them, or drop what one end sends. */
export interface NetworkProxy {
  readonly url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** Forwards again, to the server at this port. */
  restore(to: number): void;
  /** Drops everything this end sends from now on. */
  drop(from: 'page' | 'server'): void;
  close(): Promise<void>;
}

export async function startProxy(server: number): Promise<NetworkProxy> {
  const ends = new Set<Socket>();
  const lost = new Set<'page' | 'server'>();
  let to: number | null = server;
  const hub = createServer((near) => {
    if (to === null) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => lost.has('page') || far.write(bytes));
    far.on('data', (bytes) => lost.has('server') || near.write(bytes));
  });
  await new Promise<void>((open) => hub.listen(0, '127.0.0.1', open));
  const cut = (): void => {
    to = null;
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://localhost:${(hub.address() as AddressInfo).port}`,
    cut,
    restore(port) {
      to = port;
      lost.clear();
    },
    drop(from) {
      lost.add(from);
    },
    close() {
      cut();
      return new Promise((closed) => hub.close(() => closed()));
    },
  };
}
