import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NodeMessage } from '../../store/cluster-store.ts';
import { openPostgres } from '../../store/postgres.ts';
import type { Store, Write } from '../../store/store.ts';
import { type TestDatabase, testDatabase } from '../../store/testing/postgres.ts';
import type { SeatPass } from '../../wire/matches.ts';
import type { Parts } from '../server.ts';
import { type Client, type Served, serve } from '../testing.ts';

let database: TestDatabase;
const nodes: Served[] = [];
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.close()));
  await database?.drop();
});

/** A node with some store methods replaced. */
async function node(replaced: (store: Store) => Partial<Store> = () => ({}), parts: Parts = {}): Promise<Served> {
  const store = await openPostgres(database.url);
  const served = await serve({ parts: { ...parts, store: { ...store, ...replaced(store) } } });
  nodes.push(served);
  return served;
}

/** Ann on one node, Bob on another, bots in the other seats; no boat has been placed yet. */
async function captains(
  one: Served,
  two: Served,
): Promise<{ readonly code: string; readonly ann: SeatPass; bob: SeatPass }> {
  const ann = await one.create({ game: 'radar', name: 'Ann', sit: ['blue.captain'] });
  const { body: bob } = await two.post<SeatPass>(`/api/matches/${ann.code}/join`, {
    name: 'Bob',
    seats: ['red.captain'],
  });
  await one.post(`/api/matches/${ann.code}/start`, {}, ann.token);
  return { code: ann.code, ann, bob };
}

const PLACE = { type: 'place', at: 0 } as { type: string };

/** A step that waits until the test lets it continue. */
class Gate {
  shut = false;
  open: () => void = () => {};
  private onReached: () => void = () => {};
  private readonly opened = new Promise<void>((then) => {
    this.open = then;
  });
  readonly reached = new Promise<void>((then) => {
    this.onReached = then;
  });

  async pass(): Promise<void> {
    if (!this.shut) return;
    this.onReached();
    await this.opened;
  }
}

test('entries written while a node loads the match are not missed', async () => {
  const slow = new Gate();
  const one = await node();
  const two = await node();
  const late = await node((store) => ({
    snapshot: async (match: string) => {
      await slow.pass(); // its entries have been read
      return store.snapshot(match);
    },
  }));
  const { code, ann } = await captains(one, two);
  const left = await one.sit(code, ann.token);
  slow.shut = true;
  const coming = late.sit(code, ann.token);
  await slow.reached;
  expect((await left.command('blue.captain', PLACE)).ok).toBe(true);
  slow.open();
  const again = await coming;
  await again.until(() => again.seq === left.seq && again.seq > 0);
});

test('entries written on top of a pending local write are followed', async () => {
  const slow = new Gate();
  let onRead = (): void => {};
  const read = new Promise<void>((then) => {
    onRead = then;
  });
  const one = await node((store) => ({
    async write(write: Write) {
      const written = await store.write(write);
      await slow.pass(); // the other nodes have been notified
      return written;
    },
    async entries(match: string, from?: number) {
      const entries = await store.entries(match, from);
      if (slow.shut && entries.length > 0) setImmediate(onRead); // runs after the node has handled them
      return entries;
    },
  }));
  const two = await node();
  const { code, ann, bob } = await captains(one, two);
  const [left, right] = [await one.sit(code, ann.token), await two.sit(code, bob.token)];
  slow.shut = true;
  const answer = left.command('blue.captain', PLACE);
  await slow.reached;
  expect((await right.command('red.captain', { type: 'place', at: 200 } as { type: string })).ok).toBe(true);
  await read;
  slow.shut = false;
  slow.open();
  expect((await answer).ok).toBe(true);
  const began = ({ type }: { readonly type: string }) => type === 'play-began'; // whichever side moves first
  await left.until(() =>
    left.messages.some((told) => told.type === 'heard' && told.events['blue.captain']?.some(began)),
  );
});

test('a client that arrives while its table stops is not attached to it', async () => {
  const slow = new Gate();
  let fails = false;
  const one = await node((store) => ({
    async byId(id: string) {
      await slow.pass();
      return store.byId(id);
    },
    write: (write: Write) => (fails ? Promise.reject(new Error('the disk is full')) : store.write(write)),
  }));
  const two = await node();
  const { code, ann, bob } = await captains(one, two);
  const left = await one.sit(code, ann.token);
  slow.shut = true;
  const coming = one.sit(code, bob.token); // reads what the others wrote
  await slow.reached;
  fails = true;
  left.say({ type: 'command', id: 'x', seat: 'blue.captain', command: PLACE });
  await left.until(() => left.closed !== null);
  fails = false;
  slow.shut = false;
  slow.open();
  const right = await coming;
  const again = await one.sit(code, ann.token);
  again.say({ type: 'chat', to: 'table', text: 'hello' });
  await right.until(() => right.messages.some((message) => message.type === 'chat'));
});

test('a node that was taken for dead without noticing reports its connections again', async () => {
  let ahead = 0;
  const one = await node(undefined, { now: () => Date.now() + ahead });
  let silent = false;
  const two = await node(({ cluster }) => {
    if (!cluster) return {};
    const notify = (message: NodeMessage): void => {
      if (!silent) cluster.notify(message);
    };
    return { cluster: { ...cluster, notify } };
  });
  const { code, ann, bob } = await captains(one, two);
  const left = await one.sit(code, ann.token);
  await two.sit(code, bob.token);
  const here = (client: Client) =>
    client.table?.seats.filter(({ holder }) => holder.kind === 'human' && holder.here).length;
  await left.until(() => here(left) === 2);
  [silent, ahead] = [true, 60_000];
  await left.until(() => here(left) === 1);
  silent = false;
  await left.until(() => here(left) === 2);
});
