import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { weightsDigest } from '../../../../kernel/bot.ts';
import { CT } from '../../data/places.ts';
import { active, alive } from '../../rules/status.ts';
import { set, testMech } from '../../rules/testing.ts';
import { modelOf, type UnitId, unitOf, type View, view } from '../../view.ts';
import { willMove } from './places.ts';
import { planFact, teamOf } from './team.ts';
import { decided, FIELDS, opposed, roaming, SOLDIER, told } from './testing.ts';
import { killOdds, tollOn } from './toll.ts';
import { BALANCED, OLDER } from './weights.ts';

const FRIEND = { design: SOLDIER, side: '0', at: '0811', facing: 0 } as const;
const SECOND = { design: SOLDIER, side: '1', at: '0907', facing: 3 } as const;
const both = (setting: object = {}): View => opposed({ phase: 'weapons', more: [SECOND, FRIEND], ...setting });
const worn = (sideView: View, id: UnitId, share: number): View => {
  const { armour } = unitOf(sideView, id);
  return view(set(sideView, id, { armour: armour.map((points) => Math.floor(points * share)) }), '0');
};

describe('a plan', () => {
  test('is not needed by a single unit', () => {
    expect(teamOf(opposed(), '0')).toBeUndefined();
  });

  test.each(FIELDS)('names living units of the right side, and is the same when asked again: $ruleset', (field) => {
    let plans = 0;
    roaming({ ...field, force: 'pairs' }, 9, { most: 200, rarely: 6 }, (sideView) => {
      const side = sideView.queue[0] ?? '0';
      const plan = teamOf(sideView, side);
      if (!plan) return;
      plans++;
      expect(teamOf(structuredClone(sideView) as View, side)).toEqual(plan);
      const { target, odds, behind, order } = plan;
      if (target !== undefined) {
        expect(alive(unitOf(sideView, target))).toBe(true);
        expect(modelOf(sideView, target).side).not.toBe(side);
      }
      expect(odds).toBeGreaterThanOrEqual(0);
      expect(odds).toBeLessThanOrEqual(1);
      for (const id of behind) expect(modelOf(sideView, id).side).toBe(side);
      const movers = sideView.rules.models.flatMap((model, id) =>
        model.side === side && willMove(sideView, id) && active(unitOf(sideView, id)) ? [id] : [],
      );
      expect(order.toSorted((a, b) => a - b)).toEqual(movers);
    });
    expect(plans).toBeGreaterThan(10);
  });

  test('aims at the enemy that is most likely destroyed', () => {
    expect(teamOf(worn(both(), 2, 0.1), '0')?.target).toBe(2);
    expect(teamOf(worn(both(), 1, 0.1), '0')?.target).toBe(1);
  });

  test('keeps a badly damaged unit behind', () => {
    expect(teamOf(worn(both(), 3, 0.1), '0')?.behind).toEqual([3]);
  });

  test('moves a unit far from every enemy first', () => {
    const far = both({ phase: 'movement', more: [SECOND, { ...FRIEND, at: '0117' }], foe: { at: '0805' } });
    expect(teamOf(far, '0')?.order).toEqual([3, 0]);
  });

  test('is part of the decision, in both languages, unless the weight table has no use for it', () => {
    const sideView = worn(both(), 2, 0.1);
    const { notes } = decided(sideView);
    const plan = teamOf(sideView, '0');
    expect(notes).toEqual([plan && planFact(plan, BALANCED)]);
    expect(told(notes[0] ?? { code: '' }, 'en')).toMatch(
      /^plan: common target: .* \(\d+% chance to destroy it this turn\)/,
    );
    expect(told(notes[0] ?? { code: '' }, 'es')).toMatch(
      /^plan: blanco común: .* \(probabilidad de destruirlo este turno: \d+ %\)/,
    );
    const before = OLDER.find(({ persona }) => persona === 'balanced')?.weights ?? {};
    expect(decided(sideView, { weights: before }).notes).toEqual([]);
  });
});

describe('the order of movement', () => {
  // The far unit would move first by its slower legs otherwise.
  const QUICK = testMech({ id: 'QUICK', walk: 8, weapons: [['large-laser', CT, 2]] });
  const far = both({
    phase: 'movement',
    foe: { at: '0805' },
    more: [SECOND, { ...FRIEND, design: QUICK, at: '0117' }],
  });

  test.each([
    [{ ...BALANCED, order: 1 }, 3],
    [{ ...BALANCED, order: 0 }, 0],
  ])('starts with the unit out of danger only if the weights ask for it', (weights, first) => {
    expect(decided(far, { weights }).command).toMatchObject({ type: 'move', unit: first });
  });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('weights', () => {
  test.each([
    ['balanced', '466f2647'],
    ['brawler', '01f37337'],
    ['sniper', 'a34b8b69'],
    ['cautious', '43b2022c'],
  ])('the %s table from before the plan is still playable by its digest, without a plan', (name, digest) => {
    const table = OLDER.find(({ persona }) => persona === name)?.weights ?? {};
    expect(weightsDigest(table, sha256)).toBe(digest);
    expect(decided(both(), { weights: table }).notes).toEqual([]);
    expect(decided(both(), { persona: name }).notes).toHaveLength(1);
  });
});

describe('the odds of destroying a unit', () => {
  test('rise with the damage, and fall with its armour', () => {
    const sideView = both();
    const odds = [0, 5, 20, 50, 100, 400].map((points) => killOdds(sideView, 1, points));
    expect(odds).toEqual(odds.toSorted((a, b) => a - b));
    expect(odds[0]).toBe(0);
    expect(odds.at(-1)).toBeGreaterThan(0.99);
    expect(killOdds(worn(sideView, 1, 0.1), 1, 20)).toBeGreaterThan(killOdds(sideView, 1, 20));
  });

  test('damage is 0 out of range, and less for a unit that has yet to move than at point-blank range', () => {
    const far = both({ foe: { at: '0801' }, own: { at: '0817' } });
    expect(tollOn(far, 0, 1)).toBeLessThan(tollOn(both(), 0, 1));
  });
});
