import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import type { OddsQuestion } from '../../ask/question.ts';
import { queries } from '../../ask.ts';
import { NOTHING_ASKED, USUAL } from './asked.ts';
import { comparison } from './comparison.ts';
import { answered, neededFor } from './work.ts';

const PLASMA: OddsQuestion = {
  ...USUAL,
  attackers: [
    ...USUAL.attackers,
    { sheet: 'hellblaster-squad', weapon: 'plasma-incinerator', profile: 'supercharge', count: 5 },
  ],
};

const answerTo = (question: OddsQuestion) => {
  const answer = answered(question);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};
const given = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('refused');
  return result.value;
};

describe('every figure', () => {
  test('adds up from the weapons, in order', () => {
    for (const question of [USUAL, PLASMA, queries.odds?.example as OddsQuestion]) {
      const { figures, all, read } = answerTo(question);
      for (const figure of Object.values(figures)) expect(addsUp(figure)).toBe(true);
      expect(figures.slain.total).toBeCloseTo(all.means.slain);
      expect(figures.damage.total).toBeCloseTo(all.means.damage);
      expect(figures.wipe.total).toBeCloseTo(100 * all.wipe);
      expect(figures.left.total).toBeCloseTo(read.models - all.means.slain);
    }
  });

  test('matches the command line', () => {
    const told = queries.odds?.answer(PLASMA);
    const { figures } = answerTo(PLASMA);
    expect(told).toMatchObject({ ok: true, value: { damage: { mean: expect.closeTo(figures.damage.total) } } });
  });

  test('ten bolt rifles at ten Intercessors', () => {
    const { figures } = answerTo(USUAL);
    expect(figures.hits.total).toBeCloseTo(40 / 3);
    expect(figures.damage.total).toBeCloseTo(10 / 3);
    expect(figures.slain.total).toBeCloseTo(1.42, 2);
  });
});

test('an invalid question names the field', () => {
  const wrong: OddsQuestion = { ...USUAL, attackers: [{ A: 1, BS: 3, AP: 0, D: 1 }] };
  expect(answered(wrong)).toMatchObject({ ok: false, error: { code: 'field-needed', field: 'attackers/0/S' } });
});

test('two choices are compared by mean, and their chances to beat each other add up', () => {
  const { kills, damage, wipe } = given(comparison(USUAL, PLASMA));
  expect(kills).toMatchObject({ better: 'b' });
  for (const { aBeats, bBeats, tie } of [kills, damage]) expect(aBeats + bBeats + tie).toBeCloseTo(1);
  expect(wipe.b).toBeGreaterThan(wipe.a);
  expect(given(comparison(USUAL, USUAL)).kills.better).toBe('equal');
});

describe('how many are needed', () => {
  test('of one weapon, whatever the number on its line', () => {
    const few = { ...USUAL, target: { ...USUAL.target, models: 1 } };
    const found = given(neededFor({ ...NOTHING_ASKED, a: few, chance: 90 }));
    expect(found.needed).toBeGreaterThan(1);
    expect(found.reached).toBeGreaterThanOrEqual(90);
    expect(found.oneLess).toBeLessThan(90);
  });

  test('of several weapons together: how often all of them', () => {
    const { needed } = given(neededFor({ ...NOTHING_ASKED, a: PLASMA, kills: 1 }));
    expect(needed).toBe(1);
  });
});
