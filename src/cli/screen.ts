import { setTimeout as sleep } from 'node:timers/promises';
import { stopSignal } from './stop-signal.ts';

/** A display in a terminal that is redrawn in place. */
export interface Screen {
  show(text: string): void;
  readonly enough: AbortSignal; // Ctrl-C or SIGTERM was received
  close(): void;
}

const HOME = '\x1b[H';
const REST_OF_LINE = '\x1b[K';
const REST_OF_SCREEN = '\x1b[J';
const CLEAR = `\x1b[2J${HOME}`;
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';

/** Draws at the top of the terminal, as much as fits. */
export function openScreen(out: NodeJS.WriteStream): Screen {
  out.write(HIDE_CURSOR + CLEAR);
  const halt = stopSignal();
  return {
    enough: halt.signal,
    show(text) {
      const lines = text.split('\n', Math.max(1, (out.rows || 24) - 1)).map((line) => cut(line, out.columns || 80));
      out.write(HOME + lines.map((line) => `${line}${REST_OF_LINE}\n`).join('') + REST_OF_SCREEN);
    },
    close() {
      halt.done();
      out.write(SHOW_CURSOR);
    },
  };
}

/** Cuts lines that would wrap and push the rest down; coloured lines are always short. */
const cut = (line: string, columns: number): string => (line.includes('\x1b') ? line : line.slice(0, columns));

/** Waits for the time or until the signal aborts. */
export const pause = (millis: number, signal?: AbortSignal): Promise<void> =>
  sleep(millis, undefined, signal && { signal }).catch(() => {});
