import type { Readable } from 'node:stream';

const KEPT = 2_000; // bytes
const LINGERS = 100; // milliseconds to wait for end of file: a process that left the group may hold the pipe open

/** Saves the last part of a stream. Reads and drops the rest, so the writer never blocks. */
export interface Tail {
  /** What has arrived so far. */
  now(): string;
  /** Resolves when the stream ends, or soon after if it does not; stops reading. */
  text(): Promise<string>;
}

export function lastOf(stream: Readable | null): Tail {
  let kept = Buffer.alloc(0);
  stream?.on('data', (bytes: Buffer) => {
    const all = Buffer.concat([kept, bytes.subarray(-KEPT)]);
    kept = all.subarray(-KEPT);
  });
  stream?.on('error', () => {});
  const closed = new Promise<void>((then) => (stream ? stream.once('close', then) : then()));
  return {
    now: () => kept.toString('utf8').trim(),
    async text() {
      let timer: NodeJS.Timeout | undefined;
      const lingered = new Promise<void>((then) => {
        timer = setTimeout(then, LINGERS);
      });
      await Promise.race([closed, lingered]);
      clearTimeout(timer);
      stream?.destroy();
      return kept.toString('utf8').trim();
    },
  };
}
