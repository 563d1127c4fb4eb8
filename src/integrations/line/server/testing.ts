import { WebSocket } from 'ws';
import { LIMIT } from '../../../../test/eventually.ts';
import { Waiter } from '../../../server/testing/wait-until.ts';

export type Said = Readonly<Record<string, unknown>> & { readonly type: string };

/** A test bot on a socket: records what it receives and answers as configured. */
export class LineClient {
  readonly said: Said[] = [];
  readonly bytes: string[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  private readonly waiting = new Waiter();

  constructor(
    port: number,
    answer: ((ask: Said) => object | null) | null,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/line`, { headers });
    this.socket.on('error', () => {});
    this.closed = new Promise((done) => {
      this.socket.on('close', (code) => {
        done(code);
        this.waiting.wake();
      });
    });
    this.socket.on('message', (data) => {
      const text = String(data);
      this.bytes.push(text);
      const message = JSON.parse(text) as Said;
      this.said.push(message);
      if (message.type === 'hello' && answer) this.say({ type: 'ready', protocol: 1 });
      if (message.type === 'ask' && answer) {
        const given = answer(message);
        if (given) this.say({ type: 'answer', id: message.id, ...given });
      }
      this.waiting.wake();
    });
  }

  async join(match: string, token: string, more: object = {}): Promise<void> {
    await new Promise<void>((opened, failed) => this.socket.once('open', opened).once('error', failed));
    this.say({ type: 'join', protocol: 1, match, token, ...more });
  }

  say(message: object | string): void {
    if (this.socket.readyState === this.socket.OPEN)
      this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  of(type: string): Said[] {
    return this.said.filter((message) => message.type === type);
  }

  /** All events received, in order. */
  get events(): unknown[] {
    return this.of('heard').flatMap(({ events }) => events as unknown[]);
  }

  until(isSo: () => boolean): Promise<void> {
    return this.waiting.until(isSo, LIMIT, () => this.said.at(-1));
  }
}
