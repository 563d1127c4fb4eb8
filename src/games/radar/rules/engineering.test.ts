import { describe, expect, test } from 'vitest';
import { COURSES, type Course } from '../../../parts/grid/grid.ts';
import { BOARDS, type BoardName, colourOfNode, courseOfNode, NODES, NODES_PER_PANEL } from '../data/boards.ts';
import type { Turn } from '../state.ts';
import { consequence, marksAfter } from './engineering.ts';
import { done, refused, type Situation, sea, type Told, types } from './testing.ts';

const LETTER = { red: 'R', green: 'G', yellow: 'Y', radiation: 'X' } as const;
const bits = (nodes: readonly number[]): number => nodes.reduce((sum, node) => sum | (1 << node), 0);
const panel = (course: Course): number[] =>
  Array.from({ length: NODES_PER_PANEL }, (_, i) => COURSES.indexOf(course) * NODES_PER_PANEL + i);
const node = (course: Course, i: number): number => panel(course)[i] as number;
const mark = (n: number): Told => ({ type: 'mark', node: n });
const moved = (course: Course): Partial<Turn> => ({ moved: true, course });

const colours = (board: BoardName, course: Course): string =>
  panel(course)
    .map((n) => LETTER[colourOfNode(BOARDS[board], n)])
    .join(' ');
const circuits = (board: BoardName, course: Course): string =>
  panel(course)
    .map((n) => BOARDS[board].circuits.findIndex((nodes) => nodes & (1 << n)) + 1)
    .join(' ');

describe('the boards as printed', () => {
  test.each([
    // board    panel    colours         circuits
    ['seed', 'west', 'R G Y Y R X', '1 2 3 0 0 0'],
    ['seed', 'north', 'Y R Y R G X', '1 2 3 0 0 0'],
    ['seed', 'south', 'G Y R G Y X', '1 2 3 0 0 0'],
    ['seed', 'east', 'Y R G Y R X', '1 2 3 0 0 0'],
    ['classic', 'west', 'R Y G G X X', '1 1 1 0 0 0'],
    ['classic', 'north', 'Y R Y G R X', '2 2 2 0 0 0'],
    ['classic', 'south', 'G Y R R X Y', '3 3 3 0 0 0'],
    ['classic', 'east', 'G Y R X G X', '2 3 1 0 0 0'],
  ] as const)('%s %s: %s, circuits %s', (board, course, printed, wired) => {
    expect(colours(board, course)).toBe(printed);
    expect(circuits(board, course)).toBe(wired);
  });

  test.each([
    // board      R  G  Y  X
    ['seed', [7, 5, 8, 4]],
    ['classic', [6, 6, 6, 6]],
  ] as const)('%s: R G Y X are %j, 24 in all', (board, counts) => {
    const all = COURSES.map((course) => colours(board, course))
      .join(' ')
      .split(' ');
    expect(['R', 'G', 'Y', 'X'].map((letter) => all.filter((each) => each === letter).length)).toEqual(counts);
    expect(all).toHaveLength(NODES);
  });

  test.each(['seed', 'classic'] as const)('%s: three circuits of four nodes, none of them radiation', (board) => {
    const { circuits: wires, radiation } = BOARDS[board];
    expect(wires.map((nodes) => nodes.toString(2).replaceAll('0', '').length)).toEqual([4, 4, 4]);
    expect(wires.every((nodes) => (nodes & radiation) === 0)).toBe(true);
  });

  test.each([
    // course   without red, green, yellow: what is left to mark
    ['west', [4, 5, 4]],
    ['north', [4, 5, 4]],
    ['south', [5, 4, 4]],
    ['east', [4, 5, 4]],
  ] as const)('seed %s: marks that spare red, green, yellow are %j', (course, left) => {
    const spared = (['red', 'green', 'yellow'] as const).map(
      (colour) => panel(course).filter((n) => !(BOARDS.seed.colour[colour] & (1 << n))).length,
    );
    expect(spared).toEqual(left);
  });
});

describe('a mark', () => {
  test.each<[string, Situation, number, string | undefined]>([
    ['on the panel of the course', { now: moved('north') }, 0, undefined],
    ['on another panel', { now: moved('north') }, 6, 'wrong-panel'],
    ['on a marked node', { now: moved('north'), blue: { marks: [0] } }, 0, 'node-marked'],
    ['a second time', { now: { ...moved('north'), marked: true } }, 1, 'already-marked'],
    ['before the move', {}, 0, 'move-first'],
    ['after surfacing', { now: { moved: true, surfacing: true } }, 0, 'turn-is-over'],
    ["in the enemy's turn", { active: 'red', now: moved('north') }, 0, 'not-your-turn'],
    ['while a sonar answer is owed', { now: { ...moved('north'), fired: true, sonar: true } }, 0, undefined],
    ['after a stealth move', { now: { ...moved('north'), stealth: true, fired: true } }, 5, undefined],
  ])('%s', (_, situation, n, code) => {
    expect(refused(sea(situation), 'blue.engineer', mark(n))).toBe(code);
  });

  test('only the engineer marks', () => {
    expect(refused(sea({ now: moved('north') }), 'blue.captain', mark(0))).toBe('wrong-role');
  });
});

const N = (i: number): number => node('north', i);
const S = (i: number): number => node('south', i);
const E = (i: number): number => node('east', i);
const W = (i: number): number => node('west', i);

