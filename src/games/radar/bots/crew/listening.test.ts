import { describe, expect, test } from 'vitest';
import { submit } from '../../../../kernel/match.ts';
import { must } from '../../../../kernel/result.ts';
import { COURSES } from '../../../../parts/grid/grid.ts';
import type { Belief } from '../../belief/memory.ts';
import { pictureOf } from '../../belief/picture.ts';
import type { CommandOf } from '../../commands.ts';
import type { System } from '../../data/systems.ts';
import type { Heard } from '../../events.ts';
import { blastDamage } from '../../rules/weapons.ts';
import { otherSide, type Side } from '../../state.ts';
import { at, decided, type Known, mindOf, ordered, playedOut, seated, story } from '../testing.ts';

// Any seat of the crew may be a person or silent: the others use what they have heard.

const says = (
  role: 'captain' | 'engineer' | 'radio-operator',
  message: Extract<Heard, { type: 'said' }>['message'],
): Heard => ({
  type: 'said',
  side: 'blue',
  seat: `blue.${role}`,
  message,
});
const report = (best: number | null, weights: CommandOf<'report'>['weights'] = []): CommandOf<'report'> => ({
  type: 'report',
  certainty: 'high',
  candidates: 1,
  hypotheses: 1,
  best,
  weights,
});

/** A person's report: a best cell and no figures. */
const pointing = (cell: string): Heard => says('radio-operator', report(at(cell)));
const pictured = (...heard: readonly Heard[]) => pictureOf(mindOf('blue.captain', { heard }).belief);
const odds = ({ weight }: ReturnType<typeof pictured>, cell: string): number => weight[at(cell)] as number;
const sum = (weight: Float64Array): number => weight.reduce((all, share) => all + share, 0);

describe("the captain's picture", () => {
  test('without any report every sea cell is equally likely', () => {
    const { weight, cells } = pictured();
    expect(cells).toHaveLength(81);
    expect(new Set(weight).size).toBe(1);
    expect(sum(weight)).toBeCloseTo(1);
  });

  test("a person's best cell is half of it, the cells around the rest", () => {
    const picture = pictured(pointing('E8'));
    expect(odds(picture, 'E8')).toBeCloseTo(0.5);
    expect(picture.cells).toHaveLength(9);
    expect(odds(picture, 'D7')).toBeCloseTo(1 / 16);
    expect(sum(picture.weight)).toBeCloseTo(1);
  });

  test('the weights of a report count before its best cell', () => {
    const told = report(at('E8'), [
      [at('A1'), 0.75],
      [at('B2'), 0.25],
    ]);
    const picture = pictured(says('radio-operator', told));
    expect([odds(picture, 'A1'), odds(picture, 'B2'), odds(picture, 'E8')]).toEqual([0.75, 0.25, 0]);
  });

  test('the newest report counts', () => {
    expect(odds(pictured(pointing('A1'), pointing('E8')), 'A1')).toBe(0);
  });

  test('an empty report does not count as a report', () => {
    expect(pictured(says('radio-operator', report(null))).cells).toHaveLength(81);
  });

  test.each<readonly [string, Heard, string, number]>([
    ['moves on with them', { type: 'moved', side: 'red', course: 'north' }, 'E7', 1],
    ['stays where it is when we move', { type: 'moved', side: 'blue', course: 'north' }, 'E8', 1],
    ['widens by their stealth', { type: 'stealthed', side: 'red' }, 'E8', 1 / 14], // up to four cells, but only one to the south
    ['widens by their stealth of two', { type: 'stealthed', side: 'red', steps: 2 }, 'C8', 1 / 3],
    ['keeps to the sector they surface in', { type: 'surfaced', side: 'red', sector: 8 }, 'E8', 1],
    ['starts afresh when somebody was wrong', { type: 'surfaced', side: 'red', sector: 1 }, 'A1', 1 / 81],
  ])('%s', (_, heard, cell, share) => {
    const exact = says('radio-operator', report(at('E8'), [[at('E8'), 1]]));
    expect(odds(pictured(exact, heard), cell)).toBeCloseTo(share);
  });
});

test('the captain shoots where a person reports the enemy, and not without a report', () => {
  const now = { moved: true, course: 'north', marked: true, charged: true } as const;
  const armed: Known = { now, blue: { at: 'E5', charges: { torpedo: 6 } }, red: { at: 'A1', hull: 2 } };
  const { chart } = mindOf('blue.captain', armed).state.rules;
  for (const cell of ['E8', 'H6', 'B5']) {
    const order = ordered('crew', 'blue.captain', { ...armed, heard: [pointing(cell)] });
    expect(order?.type === 'torpedo' && blastDamage(chart, order.at, at(cell)), cell).toBeTruthy();
  }
  expect(ordered('crew', 'blue.captain', armed)?.type).toBe('end-turn');
});

