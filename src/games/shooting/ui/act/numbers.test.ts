import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import { gun, marines, orks } from '../../testing.ts';
import type { ManualModifier } from '../../view.ts';
import { numbersOf } from './numbers.ts';
import { bill, luck, oddsFor } from './odds.ts';
import { aim, chosen, mixed, mobs, seen } from './testing.ts';

const rifles = (hand: readonly ManualModifier[] = []) => {
  const { view } = seen({}, [chosen(), aim('rifle', 1, { hand })]);
  const [assignment] = view.assignments;
  return assignment ? numbersOf(view, 0, assignment) : undefined;
};

describe('values of an aim, each with a receipt that adds up', () => {
  test.each<[readonly ManualModifier[], number, number]>([
    [[], 3, 5],
    [['hit-plus-one'], 2, 5],
    [['hit-minus-one', 'wound-plus-one'], 4, 4],
    [['hit-plus-one', 'hit-minus-one', 'wound-minus-one'], 3, 6],
  ])('%j: hits on %i+, wounds on %i+', (hand, hits, wounds) => {
    const numbers = rifles(hand);
    expect([numbers?.hit?.die, numbers?.wound.die]).toEqual([hits, wounds]);
    for (const needed of [numbers?.hit, numbers?.wound, numbers?.save]) {
      expect(needed && addsUp(needed.tally)).toBe(true);
      expect(needed?.tally.total).toBe(needed?.die);
      expect(needed?.odds).toBeCloseTo((7 - (needed?.die ?? 0)) / 6);
    }
  });

  test('presets name their owner', () => {
    const attacker = [marines({ abilities: ['Hit Re-roll Ones'] })];
    const defender = [orks({ abilities: ['Wound Minus One'] })];
    const { view } = seen({ attacker, defender }, [chosen(), aim('rifle', 1)]);
    const [assignment] = view.assignments;
    const presets = assignment && numbersOf(view, 0, assignment)?.presets;
    expect(presets?.map(({ hand, why }) => [hand, why.by])).toEqual([
      ['hit-re-roll-ones', 'shooter'],
      ['wound-minus-one', 'target'],
    ]);
  });

  test('automatic hits have no hit roll', () => {
    const attacker = [marines({ arms: { flamer: gun('12" AD6 S4 AP0 D1', 'Torrent') } })];
    const { view } = seen({ attacker, defender: [orks({ at: [0, 6] })] }, [chosen(), aim('flamer', 1)]);
    const [assignment] = view.assignments;
    expect(assignment && numbersOf(view, 0, assignment)?.hit).toBeNull();
  });
});

describe('odds', () => {
  test('five rifles at Orks: ten attacks, 2/3 hit, 1/3 wound, 5/6 get through', () => {
    const { view } = seen({}, [chosen(), aim('rifle', 1)]);
    const odds = oddsFor(view, 0, view.assignments);
    expect(odds.wounds).toBeCloseTo((10 * 2 * 1 * 5) / (3 * 3 * 6), 2);
    expect(odds.models).toBe(10);
  });

  test('the summary has one line per target, with all weapons at it', () => {
    const orders = [chosen(), aim('rifle', 1), aim('plasma', 2)];
    const { view } = seen({ attacker: [mixed], defender: mobs }, orders);
    expect(bill(view).map(({ target, assignments }) => [target, assignments.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('luck ranges from 0 to 1, with a half in the middle', () => {
    const odds = { wounds: 1, slain: 0, wipe: 0, models: 3, damage: [0.25, 0.5, 0.25] };
    expect([0, 1, 2, 3].map((lost) => luck(odds, lost))).toEqual([0.125, 0.5, 0.875, 1]);
  });
});
