import { describe, expect, test } from 'vitest';
import { oddsOf } from '../attack/test.ts';
import { shoot } from './testing.ts';

describe('Conversion: at a target beyond its distance, successful unmodified hits of 4+ are critical', () => {
  test.each([
    [true, 4],
    [false, 6],
  ])('far: %s, critical from %i', (far, critical) => {
    expect(shoot({ weapon: ['Conversion 12'], far }).hit?.critical).toBe(critical);
  });

  test('a critical roll must also hit: 5+ at -1 needs a 6', () => {
    const { hit } = shoot({ weapon: ['Conversion 12'], far: true, BS: 5, target: ['Stealth'] });
    expect(hit && oddsOf(hit)).toEqual({ fail: 5 / 6, pass: 0, critical: 1 / 6 });
  });

  test('BS 4+ hits critically or not at all', () => {
    const { hit } = shoot({ weapon: ['Conversion 12'], far: true, BS: 4 });
    expect(hit && oddsOf(hit)).toEqual({ fail: 1 / 2, pass: 0, critical: 1 / 2 });
  });

  test('it does not affect wound rolls', () => {
    expect(shoot({ weapon: ['Conversion 12'], far: true }).wound.critical).toBe(6);
  });

  test('Torrent makes no hit rolls, so none are critical', () => {
    expect(shoot({ weapon: ['Conversion 12', 'Torrent'], far: true }).hit).toBeNull();
  });
});
