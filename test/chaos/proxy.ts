import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy whose connections can be cut: the client then never learns whether its last command was accepted. */
export interface TcpProxy {
  readonly port: number;
  readonly cuts: number; // number of connections cut so far
  cut(): void; // cuts all open connections
  close(): Promise<void>;
}

export async function openProxy(host: string, port: number): Promise<TcpProxy> {
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
