import { expect, test } from 'vitest';
import { Abroad, type SharedTable } from './follow.ts';

interface Standing {
  readonly match: { readonly log: readonly unknown[] };
  readonly outbox: { readonly empty: boolean };
  follow(entries: readonly { readonly n: number }[]): void;
}

/** A table whose match stands at a place, and a store that holds more; `onRead` happens while it is read. */
function behind(at: number, written: number, onRead: (running: { play: Standing; busy: boolean }) => void) {
  const followed: number[][] = [];
  const play = (): Standing => ({
    match: { log: Array.from({ length: at }) },
    outbox: { empty: true },
    follow: (entries) => void followed.push(entries.map(({ n }) => n)),
  });
  const running = { play: play(), busy: false, whenSettled: (then: () => void) => setImmediate(then) };
  const record = { id: 'm', status: 'playing' };
  const table = {
    stopped: false,
    running,
    whenSettled: running.whenSettled,
    papers: { record, isNews: () => false },
    guarded: (work: () => void) => work(),
    service: {
      store: {
        byId: async () => record,
        entries: async (_: string, from: number) => {
          onRead(running);
          return Array.from({ length: written - from }, (_, i) => ({ n: from + i }));
        },
      },
    },
  };
  return { followed, play, abroad: new Abroad(table as unknown as SharedTable) };
}

test('what was read while the match was replaced is not lost: the new one may stand where the old one stood', async () => {
  let reads = 0;
  const { abroad, followed, play } = behind(1, 2, (running) => {
    if (++reads === 1) running.play = play();
  });
  await abroad.catchUp();
  expect(followed).toEqual([[1]]);
});

test('a match that is being read anew is waited for, then read', async () => {
  let reads = 0;
  const { abroad, followed } = behind(1, 3, (running) => {
    running.busy = ++reads === 1;
    if (running.busy)
      setImmediate(() => {
        running.busy = false;
      });
  });
  await abroad.catchUp();
  expect(followed).toEqual([[1, 2]]);
  expect(reads).toBe(2);
});
