import { describe, expect, test } from 'vitest';
import { shoot } from './testing.ts';

describe('Lethal Hits: a critical hit wounds without a roll, and not critically', () => {
  test.each([
    [['Lethal Hits'], true],
    [[], false],
    [['Lethal Hits', 'Torrent'], false], // no roll, no critical hit
  ])('%s: %s', (weapon, lethal) => {
    expect(shoot({ weapon }).lethal).toBe(lethal);
  });

  test('a unit may give it to all its weapons', () => {
    expect(shoot({ shooter: ['Lethal Hits'] }).lethal).toBe(true);
  });

  test('but not to those who shoot at it', () => {
    expect(shoot({ target: ['Lethal Hits'] }).lethal).toBe(false);
  });

  test('with Sustained Hits: the critical one wounds, the further ones roll', () => {
    expect(shoot({ weapon: ['Lethal Hits', 'Sustained Hits 1'] })).toMatchObject({
      lethal: true,
      sustained: { plus: 1 },
    });
  });

  test('with Conversion it is lethal from 4', () => {
    expect(shoot({ weapon: ['Lethal Hits', 'Conversion 12'], far: true })).toMatchObject({
      lethal: true,
      hit: { critical: 4 },
    });
  });
});
