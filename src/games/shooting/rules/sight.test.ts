import { describe, expect, test } from 'vitest';
import type { Piece, Terrain } from '../scenario.ts';
import type { Rules } from '../state.ts';
import { rulesOf, type Situation, type Squad } from '../testing.ts';
import { engagedWith, gap, hasCover, hiddenFrom, plunges, unitHasCover, visible } from './sight.ts';
import { spots } from './targets.ts';
import { unitAt } from './units.ts';

const piece = (kind: Terrain, left: number, low: number, right: number, high: number, height = 4): Piece => ({
  id: `the ${kind}`,
  kind,
  corners: [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ],
  height,
});

const all = (rules: Rules): number[] => rules.models.map(() => 1);
const without = (rules: Rules, ...dead: readonly number[]): number[] =>
  all(rules).map((w, i) => (dead.includes(i) ? 0 : w));

/** Two attackers at 0,0 and 2,0 and two defenders at 0,12 and 2,12, all on 1 inch bases. */
const facing = (
  terrain: readonly Piece[],
  more: {
    readonly target?: Partial<Squad>;
    readonly shooter?: Partial<Squad>;
    readonly ruleset?: Situation['ruleset'];
  } = {},
): Rules =>
  rulesOf({
    ruleset: more.ruleset ?? '10e',
    attacker: [{ id: 'a', models: 2, ...more.shooter }],
    defender: [{ id: 'd', models: 2, ...more.target }],
    terrain,
  });

describe('Benefit of Cover, by model', () => {
  const tank = { keywords: 'vehicle' };
  test.each<readonly [string, Piece, Partial<Squad>, readonly (string | undefined)[]]>([
    ['wholly within a ruin', piece('ruins', -1, 11, 1, 13), {}, ['within', undefined]],
    ['a ruin beside the way of one of the shooters', piece('ruins', 1.4, 5, 4, 7), {}, ['obscured', 'obscured']],
    ['a ruin beside all ways', piece('ruins', 5, 5, 8, 7), {}, [undefined, undefined]],
    ['a ruin behind them', piece('ruins', -5, 13, 8, 17), {}, [undefined, undefined]],
    ['the shooters are wholly within the ruin', piece('ruins', -3, -3, 5, 3), {}, [undefined, undefined]],
    ['wholly within woods', piece('woods', -1, 11, 3, 13), {}, ['within', 'within']],
    ['wholly within woods, a vehicle', piece('woods', -1, 11, 3, 13), tank, ['within', 'within']],
    ['woods between', piece('woods', -1, 5, 3, 7), {}, ['obscured', 'obscured']],
    ['infantry in a crater', piece('crater', -1, 11, 1, 13), {}, ['within', undefined]],
    ['a vehicle in a crater', piece('crater', -1, 11, 1, 13), tank, [undefined, undefined]],
    ['infantry behind a barricade', piece('barricade', -2, 10, 0.6, 10.4, 1), {}, ['obscured', undefined]],
    ['a vehicle behind a barricade', piece('barricade', -2, 10, 4, 10.4, 1), tank, [undefined, undefined]],
    ['a barricade too far away', piece('barricade', -2, 8, 4, 9, 1), {}, [undefined, undefined]],
    ['a container in one way of two', piece('obstacle', -2, 5, 0.2, 7, 1), {}, ['obscured', undefined]],
    ['a vehicle behind a container', piece('obstacle', -2, 5, 0.4, 7, 1), tank, ['obscured', 'obscured']],
  ])('%s', (_, terrain, target, expected) => {
    const rules = facing([terrain], { target });
    const facts = [2, 3].map((model) => hasCover(rules, all(rules), 0, model));
    expect(facts.map((fact) => fact?.because)).toEqual(expected);
    for (const fact of facts)
      if (fact) expect(fact).toMatchObject({ code: 'cover', piece: terrain.id, terrain: terrain.kind });
  });

  test('only living attackers count', () => {
    const rules = facing([piece('ruins', 1.6, 1, 4, 3)]); // hides it from the second shooter only
    expect(hasCover(rules, all(rules), 0, 2)?.because).toBe('obscured');
    expect(hasCover(rules, without(rules, 1), 0, 2)).toBeUndefined();
  });

  test('a unit has cover if all its living models have it', () => {
    const rules = facing([piece('crater', -1, 11, 1, 13)]);
    expect(unitHasCover(rules, all(rules), 0, 1)).toBeUndefined();
    expect(unitHasCover(rules, without(rules, 3), 0, 1)).toMatchObject({ terrain: 'crater' });
    expect(unitHasCover(rules, without(rules, 2, 3), 0, 1)).toBeUndefined();
  });
});

