import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { validator } from '../../../parts/schema/validator.ts';
import { wrongArmy } from '../rules/set-up/check.ts';
import { ArmyFile } from '../rules/set-up/files.ts';
import { armyOf } from './army.ts';
import { readLists } from './detect.ts';
import { BROKEN } from './fixtures/broken.ts';
import { CANARY } from './fixtures/build.ts';
import { EXPECTED } from './fixtures/expected.ts';
import { FILES } from './fixtures/files.ts';
import { summaryOf } from './fixtures/summary.ts';
import { TEXTS } from './fixtures/texts.ts';
import { printList, sayError, sayUnread } from './print.ts';

const READABLE = [...FILES, ...TEXTS];
const rows = (fixtures: typeof READABLE) => fixtures.map((one) => [one.name, one] as const);

describe('every fixture gives its units and its report', () => {
  test.each(rows(READABLE))('%s', (name, { input }) => {
    const lists = must(readLists(input));
    expect(lists.map((list) => ({ format: list.format, ...summaryOf(list) }))).toEqual(EXPECTED[name]);
  });

  test('the table has no other rows, and every difficulty has a fixture', () => {
    expect(READABLE.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED).sort());
    const covered = new Set([...READABLE, ...BROKEN].flatMap(({ cases }) => cases));
    expect(Array.from({ length: 47 }, (_, i) => i + 1).filter((number) => !covered.has(number))).toEqual([]);
  });
});

test('docs/rosters.md lists every fixture with its difficulties', () => {
  const page = readFileSync(new URL('../../../../docs/rosters.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `([a-z0-9-]+)` \| ([\d, ]*)\|/gm)].map(([, name, cases = '']) => [
    name,
    cases.trim(),
  ]);
  expect(listed.sort()).toEqual([...READABLE, ...BROKEN].map(({ name, cases }) => [name, cases.join(', ')]).sort());
});

describe('inputs that cannot be read are refused with one line in each language', () => {
  test.each(BROKEN.map((one) => [one.name, one.code, one.input] as const))('%s: %s', (_, code, input) => {
    const read = readLists(input);
    expect(read).toMatchObject({ ok: false, error: { code: `roster-${code}` } });
    if (read.ok) return;
    for (const language of ['en', 'es'] as const) expect(sayError(read.error, language)).toMatch(/^[^\n{}]{10,200}$/);
    expect(sayError(read.error, 'es')).not.toBe(sayError(read.error, 'en'));
  });
});

describe('what an import contains', () => {
  test.each(rows(READABLE))('%s: no description, in any output', (_, { input }) => {
    const lists = must(readLists(input));
    const outputs = lists.flatMap((list) => [
      JSON.stringify(list),
      JSON.stringify(armyOf(list)),
      printList(list, 'en'),
      printList(list, 'es'),
    ]);
    for (const text of outputs) expect(text).not.toContain(CANARY);
  });

  test('the fixtures do contain descriptions', () => {
    expect(FILES.filter(({ input }) => typeof input === 'string' && input.includes(CANARY)).length).toBeGreaterThan(10);
  });

  test.each(rows(READABLE))(
    '%s: its units are in the army, or named as left out, and the army is valid',
    (_, { input }) => {
      for (const list of must(readLists(input))) {
        const { army, left } = armyOf(list);
        expect([...(army?.units ?? []).map(({ name }) => name), ...left].sort()).toEqual(
          list.units.map(({ name }) => name).sort(),
        );
        if (!army) continue;
        expect([...validator(ArmyFile).Errors(army)]).toEqual([]);
        expect(wrongArmy(army, 'army')).toBeUndefined();
      }
    },
  );

  test.each(rows(READABLE))('%s: every report entry has a text in both languages', (_, { input }) => {
    for (const item of must(readLists(input)).flatMap(({ report }) => report))
      for (const language of ['en', 'es'] as const) expect(sayUnread(item, language)).toMatch(/^[^\n{}]{5,200}$/);
  });
});
