import { describe, expect, test } from 'vitest';
import { must } from '../../kernel/result.ts';
import { addsUp, type Tally } from '../../kernel/tally.ts';
import { queries } from './ask.ts';

interface Answer {
  readonly exact: boolean;
  readonly hypotheses: number;
  readonly cells: number;
  readonly best: string | null;
  readonly certainty: number;
  readonly distribution: readonly { readonly cell: string; readonly share: number }[];
  readonly picture: readonly string[];
  readonly hypothesesList?: readonly { readonly at: string; readonly trail: readonly string[] }[];
  readonly impossible?: { readonly heard: number };
  readonly drones: readonly { readonly sector: number; readonly there: number; readonly leaves: number }[];
  readonly sonar: { readonly leaves: number };
  readonly targets: readonly { readonly at: string; readonly worth: Tally }[];
}
const ask = (name: string, question: unknown) => must(queries[name]!.answer(question)) as Answer;
const refusal = (name: string, question: unknown) => {
  const answer = queries[name]!.answer(question);
  return answer.ok ? undefined : answer.error;
};

const CHART = { rows: 5, cols: 5, islands: [6], sector: { across: 3, down: 3 } }; // B2
const EAST = { type: 'moved', course: 'east' };
const ALONG = [EAST, EAST, EAST, EAST];

describe('track', () => {
  test('four steps east on a 5x5 chart: the east edge, but not in the row of the island', () => {
    const answer = ask('track', { map: CHART, heard: ALONG });
    expect(answer).toMatchObject({ exact: true, hypotheses: 4, cells: 4, certainty: 0.25 });
    expect(answer.distribution.map(({ cell }) => cell)).toEqual(['E1', 'E3', 'E4', 'E5']);
    expect(answer.hypothesesList?.[0]).toEqual({ at: 'E1', trail: ['A1', 'B1', 'C1', 'D1', 'E1'] });
    expect(answer.picture).toEqual(['  ABCDE', '1 ....9', '2 .#...', '3 ....9', '4 ....9', '5 ....9']);
  });

  test.each([
    ['a cell by name', { type: 'exploded', at: 'E1', damage: 2 }, ['E1']],
    ['a cell by number', { type: 'exploded', at: 4, damage: 2 }, ['E1']],
    ['a drone of the other side', { type: 'drone-answered', sector: 4, there: true }, ['E4', 'E5']],
    [
      'a row as on the chart',
      { type: 'sonar-answered', first: { about: 'row', value: '3' }, second: { about: 'col', value: 'A' } },
      ['E3'],
    ],
    [
      'a row as in the data',
      { type: 'sonar-answered', first: { about: 'row', value: 2 }, second: { about: 'col', value: 0 } },
      ['E3'],
    ],
    ['a torpedo of its own', { type: 'torpedo-fired', at: 'A1' }, ['E1']],
    ['a torpedo of ours', { type: 'torpedo-fired', side: 'blue', at: 'A1' }, ['E1', 'E3', 'E4', 'E5']],
  ])('takes %s', (_title, one, cells) => {
    const { distribution } = ask('track', { map: CHART, heard: [...ALONG, one] });
    expect(distribution.map(({ cell }) => cell)).toEqual(cells);
  });

  test('the boat of either side', () => {
    expect(ask('track', { map: CHART, of: 'blue', heard: [{ ...EAST, side: 'red' }] }).hypotheses).toBe(24);
    expect(ask('track', { map: CHART, of: 'blue', heard: [EAST] }).hypotheses).toBe(18);
  });

  test('an impossible story is said to be, and where', () => {
    const answer = ask('track', { map: CHART, heard: [...ALONG, EAST, EAST] });
    expect(answer).toMatchObject({ hypotheses: 0, best: null, certainty: 0, impossible: { heard: 4 } });
  });

  test.each([
    ['no list of what was heard', { map: CHART }, '(whole)'],
    ['a course that does not exist', { heard: [{ type: 'moved', course: 'up' }] }, 'heard/0/course'],
    ['what nobody hears', { heard: [{ type: 'flew' }] }, 'heard/0/type'],
    ['a field too many', { heard: [{ type: 'dived', at: 'A1' }] }, 'heard/0/at'],
    ['an unknown field', { heard: [], colour: 'red' }, 'colour'],
    ['a cell off the chart', { map: CHART, heard: [{ type: 'torpedo-fired', at: 'Z9' }] }, 'heard/0/at'],
    ['a run too long', { heard: [{ type: 'stealthed', steps: 9 }] }, 'heard/0/steps'],
    [
      'two facts of one kind',
      { heard: [{ type: 'sonar-answered', first: { about: 'row', value: 1 }, second: { about: 'row', value: 2 } }] },
      'heard/0/second',
    ],
    [
      'a row off the chart',
      { heard: [{ type: 'sonar-answered', first: { about: 'row', value: 99 }, second: { about: 'col', value: 2 } }] },
      'heard/0/first',
    ],
    ['a sector that does not exist', { map: CHART, heard: [{ type: 'surfaced', sector: 5 }] }, 'heard/0/sector'],
  ])('refuses %s', (_title, question, field) => {
    expect(refusal('track', question)).toMatchObject({ code: 'bad-question', field });
  });

  test('an unknown map or ruleset is answered as a set-up is', () => {
    expect(refusal('track', { map: 'nowhere', heard: [] })).toMatchObject({ code: 'unknown-map' });
    expect(refusal('track', { ruleset: 'house', heard: [] })).toMatchObject({ code: 'unknown-ruleset' });
  });
});

