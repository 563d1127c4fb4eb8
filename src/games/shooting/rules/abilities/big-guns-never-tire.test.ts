import { describe, expect, test } from 'vitest';
import { shoot, toHit } from './testing.ts';

describe('Big Guns Never Tire: -1 to hit by or against an engaged monster or vehicle', () => {
  test.each([
    ['3+', 'nobody is engaged', { is: ['vehicle'], at: ['monster'] }],
    ['3+ at -1', 'an engaged vehicle fires', { is: ['vehicle'], engaged: true }],
    ['3+ at -1', 'an engaged monster fires', { is: ['monster'], engaged: true }],
    ['3+ at -1', 'at an engaged vehicle', { at: ['vehicle'], targetEngaged: true }],
    ['3+ at -1', 'at an engaged monster', { at: ['monster'], targetEngaged: true }],
    ['3+', 'the engaged target is neither', { targetEngaged: true }],
    ['3+', 'the engaged shooter is neither', { engaged: true, weapon: ['Pistol'] }],
    ['3+', 'a free vehicle at engaged infantry', { is: ['vehicle'], targetEngaged: true }],
    ['3+', 'with a Pistol', { is: ['vehicle'], engaged: true, weapon: ['Pistol'] }],
    ['hits', 'with a Torrent', { is: ['vehicle'], engaged: true, weapon: ['Torrent'] }],
  ])('%s: %s', (told, _, shot) => {
    expect(toHit(shot)).toBe(told);
  });

  test('if both are engaged, it applies once', () => {
    const { receipts } = shoot({ is: ['vehicle'], at: ['monster'], engaged: true, targetEngaged: true });
    expect(receipts.hit).toEqual({
      total: -1,
      lines: [{ why: { code: 'ability', by: 'rules', ability: 'big-guns-never-tire' }, value: -1 }],
    });
  });
});
