import { beforeEach, describe, expect, test } from 'vitest';
import { match, person } from '../fixtures/records.ts';
import type { IdentityRecord, PasskeyRecord, SessionRecord } from '../identity-store.ts';
import type { Store } from '../store.ts';
import type { OpenStore } from './match-laws.ts';

const identity = (id: string, differs: Partial<IdentityRecord> = {}): IdentityRecord => ({
  id,
  name: `Name ${id} «ñ»`,
  nameKey: `key ${id}`,
  created: 1,
  settings: {},
  lessons: [],
  ...differs,
});
const session = (id: string, of: string, differs: Partial<SessionRecord> = {}): SessionRecord => ({
  id,
  identity: of,
  tokenHash: `hash ${id}`,
  device: 'Firefox, Linux',
  created: 1,
  seen: 1,
  ...differs,
});
const passkey = (id: string, of: string, differs: Partial<PasskeyRecord> = {}): PasskeyRecord => ({
  id,
  identity: of,
  credential: `credential ${id}`,
  publicKey: 'AAEC',
  counter: 0,
  transports: ['internal', 'hybrid'],
  created: 1,
  used: null,
  ...differs,
});

/** Laws about identities: sessions, passkeys, recovery links, and the seats that belong to them. */
export function identityLaws(opened: OpenStore): void {
  let store: Store;
  beforeEach(() => {
    store = opened.store();
  });
  const reopen = async (): Promise<void> => {
    store = await opened.reopen();
  };
  const add = (id: string): Promise<unknown> =>
    store.identities.create(identity(id), { session: session(`${id}-session`, id) });

  describe('identities', () => {
    test('an identity is complete after reopening, with its first session, passkey and recovery link', async () => {
      const ann = identity('ann', { settings: { theme: 'paper', deep: [1] }, lessons: ['radar/captain'] });
      const access = {
        session: session('s', 'ann'),
        passkey: passkey('k', 'ann'),
        recovery: { identity: 'ann', secretHash: 'r', created: 1 },
      };
      expect(await store.identities.create(ann, access)).toBe('written');
      await reopen();
      const { identities } = store;
      expect(await identities.get('ann')).toEqual(ann);
      expect(await identities.session('hash s')).toEqual({ ...access.session, name: ann.name });
      expect(await identities.passkeys('ann')).toEqual([access.passkey]);
      expect(await identities.passkey('credential k')).toEqual(access.passkey);
      expect(await identities.recovery('ann')).toEqual(access.recovery);
      expect([await identities.get('bob'), await identities.session('s')]).toEqual([undefined, undefined]);
    });

    test('a name is taken once; the second identity leaves nothing behind', async () => {
      await add('ann');
      const second = identity('bob', { nameKey: 'key ann' });
      const access = { session: session('b', 'bob'), passkey: passkey('b', 'bob') };
      expect(await store.identities.create(second, access)).toBe('taken');
      expect(await store.identities.get('bob')).toBeUndefined();
      expect(await store.identities.session('hash b')).toBeUndefined();
      expect(await store.identities.passkey('credential b')).toBeUndefined();
      await add('cy');
      expect(await store.identities.change('cy', { name: 'Ann', nameKey: 'key ann' })).toBe('taken');
      expect(await store.identities.change('ann', { name: 'ANN', nameKey: 'key ann' })).toBe('written'); // their own
      expect(await store.identities.names(['ann', 'cy', 'x'])).toEqual(
        new Map([
          ['ann', 'ANN'],
          ['cy', identity('cy').name],
        ]),
      );
    });

    test('if several ask for a name at the same time, one gets it', async () => {
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          store.identities.create(identity(`i${i}`, { nameKey: 'same' }), { session: session(`s${i}`, `i${i}`) }),
        ),
      );
      expect(made.filter((answer) => answer === 'written')).toHaveLength(1);
    });

    test('a change affects only the named fields', async () => {
      await add('ann');
      await store.identities.change('ann', { settings: { sound: true } });
      await store.identities.change('ann', { lessons: ['force/drain'] });
      await store.identities.change('ann', {});
      expect(await store.identities.get('ann')).toEqual(
        identity('ann', { settings: { sound: true }, lessons: ['force/drain'] }),
      );
    });

    test('sessions are listed last used first, and end one by one or by age', async () => {
      await add('ann');
      await add('bob');
      await store.identities.addSession(session('two', 'ann', { seen: 5 }));
      await store.identities.addSession(session('old', 'ann', { seen: 0 }));
      await store.identities.touchSession('ann-session', 9);
      const ids = async () => (await store.identities.sessions('ann')).map(({ id }) => id);
      expect(await ids()).toEqual(['ann-session', 'two', 'old']);
      expect(await store.identities.removeSession('bob', 'two')).toBe(false); // not theirs
      expect(await store.identities.removeSession('ann', 'two')).toBe(true);
      expect(await store.identities.session('hash two')).toBeUndefined();
      await store.identities.removeUnusedSessions(1);
      expect(await ids()).toEqual(['ann-session']);
      const open = await store.identities.openSessions(['ann-session', 'two', 'bob-session']);
      expect([...open].sort()).toEqual(['ann-session', 'bob-session']);
    });

    test('a passkey belongs to one identity and counts its uses', async () => {
      await add('ann');
      await add('bob');
      expect(await store.identities.addPasskey(passkey('k', 'ann'))).toBe('written');
      expect(await store.identities.addPasskey(passkey('l', 'bob', { credential: 'credential k' }))).toBe('taken');
      await store.identities.usePasskey('k', 7, 3);
      expect(await store.identities.passkey('credential k')).toEqual(passkey('k', 'ann', { counter: 7, used: 3 }));
      expect(await store.identities.removePasskey('bob', 'k')).toBe(false);
      expect(await store.identities.removePasskey('ann', 'k')).toBe(true);
      expect(await store.identities.passkeys('ann')).toEqual([]);
    });

    test('a recovery link is used once, by one caller, and a new one replaces it', async () => {
      await add('ann');
      const link = (secretHash: string) => ({ identity: 'ann', secretHash, created: 1 });
      await store.identities.setRecovery(link('one'));
      await store.identities.setRecovery(link('two'));
      expect(await store.identities.recoveryWith('one')).toBeUndefined();
      expect(await store.identities.recoveryWith('two')).toEqual(link('two'));
      const replaced = await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map((next) => store.identities.replaceRecovery(link('two'), link(next))),
      );
      expect(replaced.filter((isSo) => isSo)).toHaveLength(1);
      expect(await store.identities.recoveryWith('two')).toBeUndefined();
      expect(await store.identities.recovery('ann')).toEqual(link('abcde'[replaced.indexOf(true)] ?? ''));
      await store.identities.setRecovery(link('three'));
      expect([await store.identities.removeRecovery('ann'), await store.identities.removeRecovery('ann')]).toEqual([
        true,
        false,
      ]);
    });

    test('a challenge is used once, by one caller; their number is limited', async () => {
      const challenge = (id: string, expires: number) =>
        ({ id, purpose: 'register', identity: null, expires }) as const;
      expect(await store.identities.addChallenge(challenge('a', 5), 2)).toBe('written');
      expect(await store.identities.addChallenge(challenge('b', 50), 2)).toBe('written');
      expect(await store.identities.addChallenge(challenge('c', 50), 2)).toBe('taken');
      await store.identities.removeChallenges(10);
      expect(await store.identities.takeChallenge('a')).toBeUndefined();
      const taken = await Promise.all([store.identities.takeChallenge('b'), store.identities.takeChallenge('b')]);
      expect(taken.filter((one) => one !== undefined)).toEqual([challenge('b', 50)]);
    });

    test('a guest’s seat is linked once, and then opens only for its identity', async () => {
      await add('ann');
      await add('bob');
      await store.create(match('m', { updated: 1 }));
      await store.create(match('n', { updated: 2, status: 'over' }));
      for (const [id, of] of [
        ['p', 'm'],
        ['q', 'n'],
      ] as const)
        await store.addPerson(person(id, of));
      expect((await store.identities.peopleWith(['hash-p', 'hash-x'])).map((found) => found.person.id)).toEqual(['p']);
      expect(await store.identities.link(person('p', 'm'), 'ann', 'none')).toBe(true);
      expect(await store.identities.link(person('p', 'm'), 'bob', 'other')).toBe(false);
      await store.identities.link(person('q', 'n'), 'ann', 'none');
      await store.write({ match: 'm', entries: [0, 1].map((n) => ({ n, body: '{}', command: null, at: 1 })) });
      await reopen();
      const lengths = (await store.identities.peopleOf('ann', {}, 9)).map(({ match: { id }, entries }) => [
        id,
        entries,
      ]);
      expect(lengths).toEqual([
        ['n', 0],
        ['m', 2],
      ]);
      expect(await store.people('m')).toEqual([{ ...person('p', 'm'), identity: 'ann', tokenHash: 'none' }]);
      expect(await store.identities.peopleWith(['hash-p', 'none'])).toEqual([]);
      const matches = async (filter: { over?: boolean; match?: string }, most = 9) =>
        (await store.identities.peopleOf('ann', filter, most)).map((found) => found.match.id);
      expect(await matches({})).toEqual(['n', 'm']);
      expect(await matches({}, 1)).toEqual(['n']);
      expect([await matches({ over: true }), await matches({ over: false })]).toEqual([['n'], ['m']]);
      expect(await matches({ match: 'm' })).toEqual(['m']);
      expect(await store.identities.peopleOf('bob', {}, 9)).toEqual([]);
    });

    test('matches that an identity only watches do not count towards the limit of those it takes part in', async () => {
      await add('ann');
      const found = [
        ['played', { updated: 1, status: 'playing' }, 'blue'],
        ['lobby', { updated: 2, status: 'open' }, null],
        ['finished', { updated: 3, status: 'over' }, 'blue'],
        ['watched', { updated: 4, status: 'playing' }, null],
        ['watched too', { updated: 5, status: 'playing' }, null],
      ] as const;
      for (const [id, differs, side] of found) {
        await store.create(match(id, differs));
        await store.addPerson({ ...person(`in ${id}`, id), side, identity: 'ann' });
      }
      const matches = async (filter: { over: boolean; takesPart?: boolean }) =>
        (await store.identities.peopleOf('ann', filter, 2)).map((one) => one.match.id);
      expect(await matches({ over: false })).toEqual(['watched too', 'watched']);
      expect(await matches({ over: false, takesPart: true })).toEqual(['lobby', 'played']);
    });

    test('a retired identity has no access and no name; its seats stay until they are removed', async () => {
      await add('ann');
      await store.create(match('m'));
      await store.addPerson({ ...person('p', 'm'), identity: 'ann' });
      await store.identities.addPasskey(passkey('k', 'ann'));
      await store.identities.setRecovery({ identity: 'ann', secretHash: 'r', created: 1 });
      await store.identities.retire('ann', 9);
      const { identities } = store;
      expect([
        await identities.get('ann'),
        await identities.session('hash ann-session'),
        await identities.passkey('credential k'),
        await identities.recoveryWith('r'),
      ]).toEqual([undefined, undefined, undefined, undefined]);
      expect(await identities.names(['ann'])).toEqual(new Map());
      expect(await identities.retired({ from: 0, most: 9 })).toEqual(['ann']);
      expect(await identities.retired({ from: 1, most: 9 })).toEqual([]);
      expect(await identities.peopleOf('ann', {}, 9)).toHaveLength(1);
      expect(await identities.change('ann', { name: 'back' })).toBe('taken');
      expect(await identities.create(identity('new', { nameKey: 'key ann' }), { session: session('n', 'new') })).toBe(
        'written',
      );
      await identities.remove('ann');
      expect(await identities.retired({ from: 0, most: 9 })).toEqual([]);
      expect((await store.people('m'))[0]?.identity).toBeNull();
    });
  });
}
