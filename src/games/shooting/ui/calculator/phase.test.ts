import { describe, expect, test } from 'vitest';
import type { Attacker, OddsQuestion } from '../../ask/question.ts';
import { USUAL } from './asked.ts';
import { inPhase, isUsed, otherPhase } from './phase.ts';
import { whyNot } from './say.ts';
import { answered } from './work.ts';

const VALUES = { A: 3, S: 4, AP: -1, D: 1 };
const SLUGGA: Attacker = { ...VALUES, name: 'Slugga', count: 10, BS: 5 };
const CHOPPA: Attacker = { ...VALUES, name: 'Choppa', count: 9, WS: 3 };

describe('in each phase', () => {
  test.each([
    ['a built-in gun', { sheet: 'boyz', weapon: 'slugga' }, true, false],
    ['a gun by its values', SLUGGA, true, false],
    ['a flamer', { ...VALUES, abilities: ['Torrent'] }, true, false],
    ['a melee weapon', CHOPPA, false, true],
    ['a weapon without a skill yet', { count: 3, A: 2 }, true, true],
  ] as const)('%s is used or not', (_, line, isRanged, isMelee) => {
    expect(isUsed(line as Attacker, false)).toBe(isRanged);
    expect(isUsed(line as Attacker, true)).toBe(isMelee);
  });

  test('the weapons of the other phase stay in the question', () => {
    const question: OddsQuestion = { ...USUAL, attackers: [SLUGGA, CHOPPA] };
    const melee: OddsQuestion = { ...question, conditions: { melee: true } };
    expect(inPhase(question).attackers).toEqual([SLUGGA]);
    expect(inPhase(melee).attackers).toEqual([CHOPPA]);
    expect(otherPhase(melee)).toEqual([SLUGGA]);
  });
});

test('a datasheet without melee weapons gives no result in melee', () => {
  const found = answered(inPhase({ ...USUAL, conditions: { melee: true } }));
  if (found.ok) throw new Error('answered');
  expect(whyNot(found.error, 'en')).toBe('Enter a melee weapon to see the result.');
  expect(whyNot({ code: 'no-weapon-to-strike-back' }, 'en')).toMatch(/^Under “Strikes back”/);
  expect(whyNot(found.error, 'es')).toBe('Introduce un arma de cuerpo a cuerpo para ver el resultado.');
});

test('a line without values is not named in an error', () => {
  const blank: OddsQuestion = { ...USUAL, attackers: [{ count: 10 }] };
  expect(answered(blank)).toMatchObject({ error: { code: 'no-ranged-weapon' } });
  expect(answered({ ...blank, conditions: { melee: true } })).toMatchObject({ error: { code: 'no-melee-weapon' } });
  expect(answered({ ...blank, attackers: [{ count: 10, S: 4 }] })).toMatchObject({ error: { code: 'field-needed' } });
});

test('the result calls weapons by their names', () => {
  const found = answered({ ...USUAL, attackers: [CHOPPA], conditions: { melee: true } });
  expect(found.ok && found.value.firing).toEqual([{ count: 9, name: 'Choppa', typed: null }]);
});
