import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battleOdds } from '../../rules/battle/odds.ts';
import { type Chance, clash, type Host } from './clash.ts';
import { tollOf } from './toll.ts';

const even = (destinies: readonly number[]): Chance[] =>
  destinies.map((destiny) => ({ destiny, chance: 1 / destinies.length }));
const host = (power: number, ability: number, destinies: readonly number[]): Host => ({
  power,
  ability,
  draws: even(destinies),
  toll: tollOf([], 0, 1), // without fighters, each point of damage costs one Force
});

const number = fc.integer({ min: 0, max: 8 });
const destinies = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 5 });

describe('a battle', () => {
  test('has the same expected damage and chance to win as the odds of the rules', () => {
    fc.assert(
      fc.property(number, number, destinies, number, number, destinies, (power, ability, own, other, skill, theirs) => {
        const odds = battleOdds({
          dark: { power, ability, destinies: own },
          light: { power: other, ability: skill, destinies: theirs },
        });
        const { hurts, suffers, wins } = clash(host(power, ability, own), host(other, skill, theirs));
        expect(hurts).toBeCloseTo(odds.mean.light.damage);
        expect(suffers).toBeCloseTo(odds.mean.dark.damage);
        expect(wins).toBeCloseTo(odds.wins.dark);
      }),
    );
  });
  test('a card that was hit is lost, and satisfies its forfeit value first', () => {
    const us = host(9, 1, []);
    const them = { ...host(4, 1, []), hit: { cost: 2, forfeit: 3 } };
    expect(clash(us, them)).toEqual({ hurts: 4, suffers: 0, wins: 1 });
  });
});
