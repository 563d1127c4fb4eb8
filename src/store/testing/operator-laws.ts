import { beforeEach, describe, expect, test } from 'vitest';
import { entry, match, person, said, step } from '../fixtures/records.ts';
import type { ActionRecord, BanRecord, ReportRecord } from '../operator-store.ts';
import type { Store } from '../store.ts';
import type { OpenStore } from './match-laws.ts';

const PAGE = { from: 0, most: 10 };
const ban = (id: string, differs: Partial<BanRecord> = {}): BanRecord => ({
  id,
  kind: 'address',
  value: '192.0.2.0/24',
  note: 'spam',
  created: 1,
  until: null,
  ...differs,
});
const report = (id: string, differs: Partial<ReportRecord> = {}): ReportRecord => ({
  id,
  code: 'm-code',
  person: 'ann',
  name: 'ann',
  note: 'rude «ñ»',
  messages: [{ at: 1, to: 'table', from: 'bob', side: null, text: 'boo' }],
  at: 1,
  closed: null,
  ...differs,
});
const action = (id: string, at: number): ActionRecord => ({
  id,
  at,
  who: 'operator',
  action: 'close-match',
  target: 'm-code',
  detail: { note: 'late' },
});

/** Laws about the operator's data and about retention. */
export function operatorLaws(opened: OpenStore): void {
  let store: Store;
  beforeEach(() => {
    store = opened.store();
  });
  const reopen = async (): Promise<void> => {
    store = await opened.reopen();
  };
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

  describe('the operator', () => {
    test('finds matches by status, game, code and player, newest first, in pages', async () => {
      for (const [i, id] of ['a', 'b', 'c'].entries()) await store.create(match(id, { created: i }));
      await store.create(match('d', { created: 9, status: 'over', game: 'force', code: 'DDDDD' }));
      await store.addPerson({ ...person('p', 'b'), name: 'Ana 100%' });
      const { matches, countMatches } = store.operator;
      expect(ids(await matches({}, PAGE))).toEqual(['d', 'c', 'b', 'a']);
      expect(ids(await matches({ status: 'playing' }, { from: 1, most: 1 }))).toEqual(['b']);
      expect(await countMatches({ status: 'playing' })).toBe(3);
      expect(ids(await matches({ game: 'force' }, PAGE))).toEqual(['d']);
      expect(ids(await matches({ text: 'ddddd' }, PAGE))).toEqual(['d']);
      expect(ids(await matches({ text: 'ana 1' }, PAGE))).toEqual(['b']);
      expect(await countMatches({ text: '%' })).toBe(1); // not a wildcard
      expect(await countMatches({ text: '_' })).toBe(0);
    });

    test('deletes a match with everything that belongs to it', async () => {
      await store.create(match('m'));
      await store.write(step('m', 0));
      await store.addPerson(person('p', 'm'));
      await store.say(said('m', 'hello'));
      expect(await store.operator.deleteMatch('m')).toBe(true);
      expect(await store.operator.deleteMatch('m')).toBe(false);
      expect([await store.byId('m'), await store.entries('m'), await store.people('m')]).toEqual([undefined, [], []]);
      await store.create(match('m'));
      expect(await store.write(step('m', 0))).toBe('written');
    });

    test('bans, reports and actions are saved', async () => {
      const until = ban('two', { kind: 'seat', created: 2, until: 99 });
      for (const one of [ban('one'), until]) await store.operator.addBan(one);
      for (const one of [report('r1'), report('r2', { at: 2, code: 'other' })]) await store.operator.addReport(one);
      for (const one of [action('a1', 1), action('a2', 2)]) await store.operator.addAction(one);
      await reopen();
      expect(await store.operator.bans()).toEqual([until, ban('one')]);
      expect([await store.operator.liftBan('one'), await store.operator.liftBan('one')]).toEqual([true, false]);
      expect(await store.operator.closeReport('r1', 7)).toBe(true);
      expect(await store.operator.closeReport('r1', 8)).toBe(false);
      expect(await store.operator.reports({ open: false }, PAGE)).toEqual([report('r1', { closed: 7 })]);
      expect(ids(await store.operator.reports({ open: true }, PAGE))).toEqual(['r2']);
      expect(ids(await store.operator.reports({ code: 'other' }, PAGE))).toEqual(['r2']);
      expect(await store.operator.actions(PAGE)).toEqual([action('a2', 2), action('a1', 1)]);
    });

    test('a ban replaces an earlier one of the same target, and expired ones are removed', async () => {
      const { addBan, bans } = store.operator;
      await addBan(ban('one', { until: 90 }));
      await addBan(ban('other', { value: '192.0.2.7/32', created: 2, until: 10 }));
      await addBan(ban('seat', { kind: 'seat', created: 3 })); // the same text, another kind
      await addBan(ban('two', { created: 4, until: null }));
      expect(ids(await bans())).toEqual(['two', 'seat', 'other']);
      await addBan(ban('last', { value: '198.51.100.0/24', created: 10 }));
      expect(ids(await bans())).toEqual(['last', 'two', 'seat']);
    });

    test('finds a person by id or token, with their messages and commands', async () => {
      const ann = person('a_n', 'm');
      await store.create(match('m'));
      await store.addPerson(ann);
      await store.write({ match: 'm', entries: [entry(0), entry(1, 'a_n/x/1'), entry(2, 'axn/x/1')] });
      await store.say({ ...said('m', 'mine'), from: ann.name });
      await store.say(said('m', 'not mine'));
      expect(await store.operator.person({ id: 'a_n' })).toEqual(ann);
      expect(await store.operator.person({ tokenHash: ann.tokenHash })).toEqual(ann);
      expect(await store.operator.person({ id: 'nobody' })).toBeUndefined();
      expect((await store.operator.chatOf('m', ann.name)).map(({ text }) => text)).toEqual(['mine']);
      expect((await store.operator.commandsOf(ann)).map(({ n }) => n)).toEqual([1]);
    });

    test('finds the forks of a match', async () => {
      await store.create(match('m'));
      await store.create(match('fork', { parent: { match: 'm-code', place: 3 } }));
      await store.create(match('other', { parent: { match: 'm-code2', place: 3 } }));
      expect(await store.operator.forksOf('m-code')).toEqual([{ id: 'fork', code: 'fork-code' }]);
    });

    test('removes a person’s data from a match', async () => {
      const ann = person('ann', 'm');
      await store.create(match('m', { creator: '192.0.2.7' }));
      await store.addPerson(ann);
      const snapshot = { n: 2, body: '{"name":"ann"}' };
      await store.write({ match: 'm', entries: [entry(0), entry(1)], snapshot });
      await store.say(said('m', 'hello'));
      await store.say({ ...said('m', 'hi'), from: 'bob' });
      await store.operator.addReport(report('r1'));
      const { rev = 0 } = (await store.byId('m')) ?? {};
      await store.operator.rewrite('m', { entries: [{ n: 1, body: '{"n":1}' }] });
      const left = { name: 'gone', tokenHash: 'none', viewers: ['p', 'hash of p'], forgetCreator: true };
      await store.operator.redact(ann, { ...left, reports: [report('r1', { name: 'gone', note: '' })] });
      expect(await store.people('m')).toEqual([{ ...ann, name: 'gone', tokenHash: 'none' }]);
      expect((await store.entries('m')).map(({ body }) => body)).toEqual([entry(0).body, '{"n":1}']);
      expect(await store.snapshot('m')).toBeUndefined();
      expect(await store.byId('m')).toMatchObject({ creator: '', rev: rev + 2 });
      expect((await store.chat('m', 10)).map(({ from }) => from)).toEqual(['bob']);
      expect(await store.operator.reports({}, PAGE)).toMatchObject([{ name: 'gone', note: '' }]);
    });
  });

  describe('retention', () => {
    const log = { body: Uint8Array.from([0, 1, 2, 255]), digest: 'd' };

    test('a packed log replaces entries, decisions and snapshot, once', async () => {
      await store.create(match('m', { status: 'over', updated: 5 }));
      await store.create(match('young', { status: 'over', updated: 50 }));
      await store.create(match('playing', { updated: 5 }));
      const decisions = [{ n: 0, seat: 'x', body: '{}' }];
      await store.write({ match: 'm', entries: [entry(0)], decisions, snapshot: { n: 1, body: '{}' } });
      const [found] = await store.operator.packable(10, { from: 0, most: 9 });
      expect(found?.id).toBe('m');
      const packable = { id: 'm', rev: found?.rev ?? -1 };
      expect(await store.operator.pack({ id: 'm', rev: packable.rev + 1 }, log)).toBe(false);
      expect(await store.operator.packed('m')).toBeUndefined(); // it was changed since it was found
      expect(await store.entries('m')).toHaveLength(1);
      expect(await store.operator.pack(packable, log)).toBe(true);
      expect(await store.operator.pack(packable, { ...log, digest: 'second' })).toBe(false);
      await reopen();
      const packed = await store.operator.packed('m');
      expect([[...(packed?.body ?? [])], packed?.digest]).toEqual([[0, 1, 2, 255], 'd']);
      expect([await store.entries('m'), await store.decided('m'), await store.snapshot('m')]).toEqual([
        [],
        [],
        undefined,
      ]);
      expect(await store.operator.packable(10, { from: 0, most: 9 })).toEqual([]);
      expect(ids(await store.operator.finishedBefore(10, { from: 0, most: 9 }))).toEqual(['m']);
      await store.operator.deleteMatch('m');
      expect(await store.operator.packed('m')).toBeUndefined();
      while (await store.operator.reclaim());
    });

    test('an abandoned match is in progress and has no recent entry', async () => {
      for (const id of ['old', 'active', 'over'])
        await store.create(match(id, { updated: 5, status: id === 'over' ? 'over' : 'playing' }));
      await store.write({ match: 'old', entries: [{ ...entry(0), at: 5 }] });
      await store.write({
        match: 'active',
        entries: [
          { ...entry(0), at: 5 },
          { ...entry(1), at: 20 },
        ],
      });
      expect(ids(await store.operator.abandoned(10, { from: 0, most: 9 }))).toEqual(['old']);
      expect(await store.operator.abandoned(10, { from: 1, most: 9 })).toEqual([]);
    });
  });
}