describe('effects of a mark', () => {
  const radiation = [N(5), S(5), E(5), W(5)];

  test.each<[string, 'seed' | 'classic', readonly number[], number, ReturnType<typeof consequence>]>([
    ['nothing', 'seed', [], N(0), undefined],
    ['fifth of a panel: nothing', 'seed', [N(0), N(1), N(2), N(3)], N(4), undefined],
    ['sixth of a panel: overload', 'seed', [N(0), N(1), N(2), N(3), N(4)], N(5), 'overload'],
    ['third radiation: nothing', 'seed', radiation.slice(0, 2), E(5), undefined],
    ['fourth radiation', 'seed', radiation.slice(0, 3), W(5), 'radiation'],
    ['fourth radiation on the classic board', 'classic', [N(5), S(4), E(3)], W(4), undefined],
    ['sixth radiation on the classic board', 'classic', [N(5), S(4), E(3), E(5), W(4)], W(5), 'radiation'],
    ['a circuit of one node a panel', 'seed', [N(1), S(1), E(1)], W(1), { circuit: 2 }],
    ['a circuit of three and one', 'classic', [S(0), S(1), S(2)], E(1), { circuit: 3 }],
    ['overload beats radiation', 'seed', [N(5), S(5), E(5), W(0), W(1), W(2), W(3), W(4)], W(5), 'overload'],
    ['overload beats a circuit', 'seed', [N(0), S(0), E(0), W(1), W(2), W(3), W(4), W(5)], W(0), 'overload'],
  ])('%s (%s)', (_, board, before, n, what) => {
    expect(consequence(BOARDS[board], bits([...before, n]), n)).toEqual(what);
  });

  test('radiation beats a circuit, should a board ever have both in one node', () => {
    const board = { ...BOARDS.seed, circuits: [bits(radiation)] };
    expect(consequence(board, bits(radiation), W(5))).toBe('radiation');
  });

  test('overload costs 1 hull and clears the whole board', () => {
    const state = sea({ now: moved('north'), blue: { marks: [N(0), N(1), N(2), N(3), N(4), S(0), W(5)] } });
    const happened = done(state, 'blue.engineer', mark(N(5)));
    expect(happened.events.slice(1)).toEqual([{ type: 'damaged', side: 'blue', amount: 1, cause: 'overload' }]);
    expect(happened.state.boats.blue).toMatchObject({ hull: 3, marks: 0 });
    expect(happened.state.now.marked).toBe(true);
  });

  test('radiation costs 1 hull and clears the whole board', () => {
    const state = sea({ now: moved('west'), blue: { marks: [...radiation.slice(0, 3), N(0)] } });
    const happened = done(state, 'blue.engineer', mark(W(5)));
    expect(happened.events.slice(1)).toEqual([{ type: 'damaged', side: 'blue', amount: 1, cause: 'radiation' }]);
    expect(happened.state.boats.blue).toMatchObject({ hull: 3, marks: 0 });
  });

  test('a circuit clears its four nodes and costs nothing', () => {
    const state = sea({ now: moved('west'), blue: { marks: [N(0), S(0), E(0), N(5)] } });
    const happened = done(state, 'blue.engineer', mark(W(0)));
    expect(happened.events.slice(1)).toEqual([{ type: 'circuit-repaired', side: 'blue', circuit: 1 }]);
    expect(happened.state.boats.blue).toMatchObject({ hull: 4, marks: bits([N(5)]) });
  });

  test('the last hull point goes down with the panel: the enemy has won', () => {
    const state = sea({ now: moved('north'), blue: { hull: 1, marks: [N(0), N(1), N(2), N(3), N(4)] } });
    const happened = done(state, 'blue.engineer', mark(N(5)));
    expect(types(happened)).toEqual(['marked', 'damaged', 'ended']);
    expect(happened.state.outcome).toEqual({ winners: ['red'], reason: { code: 'sunk', side: 'blue' } });
  });
});

/** The hull cost of every order in which the engineer could mark the courses taken. */
function costs(board: BoardName, courses: readonly Course[], marks = 0, cost = 0): Set<number> {
  const [course, ...rest] = courses;
  if (!course) return new Set([cost]);
  const all = new Set<number>();
  for (const n of panel(course)) {
    if (marks & (1 << n)) continue;
    const after = marksAfter(BOARDS[board], marks, n);
    for (const each of costs(board, rest, Math.max(0, after), cost + (after < 0 ? 1 : 0))) all.add(each);
  }
  return all;
}

describe('courses and the board', () => {
  const boards: readonly BoardName[] = ['seed', 'classic'];
  const rows = boards.flatMap((board) => COURSES.map((course) => [board, course] as const));

  test.each(rows)('%s: six moves %s cost 1 hull regardless of the marks', (board, course) => {
    expect(costs(board, Array(6).fill(course))).toEqual(new Set([1]));
  });

  test.each(rows)('%s: five moves %s cost nothing', (board, course) => {
    expect(costs(board, Array(5).fill(course))).toEqual(new Set([0]));
  });

  test.each([
    // board     what is marked in each round of north, east, south, west
    ['seed', [[N(0), E(0), S(0), W(0)]]],
    [
      'classic',
      [
        [N(0), E(0), S(0), W(0)],
        [N(1), E(1), S(1), W(1)],
        [N(2), E(2), S(2), W(2)],
      ],
    ],
  ] as const)('%s: north, east, south, west can be repaired for ever', (board, rounds) => {
    const marked = rounds.flat().reduce<number[]>((path, n) => {
      path.push(marksAfter(BOARDS[board], path.at(-1) ?? 0, n));
      return path;
    }, []);
    expect(marked).not.toContain(-1);
    expect(marked.at(-1)).toBe(0);
    expect(rounds.flat().map(courseOfNode)).toEqual(rounds.flatMap(() => ['north', 'east', 'south', 'west']));
  });
});
