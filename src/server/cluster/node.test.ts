import { afterEach, expect, test, vi } from 'vitest';
import { type ClusterStore, LEASE_MS, type NodeMessage } from '../../store/cluster-store.ts';
import type { Service } from '../service.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { ClusterNode } from './node.ts';
import { RemotePresence } from './remote-presence.ts';

afterEach(() => vi.useRealTimers());

const HEARTBEAT = LEASE_MS / 4;

/** A node that hears from one other node. The test controls both clocks. */
function node(inMemory: readonly object[] = []) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const time = { now: 1e12, elapsed: 0 };
  let hear: (news: NodeMessage, from: string) => void = () => {};
  let miss = (): void => {};
  const sent: NodeMessage[] = [];
  const cluster: ClusterStore = {
    node: 'one',
    acquire: async () => false,
    renew: async () => new Set(),
    adopt: async () => [],
    release: async () => {},
    park: async () => {},
    notify: (news) => void sent.push(news),
    listen(onMessage, onGap) {
      hear = onMessage;
      miss = onGap;
    },
  };
  const service = { games: {}, now: () => time.now, elapsed: () => time.elapsed } as unknown as Service;
  const remotePresence = new RemotePresence();
  const tables = { all: () => inMemory as Table[], byId: () => undefined, remotePresence } as unknown as Tables;
  const made = new ClusterNode(service, cluster, tables);
  hear({ what: 'alive', asks: false }, 'two');
  const beat = () => vi.advanceTimersByTime(HEARTBEAT);
  return { time, node: made, tables, sent, beat, hear, miss };
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

test('after missed messages, people on other nodes count only once their node reports them again', async () => {
  const { node: one, tables, sent, hear, miss } = node();
  for (const match of ['left', 'stayed']) hear({ what: 'here', match, people: ['ann'], spectators: 0 }, 'two');
  sent.length = 0;
  miss();
  expect(sent).toEqual([{ what: 'alive', asks: true }]);
  hear({ what: 'here', match: 'stayed', people: ['ann'], spectators: 0 }, 'two');
  expect(['left', 'stayed'].map((match) => tables.remotePresence.has(match))).toEqual([false, true]);
  await one.close();
});

test('after missed messages, a node reports who is connected to it, because another node may have asked', async () => {
  const watched = {
    record: { id: 'm' },
    members: new Set(['a spectator']),
    absence: { local: [] },
    connections: { spectators: 1 },
    follower: { catchUp: async () => {}, pull: async () => true, setLease() {} },
    chat: { catchUp: async () => {} },
  };
  const { node: one, sent, miss } = node([watched]);
  sent.length = 0;
  miss();
  expect(sent).toContainEqual({ what: 'here', match: 'm', people: [], spectators: 1 });
  await one.close();
});
