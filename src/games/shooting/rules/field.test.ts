import { describe, expect, test } from 'vitest';
import { seeded } from '../../../parts/plane/testing.ts';
import type { Base } from '../data/sheet.ts';
import { RULESETS, type Ruleset } from '../rulesets.ts';
import type { Piece, Terrain } from '../scenario.ts';
import type { Model } from '../state.ts';
import { fieldOf, measure } from './field.ts';

const INCH = 25.4;

interface Stand {
  readonly base?: Base;
  readonly height?: number;
  readonly up?: number;
  readonly turn?: number;
  readonly keywords?: readonly string[];
}

/** A model, by default on a round 2 inch base. */
const at = (x: number, y: number, stand: Stand = {}): Omit<Model, 'index'> => ({
  unit: 0,
  part: 0,
  sheet: {
    name: '',
    toughness: 4,
    save: 3,
    invulnerable: null,
    wounds: 1,
    base: stand.base ?? { shape: 'round', mm: 2 * INCH },
    height: stand.height ?? 1.5,
  },
  character: false,
  keywords: stand.keywords ?? ['infantry'],
  abilities: [],
  at: { x, y },
  up: stand.up ?? 0,
  turn: stand.turn ?? 0,
});

const piece = (kind: Terrain, left: number, low: number, right: number, high: number, height = 4): Piece => ({
  id: kind,
  kind,
  corners: [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ],
  height,
});

const fieldWith = (models: readonly Omit<Model, 'index'>[], terrain: readonly Piece[] = [], ruleset?: Ruleset) =>
  measure(
    models.map((model, index) => ({ ...model, index })),
    terrain,
    ruleset ?? RULESETS['10e'],
  );

describe('distance, base edge to base edge', () => {
  test.each([
    ['round bases', at(0, 0), at(14, 0), 12],
    ['bases that touch', at(0, 0), at(2, 0), 0],
    ['a floor above', at(0, 0), at(6, 0, { up: 3 }), 5],
    ['right above', at(0, 0), at(0, 0, { up: 3 }), 3],
    ['an oval end on', at(0, 0), at(10, 0, { base: { shape: 'oval', mm: [6 * INCH, 2 * INCH] } }), 6],
    ['the same oval side on', at(0, 0), at(10, 0, { base: { shape: 'oval', mm: [6 * INCH, 2 * INCH] }, turn: 90 }), 8],
    [
      'a hull',
      at(0, 0),
      at(10, 0, {
        base: {
          shape: 'hull',
          corners: [
            [-3, -2],
            [3, -2],
            [3, 2],
            [-3, 2],
          ],
        },
      }),
      6,
    ],
    [
      'a hull turned',
      at(0, 0),
      at(10, 0, {
        base: {
          shape: 'hull',
          corners: [
            [-3, -2],
            [3, -2],
            [3, 2],
            [-3, 2],
          ],
        },
        turn: 90,
      }),
      7,
    ],
    [
      'bases of 32 mm, exactly 12 inches apart',
      at(0, 0, { base: { shape: 'round', mm: 32 } }),
      at(12 + 32 / INCH, 0, { base: { shape: 'round', mm: 32 } }),
      12,
    ],
  ])('%s', (_, a, b, inches) => {
    const field = fieldWith([a, b]);
    expect(field.distance(0, 1)).toBe(inches);
    expect(field.distance(1, 0)).toBe(inches);
  });
});

describe('Engagement Range', () => {
  const barricade = piece('barricade', 1.4, -3, 1.6, 3, 1);
  test.each([
    ['an inch', at(3, 0), [], '10e', true],
    ['more', at(3.01, 0), [], '10e', false],
    ['five inches up', at(3, 0, { up: 5 }), [], '10e', true],
    ['higher', at(3, 0, { up: 5.1 }), [], '10e', false],
    ['two inches', at(4, 0), [], '10e', false],
    ['two inches across a barricade', at(4, 0), [barricade], '10e', true],
    ['two inches beside a barricade', at(0, 4), [barricade], '10e', false],
    ['more across a barricade', at(4.01, 0), [barricade], '10e', false],
    ['two inches, eleventh edition', at(4, 0), [], '11e', true],
  ] as const)('%s', (_, other, terrain, ruleset, expected) => {
    const field = fieldWith([at(0, 0), other], terrain, RULESETS[ruleset]);
    expect(field.engages(0, 1)).toBe(expected);
    expect(field.engages(1, 0)).toBe(expected);
  });
});

