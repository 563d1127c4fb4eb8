import { expect, test } from 'vitest';
import { ADDED, inTurn, OLDER, PERSONAS, PRICES, SEED, SWITCHES, type TacticianWeights } from './weights.ts';

const NAMES = Object.keys(SWITCHES) as readonly (keyof typeof SWITCHES)[];

test('a persona has switches and weights, with no key in both', () => {
  for (const table of Object.values(PERSONAS))
    expect(Object.keys(table).sort()).toEqual([...NAMES, ...Object.keys(PRICES), ...Object.keys(ADDED)].sort());
});

test('a switch is off or on', () => {
  for (const table of Object.values(PERSONAS))
    for (const name of NAMES) expect([0, 1], name).toContain((table as TacticianWeights)[name]);
});

test.each([
  [-1, 0],
  [0, 0],
  [0.49, 0],
  [0.5, 1],
  [3, 1],
])('%f counts as %i', (weight, on) => {
  for (const name of NAMES) expect(inTurn({ ...SEED, [name]: weight }, 1)[name]).toBe(on);
});

test.each([
  ['no-twist', { twist: 0 }],
  ['split', { split: 1 }],
  ['wary', { enemyTwist: 1 }],
] as const)('%s differs from plain by one switch', (name, switched) => {
  expect(PERSONAS[name]).toEqual({ ...PERSONAS.plain, ...switched });
});

test('the original design has neither of the added options on', () => {
  expect(PERSONAS.seed).toMatchObject({ enemyTwist: 0, split: 0 });
});

test('all but the original design trade fire; the tables from before stay playable', () => {
  for (const [name, { trade }] of Object.entries(PERSONAS)) expect(trade).toBe(name === 'seed' ? 0 : 1);
  for (const { persona, weights } of OLDER) if (persona === 'plain') expect(weights).not.toHaveProperty('trade');
});
