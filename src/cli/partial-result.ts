import { jsonText } from './terminal.ts';

/** What a command sends its supervisor, which prints it if it has to kill the command. */
export interface Partial {
  readonly partial: string;
}

const EVERY_MS = 200;

/** Sends the supervisor the result so far: at once, then at most five times a second. */
export function partialResult(result: () => unknown): () => void {
  let sent = Number.NEGATIVE_INFINITY;
  const send = (): void => {
    const now = performance.now();
    if (!process.send || now - sent < EVERY_MS) return;
    sent = now;
    const message: Partial = { partial: `${jsonText(result())}\n` };
    process.send(message, () => {}); // the supervisor may have ended
  };
  send();
  return send;
}
