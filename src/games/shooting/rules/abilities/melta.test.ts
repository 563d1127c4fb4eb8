import { describe, expect, test } from 'vitest';
import { packet } from '../attack/packet.ts';
import { shoot, struck } from './testing.ts';

describe('Melta X: +X damage within half range', () => {
  test.each([
    ['Melta 2', true, 2],
    ['Melta 2', false, 0],
    ['Melta 4', true, 4],
  ])('%s, half range: %s: +%i', (weapon, half, plus) => {
    expect(shoot({ weapon: [weapon], D: 'D6', half })).toMatchObject({
      damagePlus: plus,
      damage: { dice: 1, plus: 0 },
    });
  });

  test('the receipt shows it', () => {
    expect(shoot({ weapon: ['Melta 2'], half: true }).receipts.damage).toEqual({
      total: 2,
      lines: [
        { why: { code: 'ability', by: 'weapon', ability: 'melta', x: { dice: 0, sides: 6, plus: 2 } }, value: 2 },
      ],
    });
  });

  test.each([
    // rolled  target          loses
    [3, [], 5],
    [3, ['Damage -1'], 4],
    [3, ['Half Damage'], 4], // half of 3 is 2, then 2 more
    [1, ['Half Damage', 'Damage -1'], 2],
  ])('a %i against %s: %i', (rolled, model, lost) => {
    const shot = { weapon: ['Melta 2'], D: 'D6', half: true, model };
    expect(packet(shoot(shot), struck(shot), rolled)).toBe(lost);
  });
});
