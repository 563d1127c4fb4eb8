import fc from 'fast-check';
import { describe, expect, test as it } from 'vitest';
import type { Mark, Terms } from '../../terms.ts';
import type { How, Strike } from './fate.ts';
import type { Picked } from './line.ts';
import { type Outlook, outlook } from './outlook.ts';
import { type Counted, enumerated } from './testing/every-roll.ts';
import { mark, marks, terms, test } from './testing/strikes.ts';

const SPILL: How = { devastating: 'spill' };
const STOP: How = { devastating: 'one-model' };
const twin = test(4, { reRoll: 'all-but-critical', criticalPasses: true });

const strike = (told: Parameters<typeof terms>[0], target: readonly Mark[]): Strike => ({
  terms: terms(told),
  marks: target,
});

function equal(found: Outlook, every: Counted, keys: readonly (keyof Counted)[]): void {
  for (const key of keys) {
    const [ours, theirs] = [found[key], every[key]];
    for (let i = 0; i < Math.max(ours.length, theirs.length); i++) {
      const [a, b] = [ours[i] ?? 0, theirs[i] ?? 0];
      expect(Math.abs(a - b), `${key} ${i}: ${a}, but ${b} by walking every way`).toBeLessThan(1e-12);
    }
  }
}

const LOST = ['damage', 'slain'] as const;
const ALL = ['attacks', 'hits', 'wounds', 'unsaved', 'damage', 'slain'] as const;
const PAINLESS = { feelNoPain: 5 };

describe('every face of every die', () => {
  it.each<[string, readonly Strike[], How]>([
    ['a packet of three on one wound with Feel No Pain', [strike({ damage: 3 }, marks(2, 1, 5, PAINLESS))], SPILL],
    ['a random number of attacks', [strike({ attacks: 'D3', hit: 6, wound: 6 }, marks(2, 1, 4))], SPILL],
    ['random damage and models of three wounds', [strike({ attacks: 2, damage: 'D3' }, marks(3, 3, 5))], SPILL],
    [
      'Twin-linked, fishing',
      [strike({ attacks: 2, wound: twin, devastating: true, damage: 2 }, marks(3, 2, 3))],
      SPILL,
    ],
    ['Sustained Hits D3', [strike({ sustained: 'D3', hit: 4, wound: 6 }, marks(5, 1, 3))], SPILL],
    [
      'Lethal Hits, Devastating Wounds',
      [strike({ attacks: 2, lethal: true, devastating: true, damage: 3 }, marks(3, 2, 4))],
      SPILL,
    ],
    ['hits without a roll', [strike({ attacks: 'D3', hit: null }, marks(4, 1, 6))], SPILL],
    [
      'one after the other',
      [strike({ damage: 2, devastating: true }, marks(3, 2, 4)), strike({ damage: 'D3' }, marks(3, 2, 5))],
      SPILL,
    ],
    ['damage 0', [strike({ attacks: 2, damage: 0, devastating: true }, marks(2, 1, 4, PAINLESS))], SPILL],
    ['damage 0, one model', [strike({ attacks: 2, damage: 0, devastating: true }, marks(2, 1, 4))], STOP],
    ['damage 0 and Melta', [strike({ attacks: 2, damage: 0, damagePlus: 1 }, marks(2, 1, 4))], SPILL],
    ['-1 damage, halved', [strike({ attacks: 2, damage: 'D6' }, [mark(4, 4, { halved: true, less: 1 })])], SPILL],
  ])('%s', (_title, strikes, how) => {
    const every = enumerated(strikes, how);
    expect(every.ways).toBeLessThan(150_000);
    equal(outlook(strikes, how), every, LOST);
  });

  it('a packet of three on one wound with Feel No Pain 5+ kills with 26/27', () => {
    const { slain } = outlook([strike({ hit: null, wound: 2, damage: 3 }, marks(1, 1, 7, PAINLESS))], SPILL);
    expect(slain[1]).toBeCloseTo((5 / 6) * (26 / 27), 12);
  });

  it('three mortal wounds of one critical wound kill three models, or one if they do not carry over', () => {
    const sure = test(2, { critical: 2, criticalPasses: true });
    const volley = strike({ hit: null, wound: sure, devastating: true, damage: 3 }, marks(4, 1, 2));
    expect(outlook([volley], SPILL).slain[3]).toBeCloseTo(5 / 6, 12);
    expect(outlook([volley], STOP).slain[1]).toBeCloseTo(5 / 6, 12);
  });
});

