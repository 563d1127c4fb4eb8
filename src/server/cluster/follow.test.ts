import { expect, test } from 'vitest';
import type { MatchRunner } from '../match/match-runner.ts';
import type { Absence } from '../table/absence.ts';
import type { TableContext } from '../table/table-context.ts';
import type { TableRecord } from '../table/table-record.ts';
import { ClusterFollower } from './follow.ts';

interface LiveCopy {
  readonly match: { readonly log: readonly unknown[] };
  readonly outbox: { readonly empty: boolean };
  follow(entries: readonly { readonly n: number }[]): void;
}

/** A table at some log position, and a store with more entries; `onRead` runs during the read. */
function behind(at: number, written: number, onRead: (runner: { live: LiveCopy; isReloading: boolean }) => void) {
  const followed: number[][] = [];
  const live = (): LiveCopy => ({
    match: { log: Array.from({ length: at }) },
    outbox: { empty: true },
    follow: (entries) => void followed.push(entries.map(({ n }) => n)),
  });
  const runner = { live: live(), isReloading: false, whenSettled: (then: () => void) => setImmediate(then) };
  const record = { id: 'm', status: 'playing' };
  const table = {
    stopped: false,
    whenSettled: runner.whenSettled,
    guarded: (work: () => void) => work(),
    service: {
      store: {
        byId: async () => record,
        entries: async (_: string, from: number) => {
          onRead(runner);
          return Array.from({ length: written - from }, (_, i) => ({ n: from + i }));
        },
      },
    },
  };
  const follower = new ClusterFollower(
    table as unknown as TableContext,
    { record, isOlderThan: () => false } as unknown as TableRecord,
    {} as Absence,
    () => runner as unknown as MatchRunner,
  );
  return { followed, live, follower };
}

test('entries read while the match was reloaded are not lost: the new copy may be at the same position', async () => {
  let reads = 0;
  const { follower, followed, live } = behind(1, 2, (runner) => {
    if (++reads === 1) runner.live = live();
  });
  await follower.catchUp();
  expect(followed).toEqual([[1]]);
});

test('waits for a reload to finish, then reads', async () => {
  let reads = 0;
  const { follower, followed } = behind(1, 3, (runner) => {
    runner.isReloading = ++reads === 1;
    if (runner.isReloading)
      setImmediate(() => {
        runner.isReloading = false;
      });
  });
  await follower.catchUp();
  expect(followed).toEqual([[1, 2]]);
  expect(reads).toBe(2);
});
