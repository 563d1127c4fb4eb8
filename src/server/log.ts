import type { LogLevel } from './options.ts';

/** Structured log. Never contains tokens or hidden information, except the error output of a failed program. */
export interface Log {
  debug(facts: object, words: string): void;
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}

interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

const RANK = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 } as const satisfies Record<LogLevel, number>;

/** Writes JSON lines, or readable lines on a terminal. */
export function makeLog(level: LogLevel, sink: Sink = process.stderr, now = () => new Date()): Log {
  const line = sink.isTTY ? readable : json;
  const at =
    (mine: Exclude<LogLevel, 'silent'>) =>
    (facts: object, words: string): void => {
      if (RANK[mine] <= RANK[level]) sink.write(`${line(now(), mine, facts, words)}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** An error's message, code and stack for the log. */
export const errorFacts = (error: unknown): object =>
  error instanceof Error
    ? { error: error.message, ...('code' in error && { errorCode: error.code }), stack: error.stack }
    : { error: String(error) };

const json = (now: Date, level: string, facts: object, words: string): string =>
  JSON.stringify({ time: now.toISOString(), level, msg: words, ...facts });

function readable(now: Date, level: string, facts: object, words: string): string {
  const { stack, ...rest } = facts as { readonly stack?: unknown };
  const fields = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const first = [now.toTimeString().slice(0, 8), level === 'info' ? '' : level.toUpperCase(), words, ...fields]
    .filter((part) => part !== '')
    .join(' ')
    .replace(/\p{Cc}+/gu, ' ');
  return typeof stack === 'string' ? `${first}\n${stack}` : first;
}
