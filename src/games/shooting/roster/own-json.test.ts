import { describe, expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { queries } from '../ask.ts';
import { readLists } from './detect.ts';
import { fillIn } from './fill-in.ts';
import { FILES } from './fixtures/files.ts';
import { TEXTS } from './fixtures/texts.ts';
import type { ImportedList } from './imported.ts';

const ALL = [...FILES, ...TEXTS];
const readAll = (name: string): readonly ImportedList[] =>
  must(readLists(ALL.find((one) => one.name === name)?.input ?? ''));

describe('our own JSON', () => {
  test.each(ALL.map(({ name }) => name))('%s is the same list after export and import', (name) => {
    const lists = readAll(name);
    expect(must(readLists(JSON.stringify(lists)))).toEqual(lists);
    expect(must(readLists(JSON.stringify(lists[0])))).toEqual([lists[0]]);
  });

  const [list] = readAll('new-recruit-json') as [ImportedList];
  test.each([
    ['another field', { ...list, description: 'text' }],
    ['a missing field', { ...list, report: undefined }],
    ['a value of another kind', { ...list, units: [{ ...list.units[0], points: '90' }] }],
    ['a long name', { ...list, name: 'x'.repeat(500) }],
    ['another edition', { ...list, edition: '9e' }],
  ])('%s is refused', (_, changed) => {
    expect(readLists(JSON.stringify(changed))).toMatchObject({ ok: false, error: { code: 'roster-own-changed' } });
  });
});

describe('questions that name units', () => {
  const TEXT = `My list (240 points)

Space Marines
Sample Task Force
Incursion (1000 points)

CHARACTERS

Captain (80 points)
  • 1x Master-crafted bolter

BATTLELINE

Intercessor Squad (160 points)
  • 10x Intercessor
    ◦ 10x Bolt rifle

Unheard-of Squad (90 points)
  • 5x Unheard-of Trooper
    ◦ 5x Unheard-of rifle

Exported with App Version: v1.30.0 (1), Data Version: v600`;
  const lists = must(readLists(TEXT));
  const asked = (attacker: string, target: string) =>
    fillIn({ attackers: [{ sheet: attacker }], target: { sheet: target } }, lists);

  test('units of a text list get built-in datasheets of the same name', () => {
    const question = must(asked('Intercessor Squad', 'Intercessor Squad'));
    expect(question).toMatchObject({ attackers: [{ count: 10, A: 2 }], target: { models: 10, T: 4, W: 2 } });
    expect(queries.odds?.answer(question).ok).toBe(true);
  });

  test('a name that is nowhere, and units without values, are named in the error', () => {
    expect(asked('Intercesors', 'boyz')).toMatchObject({
      ok: false,
      error: { code: 'roster-unknown-unit', name: 'Intercesors', known: expect.arrayContaining(['Intercessor Squad']) },
    });
    expect(asked('Unheard-of Squad', 'boyz')).toMatchObject({ ok: false, error: { code: 'roster-no-values' } });
    expect(asked('intercessor-squad', 'Unheard-of Squad')).toMatchObject({
      ok: false,
      error: { code: 'roster-no-values', name: 'Unheard-of Squad' },
    });
  });
});
