import { describe, expect, test } from 'vitest';
import type { State, Unit } from '../state.ts';
import { set, table, testMech } from './testing.ts';
import { atTheLimit, decided, shareLeft } from './victory.ts';

const WRECK = { destroyed: 'destroyed-engine' };
/** Three sides with one unit each, all with 100 points of armour and 100 of structure. */
const design = testMech({
  armour: [10, 10, 10, 10, 10, 10, 10, 9, 7, 7, 7],
  structure: [12, 13, 12, 13, 12, 13, 22, 3],
});
const match = (...changes: readonly Partial<Unit>[]): State => {
  const units = ['0', '1', '2'].map((side, i) => ({ side, at: `0${i + 1}01`, design }));
  const fresh = table({ units, phase: 'end', turn: 9 });
  const limited: State = { ...fresh, rules: { ...fresh.rules, setup: { ...fresh.rules.setup, turnLimit: 9 } } };
  return changes.reduce<State>((state, change, id) => set(state, id, change), limited);
};
const lessArmour = (points: number): Partial<Unit> => ({ armour: design.armour.with(0, 10 - points) });

describe('the last side standing wins', () => {
  const before = ['0', '1', '2'];
  test.each<[string, State, object | undefined]>([
    ['all stand', match(), undefined],
    ['two stand', match(WRECK), undefined],
    ['one stands', match(WRECK, {}, WRECK), { winners: ['1'], reason: { code: 'last-standing', side: '1' } }],
    ['none stands', match(WRECK, WRECK, WRECK), { winners: before, reason: { code: 'all-destroyed' } }],
    ['shut down is not destroyed', match({ shutDown: true }, WRECK), undefined],
    ['nor is unconscious', match({ pilot: { hits: 3, awake: false, out: 1 } }, WRECK), undefined],
  ])('%s', (_, state, outcome) => expect(decided(state, before)).toEqual(outcome));

  test('sides destroyed together share first place, sides destroyed earlier do not', () => {
    expect(decided(match(WRECK, WRECK, WRECK), ['0', '2'])?.winners).toEqual(['0', '2']);
  });
});

describe('at the turn limit', () => {
  test("the share of armour and structure is relative to the side's original total", () => {
    expect(shareLeft(match(), '0')).toBe(1);
    expect(shareLeft(match(lessArmour(10)), '0')).toBeCloseTo(0.95);
    expect(shareLeft(match(WRECK), '0')).toBe(0);
  });

  test.each<[string, readonly Partial<Unit>[], readonly string[], string, number]>([
    ['the larger share wins', [lessArmour(10), lessArmour(2), lessArmour(4)], ['1'], 'limit-armour', 99],
    ['equal shares share it', [lessArmour(2), lessArmour(2), lessArmour(4)], ['0', '1'], 'limit-even', 99],
    ['nobody was hurt', [], ['0', '1', '2'], 'limit-even', 100],
    ['a side that is gone has no share', [WRECK, lessArmour(10), lessArmour(10)], ['1', '2'], 'limit-even', 95],
  ])('%s', (_, changes, winners, code, per) => {
    expect(atTheLimit(match(...changes))).toMatchObject({ winners, reason: { code, turns: 9, per } });
  });

  test("a wreck does not count towards its side's share", () => {
    const units = [
      { side: '0', at: '0101', design },
      { side: '0', at: '0102', design },
      { side: '1', at: '0501', design },
    ];
    const state = set(set(table({ units, phase: 'end' }), 1, WRECK), 2, lessArmour(10));
    expect(shareLeft(state, '0')).toBe(0.5);
    expect(atTheLimit(state).winners).toEqual(['1']);
  });
});
