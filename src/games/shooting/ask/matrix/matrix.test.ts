import { describe, expect, test } from 'vitest';
import { must } from '../../../../kernel/result.ts';
import { queries } from '../../ask.ts';
import { ARMIES } from '../../data/armies.ts';
import { DATASHEETS } from '../../data/datasheets.ts';
import { STANDARD } from '../../data/standard.ts';
import { unitsOf } from './army-units.ts';
import { cellOf, questionFor } from './cells.ts';
import { standardUnit } from './sides.ts';

interface Told {
  readonly targets: readonly { readonly name: string; readonly points: number | null }[];
  readonly rows: readonly {
    readonly name: string;
    readonly cells: readonly Readonly<Record<'kills' | 'damage' | 'points' | 'ratio' | 'wipe', number>>[];
  }[];
}
const ask = (question: object): Told => must(queries.matrix!.answer(question)) as Told;
const RIFLES = { name: 'Rifles', points: 160, attackers: [{ weapon: 'bolt-rifle', count: 10 }] };
const MARINES = { name: 'Marines', target: { sheet: 'intercessor-squad', models: 10, points: 160 } };

describe('a matrix', () => {
  test('has the figures of one-attack questions', () => {
    const { rows } = ask({ units: [RIFLES], targets: [MARINES, { standard: 'geq' }], conditions: { cover: true } });
    for (const [i, target] of [MARINES.target, standardUnit('geq').target].entries()) {
      const question = { attackers: RIFLES.attackers, target, conditions: { cover: true } };
      const odds = must(queries.odds!.answer(question)) as { slain: { mean: number }; wipe: number };
      expect(rows[0]?.cells[i]).toMatchObject({ kills: odds.slain.mean, wipe: odds.wipe });
    }
  });

  test('counts points by models: ten rifles kill 1.417 of ten marines, worth 16 points each', () => {
    const [cell] = ask({ units: [RIFLES], targets: [MARINES] }).rows[0]?.cells ?? [];
    expect(cell?.points).toBeCloseTo(1.41674 * 16, 3);
    expect(cell?.ratio).toBeCloseTo((1.41674 * 16) / 160, 5);
  });

  test('never counts more kills than the target has models', () => {
    const target = { T: 3, Sv: 7, W: 1, models: 2 };
    const units = [{ attackers: [{ A: 20, BS: 2, S: 12, AP: -4, D: 6 }] }];
    expect(ask({ units, targets: [{ target }] }).rows[0]?.cells[0]?.kills).toBeLessThanOrEqual(2);
  });

  test('sorts rows by their sum', () => {
    const few = { ...RIFLES, name: 'Few', attackers: [{ weapon: 'bolt-rifle', count: 2 }] };
    const names = ask({ units: [few, RIFLES], targets: [MARINES], sort: true }).rows.map(({ name }) => name);
    expect(names).toEqual(['Rifles', 'Few']);
  });

  test.each<[string, object, string]>([
    ['no weapons', { units: [{ name: 'x' }] }, 'units/0/attackers'],
    ['an unknown weapon', { units: [{ attackers: [{ weapon: 'bow' }] }] }, 'units/0/attackers/0/weapon'],
    ['an unknown army', { units: [{ army: 'none' }] }, 'units/0/army'],
    ['an unknown unit', { targets: [{ army: 'swarm', unit: 'none' }] }, 'targets/0/unit'],
    ['more units than a table has rows', { units: Array(30).fill({ army: 'ork-mob' }) }, 'units'],
    ['half a target', { targets: [MARINES, { target: { T: 4, W: 1 } }] }, 'targets/1/target/Sv'],
    ['no points', { targets: [{ target: { T: 4, Sv: 3, W: 1 } }], by: 'points' }, 'targets/0/target/points'],
    ['no points of the unit', { units: [{ ...RIFLES, points: undefined }], by: 'ratio' }, 'units/0/points'],
  ])('refuses %s', (_title, part, field) => {
    const question = JSON.parse(JSON.stringify({ units: [RIFLES], targets: [MARINES], ...part }));
    expect(queries.matrix!.answer(question)).toMatchObject({ ok: false, error: { field } });
  });
});

