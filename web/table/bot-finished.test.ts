import { expect, test } from 'vitest';
import type { Play } from '../play/play.ts';
import { isFinishedByBot } from './bot-finished.ts';

const YOU = { name: 'Ann', seats: ['blue.captain', 'blue.engineer'], host: false };

/** Who took which seat, in order. */
const heard = (...held: readonly (readonly [seat: string, holder: string])[]): Play['heard'] =>
  held.map(([seat, holder], i) => {
    const event = { type: 'seat-held', seat, holder };
    return { seq: i + 1, at: i, events: { 'blue.captain': [event], 'blue.engineer': [event] } };
  });

test.each([
  ['she played', [], false],
  ['a bot took one of her two seats', [['blue.captain', 'crew']], false],
  [
    'a bot took both',
    [
      ['blue.captain', 'crew'],
      ['blue.engineer', 'crew'],
    ],
    true,
  ],
  [
    'she came back',
    [
      ['blue.captain', 'crew'],
      ['blue.engineer', 'crew'],
      ['blue.captain', 'Ann'],
    ],
    false,
  ],
  ['a bot took an opponent’s seat', [['red.captain', 'crew']], false],
] as const)('a bot finished the match for Ann if %s: %j is %s', (_, held, expected) => {
  expect(isFinishedByBot({ you: YOU, heard: heard(...held) })).toBe(expected);
});

test('a spectator played nothing', () => {
  expect(isFinishedByBot({ you: { ...YOU, seats: [] }, heard: heard(['blue.captain', 'crew']) })).toBe(false);
});
