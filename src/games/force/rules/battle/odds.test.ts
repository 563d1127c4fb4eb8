import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BySide, bySide, otherSide, SIDES } from '../../sides.ts';
import { battleOdds, destinyOdds, type Strength } from './odds.ts';

const force = fc.record<Strength>({
  power: fc.integer({ min: 0, max: 20 }),
  ability: fc.integer({ min: 1, max: 12 }),
  destinies: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 12 }),
});
const both: fc.Arbitrary<BySide<Strength>> = fc.record({ dark: force, light: force });

/** Every card of one deck against every card of the other. */
function* enumerated(sides: BySide<Strength>) {
  const draws = bySide((side) => {
    const { ability, destinies } = sides[side];
    return ability >= 4 && destinies.length > 0 ? [...destinies] : [null];
  });
  for (const dark of draws.dark)
    for (const light of draws.light) {
      const destiny = { dark, light };
      const total = bySide((side) => sides[side].power + (destiny[side] ?? 0));
      const chance = 1 / (draws.dark.length * draws.light.length);
      yield {
        chance,
        total,
        damage: bySide((side) => Math.max(0, total[otherSide(side)] - total[side])),
        attrition: bySide((side) => destiny[otherSide(side)] ?? 0),
      };
    }
}

describe('laws', () => {
  test('the odds match an enumeration of every pair of cards', () => {
    fc.assert(
      fc.property(both, (sides) => {
        const odds = battleOdds(sides);
        const all = [...enumerated(sides)];
        const chance = (wanted: (one: (typeof all)[number]) => boolean): number =>
          all.filter(wanted).reduce((sum, one) => sum + one.chance, 0);
        expect(odds.tie).toBeCloseTo(
          chance(({ total }) => total.dark === total.light),
          9,
        );
        for (const side of SIDES) {
          expect(odds.wins[side]).toBeCloseTo(
            chance(({ total }) => total[side] > total[otherSide(side)]),
            9,
          );
          for (const { damage, attrition, chance: told } of odds.suffers[side])
            expect(told).toBeCloseTo(
              chance((one) => one.damage[side] === damage && one.attrition[side] === attrition),
              9,
            );
          const mean = all.reduce((sum, one) => sum + one.chance * one.damage[side], 0);
          expect(odds.mean[side].damage).toBeCloseTo(mean, 9);
        }
      }),
    );
  });

  test('chances add up to one, and each pair of damage and attrition is listed once', () => {
    fc.assert(
      fc.property(both, (sides) => {
        const { wins, tie, suffers, outcomes } = battleOdds(sides);
        expect(wins.dark + wins.light + tie).toBeCloseTo(1, 9);
        expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const side of SIDES) {
          expect(suffers[side].reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
          const pairs = suffers[side].map(({ damage, attrition }) => `${damage} ${attrition}`);
          expect(new Set(pairs).size).toBe(pairs.length);
        }
      }),
    );
  });

  test('swapping the sides swaps the odds', () => {
    fc.assert(
      fc.property(both, ({ dark, light }) => {
        const [one, other] = [battleOdds({ dark, light }), battleOdds({ dark: light, light: dark })];
        expect(one.wins.dark).toBeCloseTo(other.wins.light, 9);
        expect(one.mean.dark.attrition).toBeCloseTo(other.mean.light.attrition, 9);
      }),
    );
  });

  test('more power never makes winning less likely', () => {
    fc.assert(
      fc.property(both, ({ dark, light }) => {
        const more = { ...dark, power: dark.power + 1 };
        expect(battleOdds({ dark: more, light }).wins.dark).toBeGreaterThanOrEqual(
          battleOdds({ dark, light }).wins.dark - 1e-9,
        );
      }),
    );
  });
});

describe('cases', () => {
  test.each<[string, Strength, readonly (number | null)[]]>([
    ['ability 3 draws nothing', { power: 3, ability: 3, destinies: [5, 5] }, [null]],
    ['ability 4 draws', { power: 3, ability: 4, destinies: [5, 1, 5] }, [1, 5]],
    ['an empty Reserve Deck has nothing to draw', { power: 3, ability: 9, destinies: [] }, [null]],
  ])('%s', (_, strength, drawn) => {
    expect(destinyOdds(strength).map(({ destiny }) => destiny)).toEqual(drawn);
  });

  test('5 against 3 and a destiny of 1 or 4: each side wins half the time', () => {
    const odds = battleOdds({
      dark: { power: 5, ability: 3, destinies: [2] },
      light: { power: 3, ability: 4, destinies: [1, 4] },
    });
    expect(odds.wins).toEqual({ dark: 0.5, light: 0.5 });
    expect(odds.suffers.dark).toEqual([
      { damage: 0, attrition: 1, chance: 0.5 },
      { damage: 2, attrition: 4, chance: 0.5 },
    ]);
    expect(odds.suffers.light).toEqual([
      { damage: 0, attrition: 0, chance: 0.5 },
      { damage: 1, attrition: 0, chance: 0.5 },
    ]);
    expect(odds.mean.dark).toEqual({ damage: 1, attrition: 2.5 });
  });
});
