import { describe, expect, test } from 'vitest';
import { answered, keyOf, loopLevel, NO_LOOP, resetIfChanged } from './loop-detection.ts';
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
    let loop = resetIfChanged(NO_LOOP, 'a');
    const levels = Array.from({ length: 10 }, () => {
      const { level } = loopLevel(loop, menu);
      loop = answered(answered(resetIfChanged(loop, 'a'), menu, '0'), amount, '0');
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
    const loop = answered(answered(resetIfChanged(NO_LOOP, 'a'), menu, '0'), menu, '1');
    expect(loopLevel(resetIfChanged(loop, 'a'), menu)).toEqual({ level: 'mild', tried: ['0', '1'] });
    expect(loopLevel(resetIfChanged(loop, 'b'), menu)).toEqual({ level: 'free', tried: [] });
  });
});
