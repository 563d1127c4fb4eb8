import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Body, toll, tollOf } from './toll.ts';

const body = (forfeit: number, worth: number, card = 0): Body => ({
  card,
  power: 1,
  ability: 1,
  forfeit,
  worth,
  defence: 1,
  arm: null,
});
const bodies = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 8 }))
    .map(([forfeit, worth]) => body(forfeit, worth)),
  { maxLength: 6 },
);

/** The minimum cost, found by trying every set of forfeits. */
function tried(list: readonly Body[], ground: number, life: number, damage: number, attrition: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 2 ** list.length; set++) {
    const chosen = list.filter((_, i) => set & (1 << i));
    const forfeit = chosen.reduce((sum, one) => sum + one.forfeit, 0);
    const all = chosen.length === list.length;
    if (forfeit < attrition && !all) continue;
    const worth = chosen.reduce((sum, one) => sum + one.worth, all && list.length > 0 ? ground : 0);
    least = Math.min(least, worth + Math.max(0, damage - forfeit) * life);
  }
  return least;
}

describe('the toll of a battle', () => {
  test('is the cheapest of all sets of forfeits', () => {
    const amount = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(bodies, amount, amount, fc.integer({ min: 0, max: 6 }), (list, damage, attrition, ground) => {
        expect(toll(tollOf(list, ground, 1.5), damage, attrition)).toBeCloseTo(
          tried(list, ground, 1.5, damage, attrition),
        );
      }),
    );
  });
  test('grows with damage and with attrition', () => {
    const amount = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(bodies, amount, amount, (list, damage, attrition) => {
        const ways = tollOf(list, 2, 1);
        const now = toll(ways, damage, attrition);
        expect(toll(ways, damage + 1, attrition)).toBeGreaterThanOrEqual(now);
        expect(toll(ways, damage, attrition + 1)).toBeGreaterThanOrEqual(now);
      }),
    );
  });
  test.each([
    // forfeit, worth, damage, attrition, toll, why
    [[], 3, 0, 3, 'without fighters damage is lost from the piles'],
    [[], 0, 3, 0, 'and attrition is forgotten'],
    [[body(4, 2)], 1, 0, 1, 'a Force is cheaper than the card'],
    [[body(4, 2)], 4, 0, 2, 'the card is cheaper than four Force'],
    [[body(4, 2)], 4, 4, 2, 'a forfeit satisfies both'],
    [[body(4, 2), body(2, 1)], 0, 1, 1, 'the least that is enough'],
    [[body(2, 1)], 0, 9, 1, 'more attrition than fighters'],
  ])('%j, damage %i, attrition %i: %d (%s)', (list, damage, attrition, least) => {
    expect(toll(tollOf(list, 0, 1), damage, attrition)).toBe(least);
  });
});