describe('units', () => {
  test.each(Object.keys(STANDARD))('the standard defender %s can be fired at', (name) => {
    const target = standardUnit(name as keyof typeof STANDARD);
    const cell = must(cellOf(questionFor({ ...RIFLES }, target)));
    expect(cell.models).toBe(STANDARD[name as keyof typeof STANDARD].models);
  });

  test.each(Object.entries(ARMIES))('of the army %s fire and are fired at', (_id, army) => {
    const units = unitsOf(army);
    expect(units.length).toBe(army.units.filter(({ attachedTo }) => !attachedTo).length);
    for (const unit of units) for (const target of units) must(cellOf(questionFor(unit, target)));
  });

  test('with other weapons do not fire their pistols, and include the character that leads them', () => {
    const [squad] = unitsOf(ARMIES['strike-force']!);
    expect(squad?.attackers?.map(({ weapon }) => weapon)).toEqual([
      'bolt-rifle',
      'grenade-launcher',
      'master-bolt-rifle',
    ]);
    expect(squad).toMatchObject({ points: 240, target: { models: 10, character: { sheet: 'captain' } } });
  });

  test('with two attached characters are fired at with both', () => {
    const army = ARMIES['strike-force']!;
    const captain = army.units.find(({ attachedTo }) => attachedTo !== undefined)!;
    const [squad] = unitsOf({ ...army, units: [...army.units, { ...captain, id: 'other' }] });
    expect(squad?.target).toMatchObject({ character: { sheet: 'captain' }, characters: [{ sheet: 'captain' }] });
    const cell = must(cellOf(questionFor({ ...RIFLES }, squad!)));
    expect(cell.models).toBe(12);
    const sniper = [{ count: 40, A: 4, BS: 2, S: 12, AP: -6, D: 6, abilities: ['Precision'] }];
    const picked = must(cellOf(questionFor({ name: 'Snipers', points: null, attackers: sniper }, squad!)));
    expect(picked.wipe).toBeGreaterThan(0.9);
  });

  test('fire with the abilities of the character that leads them, as in a match', () => {
    const army = ARMIES['strike-force']!;
    const [led] = unitsOf(army);
    const units = army.units.map((unit) => ({ ...unit, sheet: unit.sheet === 'captain' ? 'painboy' : unit.sheet }));
    for (const sheets of [[], DATASHEETS.map((sheet) => ({ ...sheet }))]) {
      const [squad] = unitsOf({ ...army, sheets });
      const { shooter } = unitsOf({ ...army, units, sheets })[0]!; // a leader whose ability does not help
      const helped = must(cellOf(questionFor(squad!, standardUnit('meq')))).kills;
      const plain = must(cellOf(questionFor({ ...squad!, shooter: shooter! }, standardUnit('meq')))).kills;
      const byHand = questionFor({ ...led!, shooter: shooter! }, standardUnit('meq'), { hand: ['hit-re-roll-ones'] });
      expect(helped).toBeGreaterThan(plain);
      expect(helped).toBeCloseTo(must(cellOf(byHand)).kills, 10);
    }
  });

  test('are fired at with every model of an attached unit', () => {
    const army = ARMIES['ork-mob']!;
    const staff = army.units.map((unit) =>
      unit.id === 'painboy' ? { ...unit, sheet: 'boyz', models: army.units[0]!.models } : unit,
    );
    const [mob] = unitsOf({ ...army, units: staff });
    expect(must(cellOf(questionFor({ ...RIFLES }, mob!))).models).toBe(40);
  });

  test('of an imported army give the same odds by value as built-in ones by name', () => {
    const army = ARMIES['first-company']!;
    const sheets = DATASHEETS.map((sheet) => ({ ...sheet }));
    const [byName, byValue] = [unitsOf(army), unitsOf({ ...army, sheets })];
    for (const [i, unit] of byName.entries())
      for (const [k, target] of byName.entries()) {
        const known = must(cellOf(questionFor(unit, target)));
        const typed = must(cellOf(questionFor(byValue[i]!, byValue[k]!)));
        expect(typed.kills).toBeCloseTo(known.kills, 9);
      }
  });
});
