import { expect, test } from 'vitest';
import type { NodeMessage } from './cluster-store.ts';
import { Notifier } from './postgres-notify.ts';
import type { PostgresPool } from './postgres-pool.ts';

/** A notifier on a database that answers each query when the test says so. */
function slow() {
  const sent: NodeMessage[][] = [];
  let answer: () => void = () => {};
  const pool = {
    queryAgain(_text: string, [payloads]: readonly [readonly string[]]) {
      sent.push(payloads.map((payload) => JSON.parse(payload)[1]));
      return new Promise<readonly []>((done) => {
        answer = () => done([]);
      });
    },
  };
  return { notifier: new Notifier(pool as unknown as PostgresPool, 'one'), sent, answer: () => answer() };
}
const settled = () => new Promise((done) => setImmediate(done));
const SEATS: NodeMessage = { what: 'seats', match: 'm' };

test('a message equal to one on its way is sent too: the first may have been read before the second change', async () => {
  const { notifier, sent, answer } = slow();
  notifier.send(SEATS);
  notifier.send(SEATS);
  answer();
  await settled();
  expect(sent).toEqual([[SEATS], [SEATS]]);
});

test('equal messages that wait together are sent once', async () => {
  const { notifier, sent, answer } = slow();
  notifier.send({ what: 'free' });
  for (let i = 0; i < 3; i++) notifier.send(SEATS);
  answer();
  await settled();
  expect(sent).toEqual([[{ what: 'free' }], [SEATS]]);
});

test('a message that comes just as the last one has been sent is sent at once', async () => {
  for (let steps = 0; steps < 10; steps++) {
    const { notifier, sent, answer } = slow();
    notifier.send(SEATS);
    answer();
    for (let i = 0; i < steps; i++) await Promise.resolve();
    notifier.send({ what: 'free' });
    await settled();
    expect(sent).toEqual([[SEATS], [{ what: 'free' }]]);
  }
});
