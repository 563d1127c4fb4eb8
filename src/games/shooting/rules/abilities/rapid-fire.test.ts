import { describe, expect, test } from 'vitest';
import { attacks, shoot } from './testing.ts';

describe('Rapid Fire X: +X attacks within half range', () => {
  test.each([
    ['2', 'Rapid Fire 2', true, '4'],
    ['2', 'Rapid Fire 2', false, '2'],
    ['1', 'Rapid Fire 1', true, '2'],
    ['D6', 'Rapid Fire 3', true, 'D6+3'],
    ['1', 'Rapid Fire D3', true, 'D3+1'],
    ['D6', 'Rapid Fire D6', true, '2D6'],
    ['D6+3', 'Rapid Fire D6+3', true, '2D6+6'],
  ])('%s with %s, half range: %s: %s', (A, weapon, half, told) => {
    expect(attacks({ A, weapon: [weapon], half })).toBe(told);
  });

  test('with Blast, both bonuses count', () => {
    expect(attacks({ A: 2, weapon: ['Rapid Fire 1', 'Blast'], half: true, blast: 10 })).toBe('5');
  });

  test('two of them do not add up: only the better one counts', () => {
    expect(attacks({ A: 2, weapon: ['Rapid Fire 1'], shooter: ['Rapid Fire 2'], half: true })).toBe('4');
  });

  test('the receipt shows it', () => {
    expect(shoot({ weapon: ['Rapid Fire 2'], half: true }).receipts.attacks.lines).toMatchObject([
      { why: { code: 'ability', ability: 'rapid-fire', by: 'weapon' }, value: 2 },
    ]);
  });
});
