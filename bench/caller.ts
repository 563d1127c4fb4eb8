import { once } from 'node:events';
import { WebSocket } from 'ws';

/** How answer frames start, and how refusals continue. */
interface Marks {
  readonly answer: string;
  readonly refused: string;
}
export const ECHO: Marks = { answer: '{"type":"command"', refused: '"ok":false' };
export const UMPIRE: Marks = { answer: '[{"type":"answer"', refused: '"ok":false' };

const HEAD = 64; // characters of a frame to look at

/**
 * A socket with one pending message at a time. Frames are not parsed, so that its own work is small and constant.
 */
export class Caller {
  readonly times: number[] = []; // milliseconds from message to answer
  refusals = 0;
  heardFrames = 0;
  frames: Buffer[] = []; // not yet read
  private readonly socket: WebSocket;
  private readonly marks: Marks;
  private readonly keeps: boolean;
  private texts: readonly string[] = [];
  private next = 0;
  private sent = 0;
  private done: (() => void) | null = null;
  private news: (() => void) | null = null;

  private constructor(socket: WebSocket, marks: Marks, keeps: boolean) {
    this.socket = socket;
    this.marks = marks;
    this.keeps = keeps;
    socket.on('message', (data) => this.hear(data as Buffer));
  }

  static async open(port: number, marks: Marks, keeps: boolean): Promise<Caller> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`, { perMessageDeflate: false });
    await once(socket, 'open');
    return new Caller(socket, marks, keeps);
  }

  say(text: string): void {
    this.socket.send(text);
  }

  /** Sends these one after the other, each when the one before is answered. */
  series(texts: readonly string[]): Promise<void> {
    if (texts.length === 0) return Promise.resolve();
    this.texts = texts;
    this.next = 0;
    return new Promise((done) => {
      this.done = done;
      this.send();
    });
  }

  /** The next frame of any kind. */
  heard(): Promise<void> {
    return this.frames.length > 0 ? Promise.resolve() : new Promise((news) => (this.news = news));
  }

  close(): void {
    this.socket.terminate();
  }

  private send(): void {
    this.sent = performance.now();
    this.socket.send(this.texts[this.next++] as string);
  }

  private hear(data: Buffer): void {
    this.heardFrames++;
    if (this.keeps) this.frames.push(data);
    const head = data.toString('latin1', 0, HEAD);
    if (this.done && head.startsWith(this.marks.answer)) {
      this.times.push(performance.now() - this.sent);
      if (head.includes(this.marks.refused)) this.refusals++;
      if (this.next < this.texts.length) return this.send();
      const { done } = this;
      this.done = null;
      done();
    }
    this.news?.();
    this.news = null;
  }
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
