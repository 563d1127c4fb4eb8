import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { UMPIRE } from './caller.ts';

/** A socket that sends at a steady rate, whether or not it has been answered. */
export class Sender {
  private readonly socket: WebSocket;
  private readonly text: () => string;
  private readonly sent: number[] = []; // times of the unanswered messages
  private waits: number[] = [];
  private onAnswered: (() => void) | null = null;

  private constructor(socket: WebSocket, { answer }: typeof UMPIRE, text: () => string) {
    this.socket = socket;
    this.text = text;
    socket.on('message', (data: Buffer) => {
      if (data.toString('latin1', 0, answer.length) !== answer) return;
      this.waits.push(performance.now() - (this.sent.shift() ?? Number.NaN));
      if (this.sent.length === 0) this.onAnswered?.();
    });
  }

  static async open(port: number, marks: typeof UMPIRE, text: () => string): Promise<Sender> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`, { perMessageDeflate: false });
    await once(socket, 'open');
    return new Sender(socket, marks, text);
  }

  say(text: string): void {
    this.socket.send(text);
  }

  /** Sends a message every `gap` milliseconds, the first after `offset`. Returns the milliseconds until each answer. */
  async sendSteadily(gap: number, offset: number, duration: number): Promise<readonly number[]> {
    const from = performance.now() + offset;
    const count = Math.floor(duration / gap);
    for (let i = 0; i < count; i++) {
      await new Promise((then) => setTimeout(then, from + i * gap - performance.now()));
      this.sent.push(performance.now());
      this.socket.send(this.text());
    }
    if (this.sent.length > 0) await new Promise<void>((then) => (this.onAnswered = then));
    const { waits } = this;
    this.waits = [];
    this.onAnswered = null;
    return waits;
  }

  close(): void {
    this.socket.terminate();
  }
}
