import { describe, expect, test as it } from 'vitest';
import type { Terms } from '../../terms.ts';
import type { How } from './fate.ts';
import { outlook } from './outlook.ts';
import { mark, marks, terms, test } from './testing/strikes.ts';

const SPILL: How = { devastating: 'spill' };
const BOLT = { weapons: 10, attacks: 2, hit: 3, wound: 4 };
const INTERCESSORS = marks(10, 2, 4); // 3+ at AP -1
const LAS = terms({ hit: 3, wound: 3, damage: 'D6+1' }); // S12 at T11
const MELTA = { attacks: 2, hit: 3, damage: 'D6', damagePlus: 2 };
const TANK = [mark(26, 5)]; // 3+ and 5++ at AP -3
const twin = test(5, { criticalPasses: true, reRoll: 'failed' });

describe('known figures', () => {
  it.each<[string, Terms, readonly ReturnType<typeof mark>[], Record<string, number>]>([
    ['10 bolt rifles at 10 Intercessors', terms(BOLT), INTERCESSORS, { unsaved: 3.3333, slain: 1.41674 }],
    ['with Sustained Hits 2', terms({ ...BOLT, sustained: 2 }), INTERCESSORS, { unsaved: 5, slain: 2.25001 }],
    [
      'with Devastating Wounds',
      terms({ ...BOLT, devastating: true }),
      INTERCESSORS,
      { unsaved: 4.4444, slain: 1.97222 },
    ],
    [
      '5 bolt rifles',
      terms({ ...BOLT, weapons: 5 }),
      INTERCESSORS,
      { attacks: 10, hits: 6.6667, wounds: 3.3333, unsaved: 1.6667 },
    ],
    ['a lascannon at T11, 3+ and 5++', LAS, TANK, { hits: 0.6667, wounds: 0.4444, unsaved: 0.2963, damage: 1.3333 }],
    ['the same at 1 less damage', LAS, [mark(26, 5, { less: 1 })], { damage: 1.037 }],
    ['a multi-melta within half range', terms({ ...MELTA, wound: 5 }), TANK, { damage: 1.6296 }],
    ['the same, twin-linked', terms({ ...MELTA, wound: twin }), TANK, { damage: 2.716 }],
    [
      'a lascannon, hitting on 4+, at cultists without a save',
      { ...LAS, hit: test(4), wound: test(2, { criticalPasses: true }) },
      marks(10, 1, 7),
      { slain: 0.4167 },
    ],
  ])('%s', (_title, volley, target, means) => {
    const { means: found } = outlook([{ terms: volley, marks: target }], SPILL);
    for (const [figure, value] of Object.entries(means))
      expect(found[figure as keyof typeof found], figure).toBeCloseTo(value, figure === 'slain' ? 4 : 4);
  });

  it('a lascannon kills at most one cultist, whatever its damage', () => {
    const volley = terms({ hit: 4, wound: 3, damage: 'D6+1' });
    expect(outlook([{ terms: volley, marks: marks(10, 1, 7) }], SPILL).slain).toHaveLength(2);
    expect(outlook([{ terms: volley, marks: marks(10, 1, 6) }], SPILL).means.slain).toBeCloseTo(5 / 18, 12);
  });
});

describe('Hazardous weapons', () => {
  const volley = { terms: terms({ weapons: 2, hazardous: true }), marks: INTERCESSORS };
  const how = { fails: 1, wounds: 3, spill: false };

  it('are ignored without bearers', () => expect(outlook([volley], SPILL).hazard).toBeNull());

  it('one die per weapon; damage beyond the bearer’s wounds is lost', () => {
    const bearers = [mark(2, 3), mark(2, 3)];
    const { hazard } = outlook([volley], { ...SPILL, hazards: { ...how, bearers } });
    expect(hazard?.slain.map((odds) => Math.round(36 * odds))).toEqual([25, 10, 1]);
    expect(hazard?.damage.map((odds) => Math.round(36 * odds))).toEqual([25, 0, 10, 0, 1]);
  });

  it('Feel No Pain can save the bearer', () => {
    const one = { ...volley, terms: { ...volley.terms, weapons: 1 } };
    const { hazard } = outlook([one], { ...SPILL, hazards: { ...how, bearers: [mark(3, 3, { feelNoPain: 4 })] } });
    expect(hazard?.slain[1]).toBeCloseTo(1 / 6 / 8, 12);
    expect(hazard?.damage[2]).toBeCloseTo((1 / 6) * (3 / 8), 12);
  });

  it('mortal wounds on the unit carry over to the next model', () => {
    const one = { ...volley, terms: { ...volley.terms, weapons: 1 } };
    const hazards = { fails: 2, wounds: 3, spill: true, bearers: marks(5, 1, 3) };
    expect(outlook([one], { ...SPILL, hazards }).hazard?.slain[3]).toBeCloseTo(1 / 3, 12);
  });
});

describe('laws', () => {
  const kills = (more: object, target = INTERCESSORS, how = SPILL): number =>
    outlook([{ terms: terms({ ...BOLT, damage: 'D3', ...more }), marks: target }], how).means.slain;

  it('more weapons never kill fewer', () => {
    const by = [1, 2, 5, 10, 20, 40].map((weapons) => kills({ weapons, devastating: true, sustained: 1 }));
    expect(by).toEqual(by.toSorted((a, b) => a - b));
  });

  it('a better save, or Feel No Pain, never loses more', () => {
    const saves = [7, 6, 5, 4, 3, 2].map((save) => kills({}, marks(10, 2, save)));
    expect(saves).toEqual(saves.toSorted((a, b) => b - a));
    const pains = [7, 6, 5, 4, 3, 2].map((feelNoPain) => kills({ devastating: true }, marks(10, 2, 4, { feelNoPain })));
    expect(pains).toEqual(pains.toSorted((a, b) => b - a));
  });

  it('wounds that carry over never kill fewer', () => {
    for (const damage of [1, 2, 3, 'D6']) {
      const spill = kills({ devastating: true, damage });
      const stop = kills({ devastating: true, damage }, INTERCESSORS, { devastating: 'one-model' });
      expect(spill).toBeGreaterThanOrEqual(stop - 1e-12);
    }
  });

  it('one volley of ten equals ten volleys of one', () => {
    const ten = [{ terms: terms({ ...BOLT, devastating: true, damage: 2 }), marks: INTERCESSORS }];
    const ones = Array.from({ length: 10 }, () => ({ ...ten[0]!, terms: { ...ten[0]!.terms, weapons: 1 } }));
    outlook(ones, SPILL).slain.forEach((odds, n) => {
      expect(odds).toBeCloseTo(outlook(ten, SPILL).slain[n] ?? 0, 12);
    });
  });

  it('without strikes or weapons nothing happens', () => {
    expect(outlook([], SPILL)).toMatchObject({ slain: [1], damage: [1], attacks: [1], wipe: 0 });
    const none = outlook([{ terms: terms({ weapons: 0 }), marks: INTERCESSORS }], SPILL);
    expect(none).toMatchObject({ attacks: [1], hits: [1], slain: [1], wipe: 0 });
  });
});
