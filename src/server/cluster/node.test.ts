import { afterEach, expect, test, vi } from 'vitest';
import { type ClusterStore, LEASE_MS, type NodeMessage } from '../../store/cluster-store.ts';
import type { Service } from '../service.ts';
import type { Tables } from '../table/tables.ts';
import { ClusterNode } from './node.ts';

afterEach(() => vi.useRealTimers());

const HEARTBEAT = LEASE_MS / 4;

/** A node that hears from one other node. The test controls both clocks. */
function node() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const time = { now: 1e12, elapsed: 0 };
  let hear: (news: NodeMessage, from: string) => void = () => {};
  const cluster: ClusterStore = {
    node: 'one',
    acquire: async () => false,
    renew: async () => new Set(),
    adopt: async () => [],
    release: async () => {},
    park: async () => {},
    notify: () => {},
    listen(onMessage) {
      hear = onMessage;
    },
  };
  const service = { games: {}, now: () => time.now, elapsed: () => time.elapsed } as unknown as Service;
  const tables = { all: () => [], byId: () => undefined } as unknown as Tables;
  const made = new ClusterNode(service, cluster, tables);
  hear({ what: 'alive', asks: false }, 'two');
  return { time, node: made, beat: () => vi.advanceTimersByTime(HEARTBEAT) };
}

test('a node is not lost when the wall clock jumps forward', async () => {
  const { time, node: one, beat } = node();
  time.now += 3_600_000;
  time.elapsed += HEARTBEAT;
  beat();
  expect(one.others).toBe(1);
  await one.close();
});

test('a silent node is dropped even if the wall clock was set back', async () => {
  const { time, node: one, beat } = node();
  time.now -= 3_600_000;
  time.elapsed += LEASE_MS;
  beat();
  expect(one.others).toBe(0);
  await one.close();
});
