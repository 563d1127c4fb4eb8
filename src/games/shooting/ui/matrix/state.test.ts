import fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../../../../kernel/result.ts';
import { type Unit, unitsOf } from '../../ask/matrix/army-units.ts';
import { cellOf, questionFor } from '../../ask/matrix/cells.ts';
import { ARMIES } from '../../data/armies.ts';
import { DATASHEETS } from '../../data/datasheets.ts';
import { arranged } from './arrange.ts';
import { curvePicture, curveTable } from './curve-picture.ts';
import { entryOf, unitIn, weaponEntries } from './entries.ts';
import { MOST_UNITS, stateAddress, stateIn, swapped, USUAL_STATE } from './state.ts';
import { tableCsv, tablePicture, tableText } from './table-copy.ts';

const KEYS = ['view', 'my', 'their', 'by', 'sort', 'pin-rows', 'pin-columns', 'curve', 'goal', 'must', 'split', 'half'];
const VALUES = [
  'matrix',
  'plan',
  'meq*3',
  'strike-force.hellblasters',
  'ratio',
  'row.1',
  'column.0',
  'column.50',
  '0.1',
  '1.1',
  '1',
  'yes',
];
const scrawl = fc.array(
  fc.tuple(fc.constantFrom(...KEYS), fc.oneof(fc.constantFrom(...VALUES), fc.constant('=name=x&t.T=4'), fc.string())),
);

test('any URL is read, and stays the same after writing and reading', () => {
  fc.assert(
    fc.property(scrawl, (written) => {
      const state = stateIn(new URLSearchParams(written).toString());
      expect(stateIn(stateAddress(state))).toEqual(state);
    }),
  );
});

test('pinned rows that are not in the table are left out', () => {
  const pinned = { rows: [3, 1], columns: [] };
  expect(arranged({ sort: null, pinned }, 2, 1, () => null).rows).toEqual([1, 0]);
});

test('a link never refers to a row or column that is not shown', () => {
  fc.assert(
    fc.property(scrawl, (written) => {
      const { mine, theirs, sort, pinned, curves, must: targets } = stateIn(new URLSearchParams(written).toString());
      for (const entry of mine) expect(unitIn(entry)?.attackers).toBeDefined();
      for (const entry of theirs) expect(unitIn(entry)?.target).toBeDefined();
      const rows = [...pinned.rows, ...curves.map(({ row }) => row), ...(sort?.axis === 'row' ? [sort.at] : [])];
      const columns = [
        ...pinned.columns,
        ...targets,
        ...curves.map(({ column }) => column),
        ...(sort?.axis === 'column' ? [sort.at] : []),
      ];
      for (const row of rows) expect(row).toBeLessThan(mine.length);
      for (const column of columns) expect(column).toBeLessThan(theirs.length);
      expect(arranged({ sort, pinned }, mine.length, theirs.length, () => null).rows).toHaveLength(mine.length);
    }),
  );
});

test('a unit of an imported army survives the link', () => {
  const sheets = DATASHEETS.map((sheet) => ({ ...sheet }));
  for (const unit of unitsOf({ ...ARMIES['ork-mob']!, sheets })) {
    const read = unitIn(entryOf(unit))!;
    const [before, after] = [cellOf(questionFor(unit, unit)), cellOf(questionFor(read, read))];
    expect(must(after)).toEqual(must(before));
    expect([read.name, read.points]).toEqual([unit.name, unit.points]);
  }
});

test('a unit split into its weapons deals the same wounds on average, as long as the target outlasts them', () => {
  const unit = unitIn('strike-force.intercessors')!;
  const target = { name: 'wall', points: null, target: { T: 5, Sv: 4, W: 1, models: 100 } };
  const damage = (one: Unit): number => must(cellOf(questionFor(one, target))).damage;
  const weapons = weaponEntries('strike-force.intercessors').map((entry) => unitIn(entry)!);
  expect(weapons.length).toBe(unit.attackers?.length);
  expect(weapons.reduce((sum, weapon) => sum + damage(weapon), 0)).toBeCloseTo(damage(unit), 9);
  expect(weaponEntries('meq')).toEqual(['meq']);
});

test('swapping sides keeps the units that can take the other role', () => {
  const state = { ...USUAL_STATE, theirs: ['meq', 'swarm.tyrant'] };
  expect(swapped(state)).toMatchObject({ mine: ['swarm.tyrant'], theirs: USUAL_STATE.mine });
});

test('pinned rows come first, the others best first', () => {
  const figures = [[1], [5], [3], [9]];
  const state = { sort: { axis: 'column', at: 0 }, pinned: { rows: [2], columns: [] } } as const;
  expect(arranged(state, 4, 1, (row, column) => figures[row]?.[column] ?? null).rows).toEqual([2, 3, 1, 0]);
});

test('a table is copied as text, CSV and a picture', () => {
  const table = { title: 'Kills', head: ['Unit', 'A, B'], rows: [['=x', '1.5']] };
  expect(tableText(table)).toBe('Kills\n\nUnit  A, B\n=x     1.5');
  expect(tableCsv(table)).toBe('Unit,"A, B"\r\n\'=x,1.5');
  expect(tableCsv({ ...table, rows: [['-2+3', '0']] })).toContain("'-2+3,0");
  expect(tablePicture(table, () => 1).shapes.length).toBeGreaterThan(4);
});

test('a long heading has two lines in a picture', () => {
  const { shapes } = tablePicture({ title: 't', head: ['Unit', '10 × Guard (GEQ)'], rows: [['x', '1']] }, () => 1);
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  expect(texts).toEqual(['t', '(GEQ)', '10 × Guard', 'x', '1']);
});

test('a curve shows the chance of at least each number', () => {
  const curves = [{ name: 'x', counts: [0.5, 0.25, 0.25] }];
  expect(curveTable(curves, 't', 'n', String).rows).toEqual([
    ['0', '1'],
    ['1', '0.5'],
    ['2', '0.25'],
  ]);
  expect(curvePicture(curves, 't', String).shapes.filter(({ kind }) => kind === 'path')).toHaveLength(1);
});

/** As many weapons, kinds and abilities as a unit of an imported list can have. */
const LARGEST: Unit = {
  name: 'Sample Squad with a very long name + Sample Captain, leader',
  points: 999,
  attackers: Array.from({ length: 12 }, (_, i) => ({
    count: 20,
    A: 'D6+3',
    BS: 3,
    S: 4 + i,
    AP: -2,
    D: 'D6+2',
    abilities: ['Blast', 'Devastating Wounds', 'Sustained Hits D3', 'Anti-Infantry 4+', 'Rapid Fire 2'],
  })),
  shooter: { W: 3, keywords: ['Infantry', 'Grenades', 'Imperium'] },
  target: {
    T: 4,
    Sv: 3,
    W: 2,
    models: 20,
    keywords: ['Infantry', 'Grenades', 'Imperium'],
    also: Array.from({ length: 10 }, () => ({ models: 1, T: 4, Sv: 3, W: 3, abilities: ['Feel No Pain 5+'] })),
    character: { models: 1, T: 4, Sv: 2, inv: 4, W: 5, abilities: ['Feel No Pain 4+'] },
  },
};

test('the largest matrix fits a link', () => {
  const entries = Array.from({ length: MOST_UNITS }, (_, i) => entryOf({ ...LARGEST, points: i + 1 }));
  const state = { ...USUAL_STATE, mine: entries, theirs: entries };
  const address = stateAddress(state);
  expect(stateIn(address)).toEqual(state);
  expect(address.length).toBeLessThan(1_000_000); // Firefox takes 1 MiB, Chromium 2 MiB
});