type Seen = 'full' | 'part' | 'not';

describe('visibility', () => {
  const NEAR = at(0, 0);
  const FAR = at(20, 0);
  const jet = { keywords: ['aircraft', 'vehicle'] };
  const knight = { keywords: ['towering', 'vehicle'], height: 8 };
  const across = (kind: Terrain, height = 4) => [piece(kind, 8, -5, 12, 5, height)];
  const half = (kind: Terrain, height = 4) => [piece(kind, 8, 0, 12, 5, height)];
  const around = (kind: Terrain, x: number, height = 4) => [piece(kind, x - 3, -3, x + 3, 3, height)];

  test.each<readonly [string, Omit<Model, 'index'>, Omit<Model, 'index'>, readonly Piece[], Seen]>([
    ['an empty table', NEAR, FAR, [], 'full'],
    ['a ruin between', NEAR, FAR, across('ruins'), 'not'],
    ['a low ruin between: nobody sees over it', NEAR, FAR, across('ruins', 0.5), 'not'],
    ['a ruin half between', NEAR, FAR, half('ruins'), 'part'],
    ['into a ruin', NEAR, FAR, around('ruins', 20), 'full'],
    ['out of a ruin, wholly within', NEAR, FAR, around('ruins', 0), 'full'],
    ['out of a ruin, not wholly within', NEAR, FAR, [piece('ruins', 0, -3, 3, 3)], 'not'],
    ['the one who sees stands behind a ruin with a part in it', NEAR, FAR, [piece('ruins', -3, -3, 0, 3)], 'part'],
    ['a towering model within a ruin sees out', at(0, 0, knight), FAR, [piece('ruins', 0, -3, 3, 3)], 'full'],
    ['a towering model does not see through a ruin', at(0, 0, knight), FAR, across('ruins'), 'not'],
    ['over a ruin at an aircraft', NEAR, at(20, 0, jet), across('ruins'), 'full'],
    ['over a ruin from an aircraft', at(0, 0, jet), FAR, across('ruins'), 'full'],
    ['a part of the target is in the ruin before it', NEAR, FAR, [piece('ruins', 17, -3, 19.5, 3)], 'part'],
    ['the target touches the ruin before it', NEAR, FAR, [piece('ruins', 17, -3, 19, 3)], 'not'],
    ['the target leans out of the ruin behind it', NEAR, FAR, [piece('ruins', 19.5, -3, 24, 3)], 'full'],
    ['both in the same ruin', NEAR, at(5, 0), [piece('ruins', -3, -3, 9, 3)], 'full'],
    ['woods between', NEAR, FAR, across('woods'), 'part'],
    ['woods around the target', NEAR, FAR, around('woods', 20), 'part'],
    ['woods around the one who sees', NEAR, FAR, around('woods', 0), 'part'],
    ['woods and a towering target', NEAR, at(20, 0, knight), across('woods'), 'full'],
    ['woods and an aircraft', at(0, 0, jet), FAR, across('woods'), 'full'],
    ['a crater', NEAR, FAR, across('crater'), 'full'],
    ['a barricade', NEAR, FAR, across('barricade', 4), 'part'],
    ['a container as high as both', NEAR, FAR, across('obstacle', 1.5), 'not'],
    ['a lower container', NEAR, FAR, across('obstacle', 1.4), 'part'],
    ['a container as high as both, from a floor above', at(0, 0, { up: 1 }), FAR, across('obstacle', 1.5), 'part'],
    ['a container below both', at(0, 0, { up: 3 }), at(20, 0, { up: 3 }), across('obstacle', 3), 'full'],
    ['a hill that the target stands on', NEAR, at(20, 0, { up: 2 }), around('obstacle', 20, 2), 'full'],
    ['a container that reaches up to the edge of the strip', NEAR, FAR, [piece('obstacle', 8, 1, 12, 5)], 'full'],
    ['two ruins with a gap', NEAR, FAR, [piece('ruins', 8, 0.1, 12, 5), piece('ruins', 8, -5, 12, 0)], 'part'],
    ['two ruins wall to wall', NEAR, FAR, [piece('ruins', 8, 0, 12, 5), piece('ruins', 8, -5, 12, 0)], 'not'],
  ])('%s', (_, from, to, terrain, expected) => {
    const { seen, full, because } = fieldWith([from, to], terrain).sight(0, 1);
    expect(seen ? (full ? 'full' : 'part') : 'not').toBe(expected);
    expect(because.length > 0).toBe(expected !== 'full');
  });
});

