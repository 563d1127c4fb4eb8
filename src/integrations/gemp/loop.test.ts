import { describe, expect, test } from 'vitest';
import { answered, keyOf, NO_LOOP, seen, stuck } from './loop.ts';
import { decision } from './testing.ts';

const menu = decision('CARD_ACTION_CHOICE', { actionId: [0, 1], cardId: [5, 6], actionText: ['Deploy', 'Deploy'] });
const amount = decision('INTEGER', { min: 0, max: 4 });

describe('loops', () => {
  test('a question is identified by its content, not its number', () => {
    expect(keyOf({ ...menu, id: '9' })).toBe(keyOf(menu));
    expect(keyOf({ ...amount, max: 3 } as typeof amount)).not.toBe(keyOf(amount));
    expect(keyOf({ ...amount, text: 'Other' })).not.toBe(keyOf(amount));
  });

  test('levels rise while nothing changes, with or without other questions in between', () => {
    let loop = seen(NO_LOOP, 'a');
    const levels = Array.from({ length: 10 }, () => {
      const { level } = stuck(loop, menu);
      loop = answered(answered(seen(loop, 'a'), menu, '0'), amount, '0');
      return level;
    });
    expect(levels).toEqual([
      'free',
      ...['mild', 'mild', 'mild'],
      ...['severe', 'severe', 'severe', 'severe'],
      ...['critical', 'critical'],
    ]);
  });

  test('tried answers are remembered until the game moves on', () => {
    const loop = answered(answered(seen(NO_LOOP, 'a'), menu, '0'), menu, '1');
    expect(stuck(seen(loop, 'a'), menu)).toEqual({ level: 'mild', tried: ['0', '1'] });
    expect(stuck(seen(loop, 'b'), menu)).toEqual({ level: 'free', tried: [] });
  });
});
