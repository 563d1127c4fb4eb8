import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { unitOf } from '../ask/matrix/army-units.ts';
import { OddsQuestion } from '../ask/question.ts';
import { queries } from '../ask.ts';
import { armyOf } from './army.ts';
import { readLists } from './detect.ts';
import { FILES } from './fixtures/files.ts';
import { TEXTS } from './fixtures/texts.ts';
import type { ImportedList, ImportedUnit } from './imported.ts';
import { attackersOf, shooterOf, targetFrom, withUnits } from './question-parts.ts';
import { finishedLists, NO_LISTS, withCorrection, withLists, withMapping, withoutList, withSeen } from './stored.ts';

const ALL = [...FILES, ...TEXTS];
const readAll = (name: string): readonly ImportedList[] =>
  must(readLists(ALL.find((one) => one.name === name)?.input ?? ''));
const FILE = readAll('new-recruit-json');
const TEXT = readAll('app-10e');
const at = (list: ImportedList | undefined, name: string): ImportedUnit =>
  list?.units.find((unit) => unit.name === name) as ImportedUnit;

describe('questions from lists', () => {
  const shape = Compile(OddsQuestion);

  test.each(ALL.map(({ name }) => name))('every unit of %s gives a valid question or none', (name) => {
    for (const list of readAll(name))
      for (const unit of list.units) {
        const attackers = attackersOf(unit, list);
        const target = targetFrom(unit, list);
        const shooter = shooterOf(unit, list);
        const question = {
          attackers: attackers.length > 0 ? attackers : [{ weapon: 'bolt-rifle' }],
          target: target ?? { sheet: 'boyz' },
          ...(shooter && { shooter }),
        };
        expect([...shape.Errors(question)]).toEqual([]);
        expect(queries.odds?.answer(question).ok).toBe(true);
      }
  });

  test('units are named in `sheet`, and a line may name one weapon', () => {
    const question = withUnits({ attackers: [{ sheet: 'sample squads' }], target: { sheet: 'Sample Captain' } }, FILE);
    expect(question).toMatchObject({
      attackers: [
        { count: 4, A: 2, BS: 3, S: 4, AP: -1 },
        { count: 1, S: 4 },
      ],
      target: { models: 1, T: 4, Sv: 3, inv: 4, W: 5 },
      shooter: { W: 2 },
    });
    const one = { attackers: [{ sheet: 'Sample Squad', weapon: 'sample rifle', count: 2 }], target: { sheet: 'boyz' } };
    expect(withUnits(one, FILE)).toMatchObject({ attackers: [{ count: 2, A: 2 }], target: { sheet: 'boyz' } });
  });

  test('models with the same values are one line; of the others, the most numerous take wounds first', () => {
    const [list] = FILE;
    const squad = at(list, 'Sample Squad');
    expect(targetFrom(squad, list as ImportedList)).toMatchObject({ models: 5, T: 4, Sv: 3, W: 2 });
    expect(targetFrom(squad, list as ImportedList)).not.toHaveProperty('also');
    const models = squad.models.map((one, i) =>
      i === 0 && one.stats ? { ...one, stats: { ...one.stats, W: 3 } } : one,
    );
    const led = { ...squad, models };
    const units = (list as ImportedList).units.map((unit) => (unit === squad ? led : unit));
    const target = targetFrom(led, { ...(list as ImportedList), units });
    expect(target).toMatchObject({ models: 4, W: 2, also: [{ models: 1, W: 3 }] });
  });

  test.each(ALL.map(({ name }) => name))('the matrix has the same units of %s as a question', (name) => {
    for (const list of finishedLists(withLists(NO_LISTS, readAll(name)))) {
      const { army, ids } = armyOf(list);
      for (const unit of list.units) {
        const made = army?.units.find(({ id }) => id === ids.get(unit));
        const { attackers = [], shooter, target } = (army && made && unitOf(army, made.id)) ?? {};
        expect(attackersOf(unit, list)).toEqual(attackers);
        expect(shooterOf(unit, list)).toEqual(shooter);
        expect(targetFrom(unit, list)).toEqual(target);
      }
    }
  });

  test('names that no list has stay, so that the rules refuse them', () => {
    const question = { attackers: [{ sheet: 'Sample Squad', weapon: 'no such gun' }], target: { sheet: 'nobody' } };
    expect(withUnits(question, FILE)).toMatchObject(question);
    for (const odd of [null, 4, 'x', [], { attackers: 4, target: null }, { attackers: [null] }])
      expect(() => withUnits(odd, FILE)).not.toThrow();
  });
});

describe('stored lists', () => {
  test('a text list gets the values of a file with the same names', () => {
    const other = TEXT.map((list) => ({ ...list, fingerprint: 'other' }));
    const [, text] = finishedLists(withLists(NO_LISTS, [...FILE, ...other]));
    expect(text?.units.every(({ resolved }) => resolved)).toBe(true);
    expect(finishedLists(withLists(NO_LISTS, TEXT))[0]?.units.some(({ resolved }) => resolved)).toBe(false);
  });

  test('a unit can be mapped to a built-in datasheet by hand', () => {
    const [list] = TEXT as [ImportedList];
    const mapping = { list: list.fingerprint, unit: 'Sample Squad', from: null, sheet: 'intercessor-squad' };
    const [mapped] = finishedLists(withMapping(withLists(NO_LISTS, TEXT), mapping));
    expect(at(mapped, 'Sample Squad').models.map(({ stats }) => stats?.T)).toEqual([4, 4]);
    expect(mapped?.report.filter(({ unit }) => unit === 'Sample Squad').map(({ what }) => what)).toContain(
      'weapon-profile',
    );
  });

  test('corrections stay for the next import of the same list, and wrong ones are refused', () => {
    const [list] = FILE as [ImportedList];
    const correction = { list: list.fingerprint, unit: 'Sample Squad', field: 'points', value: 95 };
    const stored = withLists(NO_LISTS, FILE);
    expect(withCorrection(stored, { ...correction, value: 'many' })).toBeUndefined();
    const set = withCorrection(stored, correction) ?? stored;
    const again = withLists(withoutList(set, list.fingerprint), FILE);
    expect(at(finishedLists(again)[0], 'Sample Squad').points).toBe(95);
    expect(finishedLists(withoutList(set, list.fingerprint))).toEqual([]);
  });

  test('a list that is imported twice is stored once; an entry that was left stays left', () => {
    const stored = withLists(withLists(NO_LISTS, FILE), [...FILE, ...FILE]);
    expect(stored.lists.length).toBe(FILE.length);
    expect(TEXT[0]?.fingerprint).toBe(FILE[0]?.fingerprint);
    expect(withLists(stored, TEXT).lists).toEqual(FILE);
    const [list] = finishedLists(withLists(NO_LISTS, TEXT)) as [ImportedList];
    const [first] = list.report;
    if (!first) throw new Error('the text list has a report');
    const [after] = finishedLists(withSeen(withLists(NO_LISTS, TEXT), list.fingerprint, first));
    expect(after?.report).toEqual(list.report.slice(1));
  });
});