describe('big models hide what is behind them', () => {
  const tank: Base = {
    shape: 'hull',
    corners: [
      [-1, -3],
      [1, -3],
      [1, 3],
      [-1, 3],
    ],
  };
  const big = (y: number, more: Stand = {}) => at(10, y, { base: tank, height: 3, keywords: ['vehicle'], ...more });
  test.each([
    ['a tank across', big(0), 'all'],
    ['a low tank', big(0, { height: 1 }), 'part'],
    ['a tank half across', big(3), 'part'],
    ['a tank aside', big(9), 'nothing'],
    ['a round base as wide as both', at(10, 0, { height: 3 }), 'part'],
    ['a larger round base', at(10, 0, { height: 3, base: { shape: 'round', mm: 3 * INCH } }), 'all'],
    ['an oval', at(10, 0, { height: 3, base: { shape: 'oval', mm: [INCH, 4 * INCH] } }), 'all'],
  ] as const)('%s', (_, model, expected) => {
    const field = fieldWith([at(0, 0), at(20, 0), model]);
    expect(field.hides(2, 0, 1)).toBe(expected);
    expect(field.sees(0, 1, [2])).toBe(expected !== 'all');
    expect(field.sees(0, 1, [])).toBe(true);
  });

  test('a tank and a ruin together hide what neither hides alone', () => {
    const field = fieldWith([at(0, 0), at(20, 0), big(2.5)], [piece('ruins', 12, -5, 14, 0)]);
    expect(field.sight(0, 1).seen).toBe(true);
    expect(field.hides(2, 0, 1)).toBe('part');
    expect(field.sees(0, 1, [2])).toBe(false);
  });

  test('two tanks together hide a model that each hides only partly', () => {
    const field = fieldWith([at(0, 0), at(20, 0), big(2.5), { ...big(-2.5), at: { x: 12.5, y: -2.5 } }]);
    expect(field.sees(0, 1, [2])).toBe(true);
    expect(field.sees(0, 1, [3])).toBe(true);
    expect(field.sees(0, 1, [2, 3])).toBe(false);
  });
});

test('finds pieces that a model is wholly within, and whether it is wholly near one', () => {
  const terrain = [piece('ruins', -3, -3, 3, 3), piece('crater', 0, -9, 9, 9), piece('barricade', 9, -1, 9.5, 1)];
  const field = fieldWith([at(2, 0), at(1, 5), at(8, 8), at(7.5, 0), at(6.9, 0)], terrain);
  expect([0, 1, 2, 3].map((model) => field.within(model))).toEqual([[0, 1], [1], [1], [1]]);
  expect([3, 4].map((model) => field.near(model, 2, 3))).toEqual([true, false]);
});

test('equal battlefields share a Field, different ones do not', () => {
  const models = [at(0, 0), at(9, 0)].map((model, index) => ({ ...model, index }));
  const field = fieldOf(models, [], RULESETS['10e']);
  expect(fieldOf(structuredClone(models), [], RULESETS['10e'])).toBe(field);
  expect(fieldOf(models, [piece('woods', 3, -3, 6, 3)], RULESETS['10e'])).not.toBe(field);
  expect(fieldOf(models, [], RULESETS['11e'])).not.toBe(field);
});

test('without ruins, sight is mutual', () => {
  const dice = seeded(7);
  const kinds: readonly Terrain[] = ['woods', 'crater', 'barricade', 'obstacle'];
  for (let table = 0; table < 30; table++) {
    const terrain = Array.from({ length: 8 }, (_, i) => {
      const [x, y] = [40 * dice(), 30 * dice()];
      return piece(kinds[i % 4] as Terrain, x, y, x + 1 + 5 * dice(), y + 1 + 5 * dice(), 3 * dice());
    });
    const models = Array.from({ length: 12 }, () => at(40 * dice(), 30 * dice(), { height: 1 + dice() }));
    const field = fieldWith(models, terrain);
    for (let a = 0; a < 12; a++)
      for (let b = 0; b < a; b++) expect(field.sight(a, b).seen).toBe(field.sight(b, a).seen);
  }
});
