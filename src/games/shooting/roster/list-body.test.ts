import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { check } from './check-list.ts';
import { readLists } from './detect.ts';
import { CANARY } from './fixtures/build.ts';
import { FILES } from './fixtures/files.ts';
import { TEXTS } from './fixtures/texts.ts';
import type { ImportedList } from './imported.ts';
import { bodyOf, fingerprintsOf, withBody, withChange } from './list-body.ts';
import { NO_LISTS, type StoredLists, withCorrection, withLists, withMapping, withoutList, withSeen } from './stored.ts';

const ALL = [...FILES, ...TEXTS];
const readAll = (name: string): readonly ImportedList[] =>
  must(readLists(ALL.find((one) => one.name === name)?.input ?? ''));
const [FILE] = readAll('new-recruit-json') as [ImportedList];
const [TEXT] = readAll('app-11e') as [ImportedList];
const BOTH = withChange(NO_LISTS, { before: NO_LISTS, after: withLists(NO_LISTS, [FILE, TEXT]) }, 100);
const text = (value: unknown): string => JSON.stringify(value);

describe('what the server stores', () => {
  test.each(ALL.map(({ name }) => name))('%s is accepted, with no description in it', (name) => {
    const stored = withLists(NO_LISTS, readAll(name));
    for (const id of fingerprintsOf(stored)) {
      const checked = check(id, false, JSON.parse(text(bodyOf(stored, id))));
      expect(checked).toMatchObject({ ok: true });
      expect(text(checked)).not.toContain(CANARY);
    }
  });

  test('corrections of every kind are accepted, and stay when the list is removed', () => {
    const { fingerprint: id } = TEXT;
    const unit = TEXT.units.find(({ weapons }) => weapons.length > 0)?.name as string;
    const profile = { name: '', range: 24, A: 'D6', skill: 3, S: 4, AP: -1, D: 1, abilities: ['Assault'] };
    const set: readonly (readonly [string | null, string, unknown])[] = [
      [null, 'edition', '11e'],
      [unit, 'points', 90],
      [unit, 'keywords', ['Infantry']],
      [unit, 'attachedTo', TEXT.units.find(({ name }) => name !== unit)?.name],
      [unit, 'weapons.0', { kind: 'ranged', profiles: [profile] }],
    ];
    let stored = withMapping(BOTH, { list: id, unit, from: FILE.fingerprint, sheet: 'sample-squad' });
    for (const [of, field, value] of set) {
      const next = withCorrection(stored, { list: id, unit: of, field, value });
      expect(next, field).toBeDefined();
      stored = next ?? stored;
    }
    stored = withSeen(stored, id, TEXT.report[0] as ImportedList['report'][number]);
    expect(check(id, false, bodyOf(stored, id))).toMatchObject({ ok: true });
    const removed = bodyOf(withoutList(stored, id), id);
    expect(check(id, true, removed)).toMatchObject({ ok: true });
    expect(removed.corrections).toHaveLength(set.length);
  });

  const good = JSON.parse(text(bodyOf(BOTH, FILE.fingerprint)));
  const unit = good.list.units[0];
  test.each([
    ['a description', { ...good, list: { ...good.list, units: [{ ...unit, description: 'Each time …' }] } }],
    ['a long text as a name', { ...good, list: { ...good.list, name: 'x'.repeat(200) } }],
    ['a control character', { ...good, list: { ...good.list, name: 'a\u0000b' } }],
    ['another list’s id', { ...good, list: { ...good.list, fingerprint: TEXT.fingerprint } }],
    [
      'another list’s corrections',
      { ...good, corrections: [{ list: TEXT.fingerprint, unit: null, field: 'edition', value: '10e' }] },
    ],
    [
      'a correction of any shape',
      { ...good, corrections: [{ list: FILE.fingerprint, unit: null, field: 'edition', value: { deep: 1 } }] },
    ],
    ['too many units', { ...good, list: { ...good.list, units: Array(401).fill(unit) } }],
    ['no list', { ...good, list: null }],
    ['nothing', null],
    ['an array', []],
  ])('%s is refused', (_, body) => {
    expect(check(FILE.fingerprint, false, body)).toMatchObject({ ok: false, error: { code: 'bad-list' } });
  });

  test('anything else is refused without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => !check(FILE.fingerprint, false, body).ok),
      { numRuns: 200 },
    );
  });
});

describe('times of changes', () => {
  test('only the changed list gets a new time, later than its version even if the clock is slow', () => {
    const later = { list: FILE.fingerprint, unit: 'Sample Squad', field: 'points', value: 77 };
    const changed = withCorrection(BOTH, later) as StoredLists;
    const applied = (next: StoredLists, now: number) => withChange(BOTH, { before: BOTH, after: next }, now);
    expect(applied(changed, 500).changed).toEqual({ [FILE.fingerprint]: 500, [TEXT.fingerprint]: 100 });
    expect(applied(changed, 5).changed[FILE.fingerprint]).toBe(101);
    expect(applied(BOTH, 900)).toEqual(BOTH);
  });

  test('a removed list keeps the time of its removal; the list imported again is newer', () => {
    const removed = withChange(BOTH, { before: BOTH, after: withoutList(BOTH, FILE.fingerprint) }, 200);
    expect(fingerprintsOf(removed)).toContain(FILE.fingerprint);
    expect(removed.changed[FILE.fingerprint]).toBe(200);
    const again = { before: removed, after: withLists(removed, [FILE]) };
    expect(withChange(removed, again, 300).changed[FILE.fingerprint]).toBe(300);
  });

  test('a change keeps the lists that came from another tab or device in the meantime', () => {
    const [before, now] = [NO_LISTS, BOTH]; // a file was chosen before the lists arrived
    const third = { ...FILE, fingerprint: '0'.repeat(24) };
    const imported = withChange(now, { before, after: withLists(before, [third]) }, 500);
    expect(imported.lists).toEqual([...BOTH.lists, third]);
    expect(imported.changed).toEqual({ ...BOTH.changed, [third.fingerprint]: 500 });
    const old = withChange(BOTH, { before: BOTH, after: withoutList(BOTH, TEXT.fingerprint) }, 200);
    const points = { list: FILE.fingerprint, unit: 'Sample Squad', field: 'points', value: 77 };
    const after = withCorrection(BOTH, points) as StoredLists;
    const kept = withChange(old, { before: BOTH, after }, 300);
    expect(kept.lists.map(({ fingerprint }) => fingerprint)).toEqual([FILE.fingerprint]);
    expect(kept.changed).toEqual({ [FILE.fingerprint]: 300, [TEXT.fingerprint]: 200 });
  });

  test('taking a list apart and putting it together again changes nothing', () => {
    for (const id of fingerprintsOf(BOTH)) {
      expect(withBody(BOTH, id, bodyOf(BOTH, id), 100)).toEqual(BOTH);
      const without = withBody(BOTH, id, { ...bodyOf(BOTH, id), list: null }, 300);
      expect(without.lists).toHaveLength(1);
      expect(without.changed[id]).toBe(300);
    }
  });
});
