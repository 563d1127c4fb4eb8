import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../kernel/tally.ts';
import type { OddsQuestion } from '../ask/question.ts';
import { read } from '../ask/reading.ts';
import { rolledWith, saved } from './needed.ts';

const of = (attacker: OddsQuestion['attackers'][number], conditions: OddsQuestion['conditions'] = {}) => {
  const found = read({ attackers: [attacker], target: { T: 4, Sv: 3, W: 2 }, conditions });
  if (!found.ok) throw new Error(found.error.code);
  const { strikes, profiles, toughness } = found.value;
  const [strike] = strikes;
  const [profile] = profiles;
  if (!strike || !profile) throw new Error('nothing fires');
  return { ...rolledWith(profile, toughness, strike.terms), save: strike.marks[0] && saved(strike.marks[0]) };
};

const BOLTER = { A: 2, BS: 3, S: 4, AP: -1, D: 1 };

describe('the roll needed', () => {
  test.each([
    ['as printed', {}, [3, 4, 4]],
    ['with help', { hand: ['hit-plus-one', 'wound-plus-one'] }, [2, 3, 4]],
    ['hindered', { hand: ['hit-minus-one'], cover: true }, [4, 4, 3]],
  ] as const)('%s', (_, conditions, dice) => {
    const { hit, wound, save } = of(BOLTER, { ...conditions, hand: 'hand' in conditions ? [...conditions.hand] : [] });
    expect([hit?.die, wound.die, save?.die]).toEqual(dice);
    for (const needed of [hit, wound, save]) {
      expect(needed && addsUp(needed.tally)).toBe(true);
      expect(needed?.tally.total).toBe(needed?.die);
      expect(needed?.odds).toBeCloseTo((7 - (needed?.die ?? 7)) / 6);
    }
  });

  test('a 6 always passes, and the receipt shows it', () => {
    const { hit } = of({ ...BOLTER, BS: 6 }, { hand: ['hit-minus-one'] });
    expect(hit).toMatchObject({ die: 6, tally: { total: 6 } });
    expect(hit?.tally.lines.at(-1)?.why.code).toBe('six-always-passes');
  });

  test('automatic hits need nothing', () => {
    expect(of({ ...BOLTER, abilities: ['Torrent'] }).hit).toBeNull();
  });
});

test('attacks and damage per weapon, on average', () => {
  const { attacks, damage } = of(
    { ...BOLTER, A: 'D6', D: 'D3', abilities: ['Rapid Fire 2', 'Melta 2'] },
    { half: true },
  );
  expect([attacks.total, damage.total]).toEqual([5.5, 4]);
});