describe('probe', () => {
  test('a drone over an even split leaves half, one over nothing all', () => {
    const { drones } = ask('probe', { map: CHART, heard: ALONG });
    expect(drones[0]).toMatchObject({ there: 0.5, leaves: 0.5 });
    expect(drones.at(-1)).toMatchObject({ there: 0, leaves: 1 });
  });

  test('a sonar from scratch matches an enumeration of every answer', () => {
    const answer = ask('probe', { map: { ...CHART, islands: [] }, heard: ALONG });
    let [sum, answers] = [0, 0];
    for (let truth = 0; truth < 5; truth++) {
      const kept = (one: string, a: number, two: string, b: number): number =>
        [0, 1, 2, 3, 4].filter((row) => {
          const is: Record<string, number> = { row, col: 4, sector: row < 3 ? 2 : 4 };
          return (is[one] === a) !== (is[two] === b);
        }).length / 5;
      const is: Record<string, number> = { row: truth, col: 4, sector: truth < 3 ? 2 : 4 };
      const range: Record<string, number[]> = { row: [0, 1, 2, 3, 4], col: [0, 1, 2, 3, 4], sector: [1, 2, 3, 4] };
      for (const one of ['row', 'col', 'sector'])
        for (const two of ['row', 'col', 'sector'])
          for (const lie of range[two] as number[])
            if (one !== two && lie !== is[two]) {
              sum += kept(one, is[one] as number, two, lie);
              answers++;
            }
    }
    expect(answer.sonar.leaves).toBeCloseTo(sum / answers, 5);
  });
});

describe('torpedo', () => {
  test('two targets and our own blast, line by line', () => {
    const { targets } = ask('torpedo', { map: CHART, heard: ALONG, from: 'D3' });
    for (const { worth } of targets) expect(addsUp(worth)).toBe(true);
    const [best] = targets;
    expect(best?.at).toBe('E5');
    expect(best?.worth.lines).toEqual([
      { why: { code: 'direct-hit', cell: 'E5', share: 0.25 }, value: 0.5 },
      { why: { code: 'near-miss', cell: 'E5', share: 0.25 }, value: 0.25 },
    ]);
  });

  test('from an island or from nowhere', () => {
    expect(refusal('torpedo', { map: CHART, heard: [], from: 'B2' })).toMatchObject({ field: 'from' });
    expect(refusal('torpedo', { map: CHART, heard: [], from: 'Q9' })).toMatchObject({ field: 'from' });
  });
});

test.each(Object.keys(queries))('the example of %s is answered', (name) => {
  const { example, answer } = queries[name]!;
  expect(must(answer(example))).toMatchObject({ exact: true });
});
