import fc from 'fast-check';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { validator } from '../../../parts/schema/validator.ts';
import { wrongArmy } from '../rules/set-up/check.ts';
import { ArmyFile } from '../rules/set-up/files.ts';
import { armyOf } from './army.ts';
import { readLists } from './detect.ts';
import { BROKEN } from './fixtures/broken.ts';
import { gun, json, line, node, roster, rule, weapon } from './fixtures/build.ts';
import { FILES, type Fixture } from './fixtures/files.ts';
import { TEXTS } from './fixtures/texts.ts';
import { LIMITS } from './limits.ts';
import { printList, sayError } from './print.ts';

const SMALL = [...FILES, ...TEXTS, ...BROKEN].filter(({ name, input }) => input.length < 100_000 && !/bomb/.test(name));
const ARMY = validator(ArmyFile);
const bytes = ({ input }: Fixture): Uint8Array => (typeof input === 'string' ? strToU8(input) : input);

/** Reads an input and uses everything that an import offers. */
function use(data: Uint8Array): void {
  const read = readLists(data);
  if (!read.ok) {
    expect(sayError(read.error, 'es')).toMatch(/^[^\n]{10,}$/);
    return;
  }
  for (const list of read.value) {
    const { army } = armyOf(list);
    if (army) expect([ARMY.Errors(army), wrongArmy(army, 'army')]).toEqual([[], undefined]);
    printList(list, 'es');
    expect(list.fingerprint).toMatch(/^[0-9a-f]{24}$/);
  }
}

describe('no input throws', () => {
  test.each(SMALL.map((one) => [one.name, bytes(one)] as const))('%s, cut anywhere', (_, data) => {
    fc.assert(
      fc.property(fc.nat(data.length), (at) => use(data.subarray(0, at))),
      { numRuns: 30 },
    );
  });

  test.each(SMALL.map((one) => [one.name, bytes(one)] as const))('%s, with changed bytes', (_, data) => {
    const change = fc.tuple(fc.nat(Math.max(0, data.length - 1)), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
        const copy = data.slice();
        for (const [at, value] of changes) copy[at] = value;
        use(copy);
      }),
      { numRuns: 30 },
    );
  });

  test('any JSON in the place of any part of a roster', () => {
    const start = { roster: { gameSystemName: 'Warhammer 40,000 10th Edition', forces: [] } };
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (a, b, c) => {
        const selections = [{ type: 'unit', name: 'X', selections: a, profiles: b, number: c }, a];
        use(strToU8(JSON.stringify({ ...start, roster: { ...start.roster, forces: [{ selections }] } })));
        use(strToU8(JSON.stringify({ roster: a, rulebook: b, snapshot: c })));
        use(strToU8(JSON.stringify([a, b, c])));
      }),
    );
  });

  test('any lines', () => {
    const word = fc.constantFrom(
      'Sample',
      '(90 points)',
      '[90 pts]',
      '•',
      '◦',
      '4x',
      '+++',
      ':',
      'with',
      'CHARACTERS',
      '  ',
      '\n',
    );
    fc.assert(fc.property(fc.array(word, { maxLength: 60 }), (words) => use(strToU8(words.join(' ')))));
  });
});

describe('large inputs are processed quickly', () => {
  const SOON = 60_000; // milliseconds on a busy machine; anything that grows with the square takes longer
  const endsSoon = (data: Uint8Array): void => {
    const start = performance.now();
    use(data);
    expect(performance.now() - start).toBeLessThan(SOON);
  };

  test('nested archives are not unpacked without end', () => {
    let data = strToU8(json(roster([])));
    for (let i = 0; i < 6; i++) data = zipSync({ 'a.ros': data });
    expect(readLists(data)).toMatchObject({ ok: false, error: { code: 'roster-unknown-format' } });
    for (let i = 0; i < 3; i++) data = gzipSync(data);
    expect(readLists(data).ok).toBe(false);
  });

  test('archives inside archives and links share one limit for what they unpack to', () => {
    const list = strToU8(json(roster([node('model', 'Sample Captain', 1)])));
    const blank = strToU8(' '.repeat(0.6 * LIMITS.unpackedBytes));
    const inner = zipSync({ 'a.ros': blank });
    const lost = ['roster-empty', 'roster-unpacks-too-large'];
    const notImported = (input: Uint8Array | string): readonly string[] =>
      must(readLists(input))[0]?.report.flatMap(({ what, text }) => (what === 'list' ? [text] : [])) ?? [];
    expect(notImported(zipSync({ '1.ros': list, '2.ros': inner, '3.ros': inner }))).toEqual(lost);
    const links = [list, blank, blank].map((data) => `#/listforge/${Buffer.from(gzipSync(data)).toString('base64')}`);
    expect(notImported(links.join(' '))).toEqual(lost);
  });

  test('an archive with thousands of entries', () => {
    const entries = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`${i}.ros`, strToU8('<roster/>')]));
    endsSoon(zipSync(entries));
  });

  test('a unit with thousands of models and weapons', () => {
    const models = Array.from({ length: LIMITS.unitNodes / 2 - 1 }, (_, i) =>
      node(
        'model',
        `M ${i}`,
        1,
        { profiles: [line(`L ${i}`, '6" 4 3+ 2 6+ 2')] },
        weapon(`W ${i}`, 1, gun(`W ${i}`, '24" 1 3+ 4 0 1')),
      ),
    );
    endsSoon(strToU8(json(roster([node('unit', 'Big', 1, {}, ...models)]))));
  });

  test('thousands of models with the same ability', () => {
    const models = Array.from({ length: LIMITS.unitNodes - 1 }, (_, i) =>
      node('model', `M ${i}`, 1, { rules: [rule('Stealth')] }),
    );
    const start = performance.now();
    const read = readLists(json(roster([node('unit', 'Big', 1, {}, ...models)])));
    expect(read.ok && read.value[0]?.units[0]?.abilities).toEqual(['Stealth']);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('more units than a list may have: the others are in the report', () => {
    const units = Array.from({ length: LIMITS.units + 5 }, (_, i) => node('model', `U ${i}`, 1));
    const read = readLists(json(roster(units)));
    expect(read.ok && read.value[0]?.units.length).toBe(LIMITS.units);
    expect(read.ok && read.value[0]?.report.filter(({ what }) => what === 'selection').length).toBe(5);
  });

  test.each([
    ['brackets', '('.repeat(900)],
    ['numbers', `Sample ${'1 '.repeat(400)}(`],
    ['digits', `Sample (${'1'.repeat(900)} points`],
    ['plus signs', '+'.repeat(900)],
    ['spaces', `•${' '.repeat(900)}x`],
  ])('a megabyte of %s', (_, text) => {
    endsSoon(strToU8(`Sample (90 points)\n• 1x a\n${`${text}\n`.repeat(Math.floor(900_000 / text.length))}`));
  });
});
