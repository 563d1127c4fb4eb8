import type { Base } from '../src/games/shooting/data/sheet.ts';
import { measure } from '../src/games/shooting/rules/field.ts';
import { RULESETS } from '../src/games/shooting/rulesets.ts';
import type { Piece, Terrain } from '../src/games/shooting/scenario.ts';
import type { Model } from '../src/games/shooting/state.ts';
import { Random } from '../src/kernel/random.ts';
import { type Figure, median, type Section } from './bench.ts';

const SIDE = 20; // models per side
const PIECES = 12;

export const shootingSight: Section = {
  id: 'shooting-sight',
  title: 'Shooting: lines of sight between 20 models and 20 others, 12 pieces of terrain, empty caches',
  async run(size, say) {
    const tables = Array.from({ length: size === 'full' ? 200 : 40 }, (_, seed) => tableOf(seed));
    const first = sweep(tables[0] as Table); // the code is not optimised yet
    for (let round = 0; round < 3; round++) tables.forEach(sweep);
    const runs = tables.map((table, i) => {
      say(`table ${i + 1} of ${tables.length}`);
      return sweep(table);
    });
    const from = `${tables.length} tables, ${SIDE * SIDE} pairs each`;
    const middle = median(runs.map(({ ms }) => ms));
    const shares = runs.map(({ seen }) => (100 * seen) / SIDE ** 2);
    const figures: readonly Figure[] = [
      { what: 'a battlefield, median', ...middle, unit: 'ms', bound: { kind: 'under', at: 20 }, runs: from },
      { what: 'the slowest battlefield', value: Math.max(...runs.map(({ ms }) => ms)), unit: 'ms', runs: from },
      { what: 'the first battlefield of a process', value: first.ms, unit: 'ms', runs: 'once' },
      { what: 'pairs of models that see each other', ...median(shares), unit: '%', runs: from },
    ];
    return figures;
  },
};

interface Table {
  readonly models: readonly Model[];
  readonly terrain: readonly Piece[];
}

/** Every model of one side looks at every model of the other. */
function sweep({ models, terrain }: Table): { readonly ms: number; readonly seen: number } {
  const begun = performance.now();
  const field = measure(models, terrain, RULESETS['10e']);
  let seen = 0;
  for (let from = 0; from < SIDE; from++)
    for (let to = SIDE; to < 2 * SIDE; to++) if (field.sight(from, to).seen) seen++;
  return { ms: performance.now() - begun, seen };
}

const BASES: readonly Base[] = [
  { shape: 'round', mm: 32 },
  { shape: 'round', mm: 40 },
  { shape: 'round', mm: 90 },
  { shape: 'oval', mm: [105, 70] },
  {
    shape: 'hull',
    corners: [
      [-3, -2],
      [3, -2],
      [3, 2],
      [-3, 2],
    ],
  },
];
const KINDS: readonly Terrain[] = ['ruins', 'ruins', 'ruins', 'woods', 'obstacle', 'barricade'];

/** Two rows of models on a 60 by 44 inch battlefield, with boxes and L-shaped walls between and around them. */
function tableOf(seed: number): Table {
  const random = new Random(seed);
  const between = (low: number, high: number): number => low + (high - low) * random.unit();
  const models = Array.from({ length: 2 * SIDE }, (_, index): Model => {
    const base = BASES[index % 10 < 6 ? 0 : random.roll(BASES.length) - 1] as Base;
    return {
      index,
      unit: index < SIDE ? 0 : 1,
      part: 0,
      sheet: { name: '', toughness: 4, save: 3, invulnerable: null, wounds: 2, base, height: 1.5 },
      character: false,
      keywords: ['infantry'],
      abilities: [],
      at: { x: between(4, 56), y: index < SIDE ? between(2, 10) : between(34, 42) },
      up: 0,
      turn: between(0, 360),
    };
  });
  const terrain = Array.from({ length: PIECES }, (_, i): Piece => {
    const [x, y, wide, deep, arm] = [between(4, 52), between(6, 36), between(4, 10), between(3, 7), between(1, 2)];
    const box = [
      [0, 0],
      [wide, 0],
      [wide, deep],
      [0, deep],
    ] as const;
    const angle = [
      [0, 0],
      [wide, 0],
      [wide, arm],
      [arm, arm],
      [arm, deep],
      [0, deep],
    ] as const;
    const turn = between(0, Math.PI);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const corners = (i % 2 === 0 ? box : angle).map(
      ([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos] as const,
    );
    return { id: `${i}`, kind: KINDS[i % KINDS.length] as Terrain, corners, height: 4 };
  });
  return { models, terrain };
}
