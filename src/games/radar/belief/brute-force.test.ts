import { describe, expect, test } from 'vitest';
import { compare } from './testing/brute-force.ts';
import type { Taste } from './testing/stories.ts';

const OPEN = ['....', '....', '....', '....'];
const CHANNEL = ['....', '.#..', '..#.', '....'];
const ISLES = ['.....', '..#..', '.....', '.#...', '.....'];
const LARGE = ['......', '.#..#.', '......', '..#...', '....#.', '......'];
const WIDE = ['.......', '.......', '..#....', '.......', '....#..', '.......', '.......'];

const QUIET = { stealth: 0.3, surface: 0.25, sonar: 0.3, drone: 0.1 };
const LAYER: Taste = { ...QUIET, 'drop-mine': 6, detonate: 1, torpedo: 0.5, 'end-turn': 0.7 };
const KEEPER: Taste = { ...QUIET, 'drop-mine': 8, detonate: 0.3, torpedo: 1, 'end-turn': 0.4 };
const BOOMER: Taste = { ...QUIET, 'drop-mine': 8, detonate: 4, torpedo: 2, 'end-turn': 0.4 };
const SNEAKY_KEEPER: Taste = { ...KEEPER, stealth: 1, surface: 0.4, torpedo: 0.3 };
const SNEAK: Taste = { stealth: 1, surface: 0.2, detonate: 0.7 };

describe.each([
  ['seed hearing: lengths told, drops not', 'seed', {}],
  ['classic hearing: drops told, lengths not', 'classic', {}],
  ['neither told', 'classic', { dropsAnnounced: false }],
  ['both told', 'seed', { dropsAnnounced: true }],
] as const)('%s', (_title, ruleset, change) => {
  test.each([
    ['4x4 open', OPEN, { turns: 26, taste: LAYER }],
    ['5x5 with islands', ISLES, { turns: 30, taste: LAYER }],
    ['5x5 with islands, sneaks', ISLES, { turns: 14, taste: SNEAK }],
    ['6x6 with islands, hard of hearing', LARGE, { turns: 30, taste: KEEPER, deaf: true }],
    ['7x7, mines fired off, hard of hearing', WIDE, { turns: 30, taste: BOOMER, deaf: true }],
    ['4x4 with islands, every secret drop', CHANNEL, { turns: 12, taste: LAYER, every: true }],
  ] as const)('%s: the tracker equals brute force after every event', (_name, rows, plot) => {
    let narrowed = 0;
    for (let seed = 1; seed <= 30; seed++)
      narrowed += compare({ ruleset, rows, change, sector: seed % 3 === 0 ? 3 : 9 }, seed, plot).narrowed;
    expect(narrowed).toBeGreaterThan(0);
  });

  test.each([
    ['4x4 open', OPEN],
    ['5x5 with islands', ISLES],
  ] as const)('%s, quiet moves after a stealth: the tracker equals brute force', (_name, rows) => {
    const quiet = { ...change, quietMoves: 2 };
    let heard = 0;
    for (let seed = 1; seed <= 20; seed++)
      heard += compare({ ruleset, rows, change: quiet, sector: 9 }, seed, { turns: 12, taste: SNEAK }).heard;
    expect(heard).toBeGreaterThan(500);
  });

  test.each([
    ['4x4 open', OPEN],
    ['5x5 with islands', ISLES],
    ['7x7', WIDE],
  ] as const)('%s: a tracker over its limit never misses a position, and is exact when it says so', (_name, rows) => {
    let forgot = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const plot = {
        turns: 50,
        taste: SNEAKY_KEEPER,
        deaf: seed % 2 === 0,
        most: { hypotheses: 8, shapes: 1 + (seed % 3) },
      };
      forgot += compare({ ruleset, rows, change, sector: seed % 3 === 0 ? 3 : 9 }, seed, plot).forgot;
    }
    expect(forgot).toBeGreaterThan(0);
  });
});