// ---- Any small case ----

const amount = fc.constantFrom(1, 1, 1, 2, 'D3');
const anyTest = fc.record({
  needs: fc.integer({ min: 2, max: 6 }),
  modifier: fc.integer({ min: -1, max: 1 }),
  reRoll: fc.constantFrom('none' as const, 'ones' as const, 'failed' as const, 'all-but-critical' as const),
  critical: fc.constantFrom(6, 6, 5, 4),
  fails: fc.constantFrom(2, 2, 4),
});
const MORE_TERMS: readonly Partial<Pick<Terms, 'attacksReRoll' | 'damageReRoll' | 'damageLeast'>>[] = [
  {},
  { attacksReRoll: true },
  { damageReRoll: true },
  { damageReRoll: true, damageLeast: 2 },
];
const MORE_MARK: readonly Partial<Pick<Mark, 'most' | 'mortalPain' | 'saveReRoll'>>[] = [
  {},
  { most: 1 },
  { most: 2, saveReRoll: 'ones' },
  { mortalPain: 4 },
  { saveReRoll: 'failed', mortalPain: 5 },
];
const D3 = { dice: 1, sides: 3, plus: 0 } as const;
const ONE = { dice: 0, sides: 6, plus: 1 } as const;
/** Single re-rolls and effects of criticals. */
const SPECIAL: readonly Partial<Pick<Terms, 'one' | 'kinds' | 'criticalDamage' | 'criticalMortals'>>[] = [
  {},
  { one: ['hit'] },
  { one: ['wound', 'damage'] },
  { one: ['hit', 'wound', 'damage'], kinds: true, criticalDamage: 1 },
  { kinds: true },
  { criticalMortals: { hit: ONE } },
  { criticalMortals: { wound: D3 }, one: ['hit'] },
];
const SPECIAL_MARK: readonly Partial<Pick<Mark, 'oneSave' | 'savesByKind'>>[] = [
  {},
  { oneSave: true },
  { savesByKind: [3, 4, 5, 6] },
  { oneSave: true, savesByKind: [4, 5, 7, 7] },
];
const anyTerms = fc
  .record({
    attacks: amount,
    hit: fc.option(anyTest, { freq: 6 }),
    lethal: fc.boolean(),
    sustained: fc.option(fc.constantFrom(1, 'D3'), { freq: 1 }),
    wound: anyTest,
    devastating: fc.boolean(),
    damage: fc.constantFrom(0, 1, 2, 3, 'D3'),
    damagePlus: fc.constantFrom(0, 0, 1),
    more: fc.constantFrom(...MORE_TERMS),
    precision: fc.boolean(),
    special: fc.constantFrom(...SPECIAL),
  })
  .map(({ hit, wound, sustained, more, special, ...rest }) =>
    terms({
      ...rest,
      ...more,
      ...special,
      ...(sustained !== null && { sustained }),
      hit: hit && test(hit.needs, hit),
      wound: test(wound.needs, { ...wound, criticalPasses: true, fails: 2 }),
    }),
  );
const anyMark = fc
  .record({
    wounds: fc.integer({ min: 1, max: 3 }),
    save: fc.integer({ min: 2, max: 7 }),
    feelNoPain: fc.constantFrom(7, 7, 6, 5),
    halved: fc.constantFrom(false, false, true),
    less: fc.constantFrom(0, 0, 1),
    more: fc.constantFrom(...MORE_MARK),
    special: fc.constantFrom(...SPECIAL_MARK),
  })
  .map(({ more, special, ...mark }) => ({ ...mark, ...more, ...special }));
