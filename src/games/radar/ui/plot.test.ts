import { describe, expect, test } from 'vitest';
import { parse } from '../commands.ts';
import { cell, name, sea } from '../rules/testing.ts';
import { carried, type Note, noted, plotOf, reportOf, type Show } from './plot.ts';

const STATE = sea({ chart: ['.....', '.#...', '.....', '.....', '.....'], sector: { across: 3, down: 5 } });
const { chart } = STATE.rules;
const at = (cellName: string) => cell(STATE, cellName);
const notes = (marks: Readonly<Record<string, Note>>) =>
  new Map(Object.entries(marks).map(([n, note]) => [at(n), note]));
const named = (cells: Iterable<number>) => [...cells].map((each) => name(STATE, each)).join(' ');

const automatic = (() => {
  const weight = new Float64Array(chart.cells);
  weight[at('A1')] = 0.5;
  weight[at('B1')] = 0.3;
  weight[at('D3')] = 0.2;
  return { weight, cells: [at('A1'), at('B1'), at('D3')] };
})();

test('a click marks a cell possible, then ruled out, then takes the mark away', () => {
  const one = noted(new Map(), at('A1'));
  const two = noted(one, at('A1'));
  expect([one.get(at('A1')), two.get(at('A1')), noted(two, at('A1')).size]).toEqual(['possible', 'out', 0]);
});

test('marks go along with the courses heard, and run aground where there is land', () => {
  const next = carried(chart, notes({ A1: 'possible', B1: 'possible', D1: 'out' }), ['south']);
  expect(named(next.keys())).toBe('A2');
});

describe('the plot', () => {
  test.each<[Show, Readonly<Record<string, Note>>, string]>([
    ['automatic', { A1: 'out' }, 'A1 B1 D3'],
    ['notes', { A1: 'possible', C1: 'possible', B1: 'out' }, 'A1 C1'],
    ['both', { A1: 'out' }, 'B1 D3'],
    ['both', { B1: 'possible', C1: 'possible' }, 'B1'],
    ['both', { C1: 'possible' }, ''],
  ])('%s with %o', (show, marks, cells) => {
    expect(named(plotOf(chart, show, automatic, notes(marks)).cells)).toBe(cells);
  });

  test('weights add up to 1 in the same proportions', () => {
    const { weight } = plotOf(chart, 'both', automatic, notes({ A1: 'out' }));
    expect(weight[at('B1')]).toBeCloseTo(0.6);
    expect(weight[at('D3')]).toBeCloseTo(0.4);
  });

  test('with nothing marked possible, notes leave every sea cell that is not ruled out', () => {
    expect(plotOf(chart, 'notes', automatic, notes({ A1: 'out' })).cells).toHaveLength(23);
  });
});

describe('the report', () => {
  test('says how many, how sure, which is best and how likely each is', () => {
    const report = reportOf(chart, automatic, 17);
    expect(report).toMatchObject({ certainty: 'high', candidates: 3, hypotheses: 17, best: at('A1') });
    expect(report.weights).toEqual([
      [at('A1'), 0.5],
      [at('B1'), 0.3],
      [at('D3'), 0.2],
    ]);
  });

  test.each(['automatic', 'notes', 'both'] as const)('is a command that the rules can read: %s', (show) => {
    expect(parse(reportOf(chart, plotOf(chart, show, automatic, new Map()))).ok).toBe(true);
  });
});
