import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { hear } from './audience.ts';
import { setUp } from './rules/set-up.ts';

const shut = must(setUp(undefined, new Random(1)));
const open = must(setUp({ spectators: 'all' }, new Random(1)));
const dealt = { type: 'dealt', side: 'dark', hand: [1, 2], reserve: [3, 4] } as const;
const drew = { type: 'drew', side: 'dark', card: 5 } as const;

test.each([
  // name, rules, watcher, whether it learns the hand and drawn cards, whether it learns the deck
  ['shut', shut, 'dark', true, false],
  ['shut', shut, 'light', false, false],
  ['shut', shut, 'spectator', false, false],
  ['shut', shut, 'archive', true, true],
  ['open', open, 'light', false, false],
  ['open', open, 'spectator', true, false],
])('spectators %s, %o: %s learns the hand: %s, the deck: %s', (_name, rules, watcher, hand, deck) => {
  expect('hand' in hear(rules, dealt, watcher)).toBe(hand);
  expect('reserve' in hear(rules, dealt, watcher)).toBe(deck);
  expect('card' in hear(rules, drew, watcher)).toBe(hand);
});