/** Checks after every command that a captain's picture contains the true position; returns the average number of cells. */
function truthful(runner: ReturnType<typeof seated>, side: Side): number {
  let [places, looks] = [0, 0];
  while (runner.turn()) {
    const { state, log } = runner.match;
    if (state.phase !== 'playing' || state.now.moved) continue;
    const { weight, cells } = pictureOf(runner.beliefOf(`${side}.captain`) as Belief);
    expect(weight[state.boats[otherSide(side)].at], `entry ${log.length}`).toBeGreaterThan(0);
    places += cells.length;
    looks++;
  }
  return places / looks;
}

describe.each(['seed', 'classic'])('a silent radio operator, %s rules', (ruleset) => {
  const setup = { ruleset, turnLimit: 60 };

  test.each([1, 2])('the truth is never ruled out: seed %i', (seed) => {
    truthful(seated({ seed, setup, mute: ['blue.radio-operator'] }), 'blue');
  });

  test.each([3, 4])('an old report does not rule it out either, and is better than none: seed %i', (seed) => {
    const table = { seed, setup, red: 'seed', mute: ['blue.radio-operator'] } as const;
    const told = seated(table);
    while (told.match.state.turn < 6) told.turn();
    const { at: truth } = told.match.state.boats.red;
    must(submit(told.match, 'blue.radio-operator', report(truth, [[truth, 1]])));
    expect(truthful(told, 'blue')).toBeLessThan(truthful(seated(table), 'blue'));
  });
});

test.each(COURSES)('the captain goes another way than %s where a person at the engines would avoid it', (course) => {
  const route = { marks: [], cost: 0, why: 'overloads' } as const;
  const chosen = (heard: readonly Heard[]) => ordered('crew', 'blue.captain', { blue: { at: 'E5' }, heard });
  const avoid = says('engineer', { type: 'advise', routes: [{ ...route, course, stance: 'avoid', risk: 0 }] });
  expect(chosen([avoid])).not.toMatchObject({ course });
  const prefer = says('engineer', { type: 'advise', routes: [{ ...route, course, stance: 'prefer', risk: 0 }] });
  expect(chosen([prefer])).toMatchObject({ type: 'move', course });
});

test('with silent engineers the captain guesses the board, and seldom loses hull to it', () => {
  let [moves, damage] = [0, 0];
  for (const seed of [1, 2, 3, 4]) {
    const mute = ['blue.engineer', 'red.engineer'] as const;
    const setup = { ruleset: seed % 2 ? 'seed' : 'classic', turnLimit: 100 };
    for (const { event } of story(playedOut({ seed, mute, setup }))) {
      if (event.type === 'moved' || event.type === 'stealthed') moves++;
      if (event.type === 'damaged') damage += event.amount;
    }
  }
  expect(moves).toBeGreaterThan(100);
  expect(damage / moves).toBeLessThan(0.02);
});

describe('the first mate', () => {
  const now = { moved: true, course: 'north' } as const;
  const wants = (...systems: readonly System[]): Heard => says('captain', { type: 'set-priority', systems });
  const broken = (...systems: readonly System[]): Heard =>
    says('engineer', { type: 'condition', broken: systems, repaired: [] });
  const repaired = (...systems: readonly System[]): Heard =>
    says('engineer', { type: 'condition', broken: [], repaired: systems });
  const order = wants('drone', 'torpedo', 'stealth', 'sonar', 'mine');

  test.each<readonly [string, readonly Heard[], System]>([
    ["the captain's first wish", [order], 'drone'],
    ['another order', [order, wants('mine', 'torpedo', 'stealth', 'drone', 'sonar')], 'mine'],
    ['not what is reported broken while a usable one is wanted', [order, broken('drone', 'sonar')], 'torpedo'],
    ['it is wanted again once it is repaired', [order, broken('drone', 'sonar'), repaired('drone', 'sonar')], 'drone'],
  ])('%s', (_, heard, system) => {
    expect(ordered('crew', 'blue.first-mate', { now, heard })).toEqual({ type: 'charge', system });
  });
});

describe('the engineer', () => {
  const now = { moved: true, course: 'north' } as const; // Y R Y R G X
  const protect = (...systems: readonly System[]): Heard => says('captain', { type: 'protect', systems });
  // Radiation has three of four marks, so a colour must be marked.
  const marks = [11, 17, 23];

  test.each<readonly [readonly System[], System]>([
    [['torpedo', 'stealth'], 'drone'],
    [['drone', 'torpedo'], 'stealth'],
  ])('asked to protect %j gives up %s', (systems, given) => {
    const { command } = decided('crew', 'blue.engineer', { now, blue: { marks }, heard: [protect(...systems)] });
    const nodes = { drone: [4], stealth: [0, 2], torpedo: [1, 3], mine: [], sonar: [] }[given];
    expect(nodes).toContain(command?.type === 'mark' ? command.node : -1);
  });

  test('never costs hull where anything else is left', () => {
    const full = [0, 1, 2, 3]; // 4 or 5: five of a panel is not six
    expect(ordered('crew', 'blue.engineer', { now, blue: { marks: [...full, ...marks] } })).toEqual({
      type: 'mark',
      node: 4,
    });
  });
});
