import type { Readable } from 'node:stream';

const KEPT = 2_000; // bytes
const LINGERS = 100; // milliseconds that an end is waited for: whoever left the group may hold the pipe open

/** The last of what a stream said; the rest is read and dropped, so that nobody has to wait for us. */
export interface Tail {
  /** As far as it has come. */
  now(): string;
  /** Once the stream has ended, or soon after; nothing is read any more. */
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
