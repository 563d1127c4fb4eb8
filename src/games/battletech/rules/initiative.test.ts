import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import type { Ruleset } from '../rulesets.ts';
import { ofType } from '../testing.ts';
import { interleaved, rollInitiative, standing } from './initiative.ts';
import { play, set, table } from './testing.ts';

const sides = (count: number, switches: Partial<Ruleset> = {}) =>
  table({
    units: Array.from({ length: count }, (_, side) => ({ side: String(side), at: `0${side + 1}01` })),
    switches,
    phase: 'end',
    turn: 4,
  });
const rolled = (count: number, ...faces: readonly number[]) => {
  const state = sides(count);
  const dice = loaded(...faces);
  const [event] = ofType(play(state, rollInitiative(state, dice)).events, 'initiative-rolled');
  expect(dice.left).toBe(0);
  return event;
};

describe('two dice per side', () => {
  test.each<[string, number, readonly number[], readonly string[]]>([
    ['the lower moves first', 2, [3, 3, 4, 4], ['0', '1']],
    ['the higher last', 2, [6, 5, 1, 2], ['1', '0']],
    ['ties are rolled again', 2, [3, 4, 4, 3, 2, 2, 1, 1], ['1', '0']],
    ['and again', 2, [1, 1, 1, 1, 6, 6, 6, 6, 1, 2, 1, 1], ['1', '0']],
    ['three sides', 3, [4, 4, 1, 2, 6, 6], ['1', '0', '2']],
    ['of three only the two that tie roll again', 3, [5, 5, 2, 1, 6, 4, 1, 1, 1, 2], ['1', '0', '2']],
    ['all three tie', 3, [3, 4, 4, 3, 5, 2, 2, 2, 3, 3, 1, 1], ['2', '0', '1']],
  ])('%s', (_, count, faces, order) => expect(rolled(count, ...faces)).toMatchObject({ turn: 5, order }));

  test('every roll is recorded, one list per round', () => {
    expect(rolled(3, 5, 5, 2, 1, 6, 4, 1, 1, 1, 2)?.rolls).toEqual([
      [
        { side: '0', dice: [5, 5] },
        { side: '1', dice: [2, 1] },
        { side: '2', dice: [6, 4] },
      ],
      [
        { side: '0', dice: [1, 1] },
        { side: '2', dice: [1, 2] },
      ],
    ]);
  });

  test('a side without units rolls nothing', () => {
    const state = set(sides(3), 1, { destroyed: 'destroyed-engine' });
    expect(standing(state)).toEqual(['0', '2']);
    const { state: after } = play(state, rollInitiative(state, loaded(6, 6, 1, 1)));
    expect(after.order).toEqual(['2', '0']);
  });

  test('a random order if the ruleset says so; no dice are recorded', () => {
    const state = sides(3, { initiative: 'random-order' });
    const { state: after, events } = play(state, rollInitiative(state, loaded(1, 1)));
    expect(ofType(events, 'initiative-rolled')).toMatchObject([{ turn: 5, rolls: [] }]);
    expect(after.order.toSorted()).toEqual(['0', '1', '2']);
  });
});

describe('order of play', () => {
  test.each<[string, Record<string, number>, Ruleset['ratio'], string]>([
    ['one each', { a: 1, b: 1 }, 'floor', 'ab'],
    ['equal numbers alternate', { a: 3, b: 3 }, 'floor', 'ababab'],
    ['5 against 2: 2, 1, 3, 1', { a: 5, b: 2 }, 'floor', 'aabaaab'],
    ['2 against 5: 1, 2, 1, 3', { a: 2, b: 5 }, 'floor', 'abbabbb'],
    ['9 against 3: 3, 1, 3, 1, 3, 1', { a: 9, b: 3 }, 'floor', 'aaabaaabaaab'],
    ['3 against 2: 1, 1, 2, 1', { a: 3, b: 2 }, 'floor', 'abaab'],
    ['5 against 2, rounded up: 3, 1, 2, 1', { a: 5, b: 2 }, 'ceil', 'aaabaab'],
    ['3 against 2, rounded up: 2, 1, 1, 1', { a: 3, b: 2 }, 'ceil', 'aabab'],
    ['9 against 3, rounded up: the same', { a: 9, b: 3 }, 'ceil', 'aaabaaabaaab'],
    ['three sides', { a: 2, b: 1, c: 4 }, 'floor', 'aabcccc'],
    ['three sides of 4, 2 and 1', { a: 4, b: 2, c: 1 }, 'floor', 'aaaabbc'],
    ['three sides of 4, 2 and 2', { a: 4, b: 2, c: 2 }, 'floor', 'aabcaabc'],
    ['a side with nobody', { a: 0, b: 2 }, 'floor', 'bb'],
    ['nobody at all', { a: 0, b: 0 }, 'floor', ''],
  ])('%s', (_, counts, ratio, order) => {
    expect(interleaved(Object.keys(counts), counts, ratio).join('')).toBe(order);
  });

  test.each(['floor', 'ceil'] as const)('every unit acts exactly once, for any numbers of units (%s)', (ratio) => {
    for (let a = 0; a <= 12; a++)
      for (let b = 0; b <= 12; b++)
        for (let c = 0; c <= 4; c++) {
          const queue = interleaved(['a', 'b', 'c'], { a, b, c }, ratio);
          expect(['a', 'b', 'c'].map((side) => queue.filter((one) => one === side).length)).toEqual([a, b, c]);
        }
  });
});