describe('visibility', () => {
  test('one visible model is enough to see a unit, if it lives', () => {
    const rules = facing([piece('ruins', -4, 5, 1.2, 7)]); // hides the first of the targets
    const sees = (model: number, wounds: readonly number[]) =>
      spots({ rules, wounds, fired: [] }, model, unitAt(rules, 1));
    expect(sees(1, all(rules))).toBe(true);
    expect(visible(rules, all(rules), 0, 2)).toBe(false);
    expect(sees(0, without(rules, 3))).toBe(false);
  });

  const third = (side: 'attacker' | 'defender', at: readonly [number, number], keywords: string): Rules =>
    rulesOf({
      attacker: [{ id: 'a', models: 1 }, ...(side === 'attacker' ? [{ id: 'x', models: 1, at, keywords }] : [])],
      defender: [{ id: 'd', models: 1 }, ...(side === 'defender' ? [{ id: 'x', models: 1, at, keywords }] : [])],
    });

  test.each(['attacker', 'defender'] as const)('a vehicle of the %s stands between', (side) => {
    const rules = third(side, [0, 6], 'vehicle');
    const target = rules.units.findIndex(({ id }) => id === 'd');
    const big = rules.units.findIndex(({ id }) => id === 'x');
    const model = rules.units[target]?.models[0] as number;
    // It is exactly as wide as both models, so the lines along its edges stay free.
    expect(rules.field.hides(rules.units[big]?.models[0] as number, 0, model)).toBe('part');
    expect(visible(rules, all(rules), 0, model)).toBe(true);
  });

  test('two monsters side by side hide what is behind them, until one falls', () => {
    const rules = rulesOf({
      attacker: [
        { id: 'a', models: 1 },
        { id: 'x', models: 2, at: [-0.5, 6], keywords: 'monster' },
      ],
      defender: [{ id: 'd', models: 1, at: [0.5, 12] }],
    });
    const target = rules.models.length - 1;
    const wall = rulesOf({
      attacker: [
        { id: 'a', models: 1, at: [0, 0] },
        { id: 'x', models: 1, at: [-0.3, 6], keywords: 'monster' },
        { id: 'y', models: 1, at: [0.7, 6], keywords: 'monster' },
      ],
      defender: [{ id: 'd', models: 1, at: [0.2, 12] }],
    });
    expect(visible(rules, all(rules), 0, target)).toBe(true); // an inch of space between the two
    expect(visible(wall, all(wall), 0, 3)).toBe(false); // base to base
    expect(visible(wall, without(wall, 1), 0, 3)).toBe(true);
  });

  test('infantry hides nothing, and no model hides its own unit', () => {
    const rules = rulesOf({
      attacker: [
        { id: 'a', models: 1 },
        { id: 'x', models: 3, at: [-2, 6] },
      ],
      defender: [{ id: 'd', models: 1 }],
    });
    expect(visible(rules, all(rules), 0, 4)).toBe(true);
  });
});

describe('the distance to a unit', () => {
  const rules = facing([]);
  test.each([
    [all(rules), 11],
    [without(rules, 2), Math.hypot(2, 12) - 1],
    [without(rules, 2, 3), Number.POSITIVE_INFINITY],
  ])('%j', (wounds, inches) => {
    expect(gap(rules, wounds, 0, 1)).toBeCloseTo(inches, 6);
  });
});

describe('engaged', () => {
  const close = rulesOf({
    attacker: [
      { id: 'a', models: 2 },
      { id: 'b', models: 1, at: [9, 0] },
    ],
    defender: [
      { id: 'd', models: 1, at: [-2, 0] },
      { id: 'e', models: 1, at: [30, 0] },
    ],
    engaged: [['e', 'b']],
  });

  test.each([
    ['near', all(close), 0, [2]],
    ['the other way round', all(close), 2, [0]],
    ['as the scenario says', all(close), 1, [3]],
    ['the other way round, as the scenario says', all(close), 3, [1]],
    ['the near one is gone', without(close, 0), 0, []],
    ['the one of the scenario is gone', without(close, 4), 1, []],
  ])('%s', (_, wounds, unit, expected) => {
    expect(engagedWith(close, wounds, unit)).toEqual(expected);
  });
});

describe('Plunging Fire', () => {
  const ruin = piece('ruins', -3, -3, 5, 3, 9);
  test.each<readonly [string, Partial<Squad>, Partial<Squad>, readonly Piece[], Situation['ruleset'], boolean]>([
    ['six inches up in a ruin', { up: 6 }, {}, [ruin], '10e', true],
    ['five inches up', { up: 5 }, {}, [ruin], '10e', false],
    ['six inches up on a hill', { up: 6 }, {}, [piece('obstacle', -3, -3, 5, 3, 6)], '10e', false],
    ['at a unit on a floor', { up: 6 }, { up: 3 }, [ruin], '10e', false],
    ['three inches up, eleventh edition', { up: 3 }, {}, [ruin], '11e', true],
    ['towering and near, eleventh edition', { keywords: 'vehicle, towering' }, {}, [], '11e', true],
    ['towering and too far', { keywords: 'vehicle, towering', at: [0, -5] }, {}, [], '11e', false],
    ['towering, tenth edition', { keywords: 'vehicle, towering' }, {}, [], '10e', false],
  ])('%s', (_, shooter, target, terrain, ruleset, expected) => {
    const rules = facing(terrain, { shooter, target, ruleset });
    expect(plunges(rules, all(rules), 0, 1)).toBe(expected);
  });
});

test.each<readonly [string, number, string, Situation['ruleset'], boolean]>([
  ['infantry in woods, far away', 20, 'infantry', '11e', true],
  ['near', 12, 'infantry', '11e', false],
  ['a vehicle', 20, 'vehicle', '11e', false],
  ['the tenth edition knows no hiding', 20, 'infantry', '10e', false],
])('hidden: %s', (_, y, keywords, ruleset, expected) => {
  const rules = facing([piece('woods', -3, y - 3, 5, y + 3)], { target: { at: [0, y], keywords }, ruleset });
  expect(hiddenFrom(rules, 0, 2)).toBe(expected);
});
