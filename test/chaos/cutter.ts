import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to a server, which can be cut: whoever has sent something then never learns what became of it. */
export interface Cutter {
  readonly port: number;
  readonly cuts: number; // connections that were cut
  cut(): void; // all of them, at whatever they are doing
  close(): Promise<void>;
}

export async function cutter(host: string, port: number): Promise<Cutter> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(port, host);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    get cuts() {
      return cuts;
    },
    cut() {
      for (const [near, far] of [...pairs]) {
        cuts++;
        near.destroy();
        far.destroy();
      }
    },
    async close() {
      for (const [near] of pairs) near.destroy();
      server.close();
    },
  };
}