/** Saves differ by kind of wound only if the weapon's terms say so. */
function struckBy({ kinds }: Terms, wounds: number, save: number, { savesByKind, ...one }: Partial<Mark>): Mark {
  return kinds && savesByKind
    ? mark(wounds, savesByKind[0] as number, { ...one, savesByKind })
    : mark(wounds, save, one);
}
const anyTarget = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 4 }), anyMark).map(([many, one]) => Array.from({ length: many }, () => one)),
  fc.array(anyMark, { minLength: 1, maxLength: 4 }),
);
const anyCase = fc
  .tuple(
    fc.array(fc.tuple(anyTerms, fc.array(fc.integer({ min: 2, max: 7 }), { minLength: 4, maxLength: 4 })), {
      minLength: 1,
      maxLength: 2,
    }),
    anyTarget,
    fc.constantFrom('spill' as const, 'one-model' as const),
    fc.boolean(),
    fc.nat(3),
    fc.nat(3),
    fc.constantFrom('one-by-one' as const, 'one-by-one' as const, 'lowest-first' as const),
    fc.nat(3),
  )
  .map(([volleys, target, devastating, picks, at, guards, saves, next]) => ({
    strikes: volleys.map(
      ([volley, saves], i): Strike => ({
        terms: volley,
        marks: target.map(({ wounds, save, ...one }, m) =>
          struckBy(volley, wounds, i === 0 ? save : (saves[m] as number), one),
        ),
      }),
    ),
    how: {
      devastating,
      saves,
      ...(picks && { precise: pickedFrom(target.length - 1, at, next, guards) }),
    } satisfies How,
  }));

/** One or two of the marks are characters that are picked out; those before both may be bodyguards. */
function pickedFrom(last: number, first: number, second: number, guards: number): Picked {
  const [mark, other] = [Math.min(first, last), Math.min(second, last)];
  const least = Math.min(guards, mark, other);
  return mark === other ? { mark, guards: least } : { mark, next: [other], guards: least };
}

const MOST = 4_000; // rolls; larger cases are skipped

describe('any small case', () => {
  it('matches a full enumeration', () => {
    fc.assert(
      fc.property(anyCase, ({ strikes, how }) => {
        const found = outlook(strikes, how);
        const every = enumerated(strikes, how, true, MOST);
        fc.pre(every.ways < MOST);
        equal(found, every, LOST);
        for (const key of ALL) expect(found[key].reduce((sum, odds) => sum + odds, 0)).toBeCloseTo(1, 12);
      }),
      { numRuns: 100, seed: 40 },
    );
  });

  it('has the same hits, wounds and unsaved wounds if no model falls', () => {
    fc.assert(
      fc.property(anyTerms, anyMark, (volley, one) => {
        const strikes = [{ terms: volley, marks: [struckBy(volley, 200, one.save, { ...one, wounds: 200 })] }];
        const every = enumerated(strikes, SPILL, true, MOST);
        fc.pre(every.ways < MOST);
        equal(outlook(strikes, SPILL), every, ALL);
      }),
      { numRuns: 60, seed: 41 },
    );
  });

  it('counts unsaved wounds of models with different saves, while one is left', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(anyMark, { minLength: 1, maxLength: 2 }), (volley, target) => {
        const met = [...target.map(({ wounds, save, ...one }) => struckBy(volley, wounds, save, one)), mark(200, 3)];
        const strikes = [{ terms: volley, marks: met }];
        const every = enumerated(strikes, SPILL, true, MOST);
        fc.pre(every.ways < MOST);
        equal(outlook(strikes, SPILL), every, ALL);
      }),
      { numRuns: 40, seed: 42 },
    );
  });
});
