import { describe, expect, test } from 'vitest';
import { oddsOf } from '../attack/test.ts';
import { shoot } from './testing.ts';

describe('Fire Overwatch: hits only on unmodified 6s', () => {
  test.each([
    ['BS 2+', { BS: 2 }, 6],
    ['with +1', { hand: ['hit-plus-one'] }, 6],
    ['Heavy', { weapon: ['Heavy'], moved: 'stationary' }, 6],
    ['Conversion makes no more of them critical', { weapon: ['Conversion 12'], far: true }, 6],
    ['re-rolled', { hand: ['hit-re-roll-failed'] }, 11],
    ['ones re-rolled', { hand: ['hit-re-roll-ones'] }, 7],
  ] as const)('%s: %i of 36', (_, shot, of36) => {
    const { hit } = shoot({ ...shot, overwatch: true });
    const odds = hit && oddsOf(hit);
    expect(odds).toEqual({ fail: (36 - of36) / 36, pass: 0, critical: of36 / 36 });
  });

  test('Torrent still hits automatically', () => {
    expect(shoot({ weapon: ['Torrent'], overwatch: true }).hit).toBeNull();
  });
});
