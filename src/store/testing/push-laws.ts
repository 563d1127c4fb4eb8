import { beforeEach, describe, expect, test } from 'vitest';
import { match, person } from '../fixtures/records.ts';
import type { PushSubscriptionRecord } from '../push-store.ts';
import type { Store } from '../store.ts';
import type { OpenStore } from './match-laws.ts';

/** Laws about push keys and subscriptions. */
export function pushLaws(opened: OpenStore): void {
  let store: Store;

  const browser = (
    name: string,
    created: number,
    more: Partial<PushSubscriptionRecord> = {},
  ): PushSubscriptionRecord => ({
    person: 'ann',
    endpoint: `https://push.example/${name}`,
    p256dh: `key of ${name}`,
    auth: 'secret',
    language: 'en',
    created,
    ...more,
  });
  const endpointsOf = async (id: string): Promise<string[]> =>
    (await store.push.subscriptions(id)).map(({ endpoint }) => endpoint.replace('https://push.example/', ''));

  describe('push messages', () => {
    beforeEach(async () => {
      store = opened.store();
      await store.create(match('m'));
      await store.addPerson(person('ann', 'm'));
      await store.addPerson(person('bob', 'm'));
    });

    test('the first keys win, even if others are offered at the same time', async () => {
      expect(await store.push.keys()).toBeUndefined();
      const offers = ['a', 'b', 'c'].map((name) => ({ publicKey: `public ${name}`, privateKey: `private ${name}` }));
      const got = await Promise.all(offers.map((keys) => store.push.keysOr(keys)));
      expect(new Set(got.map(({ publicKey }) => publicKey)).size).toBe(1);
      store = await opened.reopen();
      expect(await store.push.keys()).toEqual(got[0]);
    });

    test('a subscription is stored once per browser, and renewed', async () => {
      await store.push.subscribe(browser('phone', 1), 5);
      await store.push.subscribe(browser('phone', 2, { language: 'es', auth: 'new' }), 5);
      store = await opened.reopen();
      expect(await store.push.subscriptions('ann')).toEqual([browser('phone', 2, { language: 'es', auth: 'new' })]);
      expect(await store.push.subscriptions('bob')).toEqual([]);
    });

    test('a person has only the newest ones', async () => {
      await store.push.subscribe(browser('phone', 5, { person: 'bob' }), 2);
      for (const [i, name] of ['one', 'two', 'three'].entries()) await store.push.subscribe(browser(name, i), 2);
      expect(await endpointsOf('ann')).toEqual(['three', 'two']);
      expect(await endpointsOf('bob')).toEqual(['phone']);
    });

    test('a person unsubscribes one browser; a browser that is gone is removed for everyone', async () => {
      for (const id of ['ann', 'bob'])
        for (const name of ['phone', 'laptop']) await store.push.subscribe(browser(name, 1, { person: id }), 5);
      await store.push.unsubscribe('ann', 'https://push.example/phone');
      expect([await endpointsOf('ann'), await endpointsOf('bob')]).toEqual([['laptop'], ['laptop', 'phone']]);
      await store.push.removeEndpoint('https://push.example/laptop');
      expect([await endpointsOf('ann'), await endpointsOf('bob')]).toEqual([[], ['phone']]);
    });

    test('subscriptions are deleted with their match, and when a person’s data is deleted', async () => {
      await store.push.subscribe(browser('phone', 1), 5);
      await store.push.subscribe(browser('phone', 1, { person: 'bob' }), 5);
      await store.operator.redact(person('ann', 'm'), {
        name: 'Deleted player',
        tokenHash: 'none',
        reports: [],
        viewers: ['p'],
        forgetCreator: false,
      });
      expect([await endpointsOf('ann'), await endpointsOf('bob')]).toEqual([[], ['phone']]);
      await store.operator.deleteMatch('m');
      expect(await endpointsOf('bob')).toEqual([]);
    });
  });
}
