import type { ServerMessage, TableInfo, Welcome } from '../../src/wire/messages.ts';
import type { ClientMessage } from '../../src/wire/schemas.ts';
import type { Socket, World } from './connection.ts';

/** The server's end of a fake socket. */
interface FakeSocket extends Socket {
  readonly said: ClientMessage[];
  closed: boolean;
  accept(): void;
  tell(...frame: readonly ServerMessage[]): void;
  cut(code: number): void;
}

export interface FakeWorld extends World {
  readonly sockets: FakeSocket[];
  last(): FakeSocket;
  pass(milliseconds: number): void;
}

/** A fake environment whose clock advances on command. */
export function fakeWorld(): FakeWorld {
  let time = 1_000_000;
  let ids = 0;
  let due: { readonly at: number; readonly work: () => void }[] = [];
  const sockets: FakeSocket[] = [];
  return {
    sockets,
    last: () => sockets.at(-1) as FakeSocket,
    pass(milliseconds) {
      time += milliseconds;
      const ripe = due.filter(({ at }) => at <= time);
      due = due.filter(({ at }) => at > time);
      for (const { work } of ripe) work();
    },
    open() {
      const socket = fakeSocket();
      sockets.push(socket);
      return socket;
    },
    now: () => time,
    later(milliseconds, work) {
      const entry = { at: time + milliseconds, work };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    random: () => 0.5,
    id: () => `c${++ids}`,
  };
}

function fakeSocket(): FakeSocket {
  return {
    said: [],
    closed: false,
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      this.said.push(JSON.parse(text));
    },
    close() {
      this.closed = true;
    },
    accept() {
      this.onopen?.();
    },
    tell(...frame) {
      this.onmessage?.({ data: JSON.stringify(frame) });
    },
    cut(code) {
      this.onclose?.({ code });
    },
  };
}

export const TABLE: TableInfo = {
  code: 'K7QX',
  game: 'radar',
  status: 'playing',
  setup: {},
  rulesVersion: '1',
  sides: ['blue', 'red'],
  seats: [],
  host: 'Ada',
  settings: { listed: false, pace: 1200, clock: null, takeOver: null, delay: 0 },
  spectators: 0,
  created: 0,
  outcome: null,
  parent: null,
  rematch: null,
  commitment: '',
};

export const welcome = (now: number, seats: readonly string[] = ['blue.captain']): Welcome => ({
  type: 'welcome',
  protocol: 1,
  version: '0.1.0',
  table: TABLE,
  you: { name: 'Ada', seats, host: true },
  now,
});
