import { describe, expect, test } from 'vitest';
import { clinch, kick, punch, push } from '../../rules/physical/testing.ts';
import { strikeCommand, strikeRows, struck } from './strikes.ts';
import { refused, seen } from './testing.ts';

describe('physical attacks', () => {
  test('shows number, damage, and the roll after a miss', () => {
    const rows = strikeRows(seen(clinch()), 0, [kick('RL')]);
    const row = (attack: string) => rows.find((one) => one.attack.attack === attack);
    expect(row('punch')).toMatchObject({ damage: 5, tally: { total: 5 }, miss: null, chosen: false });
    expect(row('kick')).toMatchObject({ damage: 10, tally: { total: 3 }, miss: { tally: { total: 5 } } });
    expect(row('kick')?.odds).toBeCloseTo(35 / 36, 10);
    expect(rows.filter(({ chosen }) => chosen).map(({ attack }) => attack)).toEqual([kick('RL')]);
  });

  test.each([
    ['the first', [], punch('LA'), [punch('LA')]],
    ['a second punch goes with the first', [punch('LA')], punch('RA'), [punch('LA'), punch('RA')]],
    ['and is let go again', [punch('LA'), punch('RA')], punch('RA'), [punch('LA')]],
    ['a kick takes the place of punches', [punch('LA'), punch('RA')], kick(), [kick()]],
    ['one kick a turn', [kick('LL')], kick('RL'), [kick('RL')]],
    ['a push takes both arms', [punch('LA')], push(), [push()]],
  ])('%s', (_, before, attack, after) => {
    const at = seen(clinch());
    expect(struck(at, 0, before, attack)).toEqual(after);
    expect(refused(at, strikeCommand(0, after))).toBeUndefined();
  });

  test('mixes kinds if the rules allow it', () => {
    const at = seen(clinch({ ruleset: 'simulador' }));
    expect(struck(at, 0, [punch('LA')], kick())).toEqual([punch('LA'), kick()]);
  });

  test('no attack is a valid choice', () => {
    expect(refused(seen(clinch()), strikeCommand(0, []))).toBeUndefined();
  });
});
