import { describe, expect, test } from 'vitest';
import { refusalOf, shoot } from './testing.ts';

describe('Torrent: hits automatically', () => {
  test.each([
    ['as it is', {}],
    ['against Stealth', { target: ['Stealth'] }],
    ['on overwatch', { overwatch: true }],
    ['with a skill printed', { BS: 4 }],
    ['with none printed', { BS: null }],
    ['eleventh edition, cover', { edition: '11e', cover: true }],
  ] as const)('%s', (_, shot) => {
    expect(shoot({ ...shot, weapon: ['Torrent'] }).hit).toBeNull();
  });

  test('no critical hits, and no receipt for a roll that is not made', () => {
    const weapon = ['Torrent', 'Lethal Hits', 'Sustained Hits 2', 'Conversion 12', 'Heavy'];
    const { lethal, sustained, receipts } = shoot({ weapon, far: true, moved: 'stationary', target: ['Stealth'] });
    expect([lethal, sustained, receipts.hit.lines, receipts.skill.lines]).toEqual([false, null, [], []]);
    expect(receipts.notes).toEqual([
      { code: 'changes', change: { kind: 'auto-hit' }, why: { code: 'ability', by: 'weapon', ability: 'torrent' } },
    ]);
  });

  test('wound rolls and their re-rolls are unchanged', () => {
    const told = shoot({ weapon: ['Torrent', 'Twin-linked', 'Devastating Wounds', 'Anti-Infantry 4+'] });
    expect(told).toMatchObject({ devastating: true, wound: { reRoll: 'failed', critical: 4 } });
  });

  test.each([
    [true, undefined],
    [false, 'torrent-needs-sight'],
  ])('it needs line of sight even with Indirect Fire: seen %s, %s', (seen, code) => {
    expect(refusalOf('Torrent', { seen })).toBe(code);
  });
});
