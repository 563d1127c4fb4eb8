import { describe, expect, test } from 'vitest';
import type { Attacker } from '../../ask/question.ts';
import { read } from '../../ask/reading.ts';
import { DATASHEETS } from '../../data/datasheets.ts';
import { having, moved, USUAL, withConditions, withKind } from './asked.ts';
import { barredBy, LEADERS, lineFrom, profileOf, typedLine } from './choices.ts';
import { targetName } from './result.tsx';

const RIFLES: Attacker = { count: 10, sheet: 'intercessor-squad', weapon: 'bolt-rifle' };
const PLASMA: Attacker = { sheet: 'hellblaster-squad', weapon: 'plasma-incinerator', profile: 'supercharge' };

describe('every available choice can be answered', () => {
  test.each(DATASHEETS.map((sheet) => [sheet.id, sheet] as const))(
    '%s fires, by name and with typed values',
    (_, sheet) => {
      const line = lineFrom(RIFLES, sheet);
      for (const attacker of [line, typedLine(line)])
        expect(read({ ...USUAL, attackers: [attacker] })).toMatchObject({
          ok: true,
          value: { weapons: [{ count: 10 }] },
        });
    },
  );

  test.each(LEADERS.map(({ id }) => id))('%s leads the target', (sheet) => {
    expect(read({ ...USUAL, target: { ...USUAL.target, character: { sheet } } }).ok).toBe(true);
  });
});

test('units that cannot lead are not offered', () => {
  expect(LEADERS.map(({ name }) => name)).toEqual(['Captain', 'Lieutenant', 'Painboy', 'Weirdboy']);
});

test('typing in values starts with those of the previous weapon', () => {
  expect(typedLine(PLASMA)).toEqual({
    A: 2,
    BS: 3,
    S: 8,
    AP: -3,
    D: 2,
    abilities: ['Assault', 'Heavy', 'Hazardous'],
  });
  expect(profileOf(PLASMA)?.name).toBe('supercharge');
});

describe('a weapon that cannot fire', () => {
  test.each([
    ['Assault after an Advance', RIFLES, { moved: 'advanced' }, undefined],
    ['no Assault after an Advance', { sheet: 'lootas', weapon: 'deffgun' }, { moved: 'advanced' }, 'advanced'],
    ['at what nobody sees', RIFLES, { unseen: true }, 'unseen'],
    ['Indirect Fire', { sheet: 'mek-gunz', weapon: 'lobba' }, { unseen: true }, undefined],
    ['while engaged', RIFLES, { engaged: true }, 'engaged'],
    ['a Pistol while engaged', { sheet: 'boyz', weapon: 'slugga' }, { engaged: true }, undefined],
    ['a vehicle while engaged', { sheet: 'leman-russ', weapon: 'lascannon' }, { engaged: true }, undefined],
  ] as const)('%s', (_, line, at, barred) => {
    expect(barredBy(line, at)).toBe(barred);
  });
});

describe('changing a question', () => {
  test('undefined removes a field', () => {
    expect(having({ a: 1, b: 2 } as { a?: number; b?: number }, { a: undefined, b: 3 })).toEqual({ b: 3 });
  });

  test('empty conditions are removed', () => {
    const half = withConditions(USUAL, { half: true });
    expect(half.conditions).toEqual({ half: true });
    expect(withConditions(half, { half: undefined })).toEqual(USUAL);
  });

  test('lines swap places, up to the ends', () => {
    const both = { ...USUAL, attackers: [RIFLES, PLASMA] };
    expect(moved(both, 0, 1).attackers).toEqual([PLASMA, RIFLES]);
    expect(moved(both, 1, 1)).toEqual(both);
  });

  test('models of another kind are added and removed', () => {
    const led = withKind({ sheet: 'boyz', models: 9 }, 'boss-nob', 1);
    expect(led.also).toEqual([{ kind: 'boss-nob', models: 1 }]);
    expect(withKind(led, 'boss-nob', 0)).toEqual({ sheet: 'boyz', models: 9 });
    expect(targetName({ ...USUAL, target: { ...led, character: { sheet: 'painboy' } } })).toBe('10 × Boyz, Painboy');
  });
});
