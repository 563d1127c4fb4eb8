import { describe, expect, test } from 'vitest';
import { hexOf, labelOf } from '../../../parts/hex/hex.ts';
import type { Ground } from '../ground.ts';
import type { Ruleset } from '../rulesets.ts';
import { eyeAt, eyeOf, type Obstacle, type Sight, sight } from './sight.ts';
import { ground, set, table } from './testing.ts';

type Hexes = Readonly<Record<string, Partial<Ground>>>;
const LIGHT = { woods: 1 } as const;
const HEAVY = { woods: 2 } as const;
const HOUSE = { kind: 2, bunker: false, cf: 40, height: 1 } as const;

const SHEET = { cols: 16, rows: 17 };
const hex = (label: string) => hexOf(SHEET, label);

interface Stands {
  readonly at?: string;
  readonly level?: number;
  readonly height?: number;
}

/** The line from 0509 to 0505, through 0508, 0507 and 0506. By default both ends stand on level 0. */
function look(hexes: Hexes, from: Stands = {}, to: Stands = {}, switches: Partial<Ruleset> = {}): Sight {
  const state = table({ map: ground(hexes), units: [], switches });
  const eye = ({ at = '', level = 0, height = 2 }: Stands) => eyeAt(hex(at), level, height);
  return sight(state, eye({ at: '0509', ...from }), eye({ at: '0505', ...to }));
}

describe('levels between two units', () => {
  test.each<[string, Hexes, Stands, Stands, Obstacle | null]>([
    ['open ground', {}, {}, {}, null],
    ['level 1 in the middle', { '0507': { level: 1 } }, {}, {}, null],
    ['level 2 in the middle', { '0507': { level: 2 } }, {}, {}, 'level'],
    ['level 2 next to the target', { '0506': { level: 2 } }, {}, {}, 'level'],
    ['level 2 next to the attacker', { '0508': { level: 2 } }, {}, {}, 'level'],
    ['level 1 next to a prone target', { '0506': { level: 1 } }, {}, { height: 1 }, 'level'],
    ['level 1 next to a prone attacker', { '0508': { level: 1 } }, { height: 1 }, {}, 'level'],
    ['level 1 in the middle, target prone', { '0507': { level: 1 } }, {}, { height: 1 }, null],
    ['level 1 in the middle, both prone', { '0507': { level: 1 } }, { height: 1 }, { height: 1 }, 'level'],
    ['level 2 in the middle, attacker on level 1', { '0507': { level: 2 } }, { level: 1 }, {}, null],
    ['level 3 in the middle, attacker on level 1', { '0507': { level: 3 } }, { level: 1 }, {}, 'level'],
    ['level 2 next to the lower target', { '0506': { level: 2 } }, { level: 4 }, {}, 'level'],
    ['level 2 next to the higher attacker', { '0508': { level: 2 } }, { level: 4 }, {}, null],
    ['level 3 next to an attacker on a roof there', { '0508': { level: 3 } }, { level: 2 }, { level: 2 }, null],
    ['the own hexes are high', { '0509': { level: 9 }, '0505': { level: 9 } }, {}, {}, null],
    ['a hex beside the line', { '0607': { level: 9 }, '0407': { level: 9 } }, {}, {}, null],
  ])('%s', (_, hexes, from, to, why) => {
    const seen = look(hexes, from, to);
    expect(seen.blockedBy?.why ?? null).toBe(why);
    expect(seen.clear).toBe(why === null);
  });

  test('names the blocking hex, and the whole line', () => {
    const { blockedBy, line } = look({ '0507': { level: 2 } });
    expect(blockedBy).toEqual({ hex: hex('0507'), why: 'level' });
    expect(line.map((it) => labelOf(SHEET, it))).toEqual(['0508', '0507', '0506']);
  });

  test("nothing lies between adjacent units, and 'Mechs block nothing", () => {
    expect(look({}, {}, { at: '0508' })).toMatchObject({ clear: true, line: [] });
    const crowd = table({ units: [{ at: '0509' }, { at: '0507' }, { at: '0505' }] });
    expect(sight(crowd, eyeOf(crowd, 0), eyeOf(crowd, 2)).clear).toBe(true);
  });
});

describe('woods and smoke between two units', () => {
  const all = (between: Partial<Ground>): Hexes => ({ '0508': between, '0507': between, '0506': between });
  test.each<[string, Hexes, Stands, Stands, woods: number, smoke: number, Obstacle | null]>([
    ['one light', { '0507': LIGHT }, {}, {}, 1, 0, null],
    ['two light', { '0507': LIGHT, '0506': LIGHT }, {}, {}, 2, 0, null],
    ['three light', all(LIGHT), {}, {}, 3, 0, 'woods'],
    ['one heavy', { '0507': HEAVY }, {}, {}, 2, 0, null],
    ['heavy and light', { '0507': HEAVY, '0508': LIGHT }, {}, {}, 3, 0, 'woods'],
    ['two heavy', { '0507': HEAVY, '0508': HEAVY }, {}, {}, 4, 0, 'woods'],
    ['those of the two own hexes', { '0509': HEAVY, '0505': HEAVY }, {}, {}, 0, 0, null],
    ['low woods, from a hill to a hill', all(HEAVY), { level: 1 }, { level: 1 }, 0, 0, null],
    ['from a hill into the plain', all(HEAVY), { level: 1 }, {}, 2, 0, null], // the woods next to the target
    ['from the plain to a hill', all(LIGHT), {}, { level: 1 }, 1, 0, null], // the woods next to the attacker
    ['woods on a hill that is itself low enough', { '0507': { level: 1, woods: 1 } }, { level: 1 }, {}, 1, 0, null],
    ['a prone attacker beyond woods', { '0507': HEAVY }, { height: 1 }, {}, 2, 0, null],
    ['light smoke', { '0507': { smoke: 1 } }, {}, {}, 0, 1, null],
    ['heavy smoke', { '0507': { smoke: 2 } }, {}, {}, 0, 2, null],
    ['smoke in light woods', { '0507': { woods: 1, smoke: 1 } }, {}, {}, 1, 1, null],
    ['heavy smoke after light woods', { '0507': { smoke: 2 }, '0508': LIGHT }, {}, {}, 1, 2, 'smoke'],
    ['smoke below', all({ smoke: 2 }), { level: 2 }, { level: 2 }, 0, 0, null],
    ['a fire without smoke', all({ fire: 3 }), {}, {}, 0, 0, null],
  ])('%s', (_, hexes, from, to, woods, smoke, why) => {
    const seen = look(hexes, from, to);
    expect([seen.woods, seen.smoke, seen.blockedBy?.why ?? null]).toEqual([woods, smoke, why]);
  });

  test('woods that were shot away are gone', () => {
    const state = table({ map: ground({ '0507': HEAVY }), units: [] });
    const cleared = { ...state, ground: { [hex('0507')]: { ...ground().hexes[0], woods: 1 } as Ground } };
    expect(sight(cleared, eyeAt(hex('0509'), 0, 2), eyeAt(hex('0505'), 0, 2)).woods).toBe(1);
  });
});

describe('buildings and bridges between two units', () => {
  test.each<[string, Partial<Ground>, Stands, Obstacle | null]>([
    ['a house of one level', { building: HOUSE }, {}, null],
    ['a house of two levels', { building: { ...HOUSE, height: 2 } }, {}, 'building'],
    ['a house on a hill', { level: 1, building: HOUSE }, {}, 'building'],
    ['a house on a hill that is high enough by itself', { level: 2, building: HOUSE }, {}, 'level'],
    ['a house that fell down', { building: { ...HOUSE, height: 5, cf: 0 } }, {}, null],
    ['a bunker', { building: { ...HOUSE, bunker: true, height: 0 } }, {}, null],
    ['a house, for one on the roof of another', { building: { ...HOUSE, height: 3 } }, { level: 2 }, null],
    ['a high bridge', { bridge: { level: 4, cf: 60, exits: 9 } }, {}, null],
  ])('%s', (_, between, from, why) => expect(look({ '0507': between }, from).blockedBy?.why ?? null).toBe(why));

  test("a unit's own building does not block its line of sight", () => {
    const tower = { building: { ...HOUSE, height: 6 } };
    expect(look({ '0509': tower, '0505': tower }).clear).toBe(true);
  });
});

describe('partial cover', () => {
  test.each<[string, Hexes, Stands, Stands, boolean]>([
    ['nothing there', {}, {}, {}, false],
    ['level 1 next to the target', { '0506': { level: 1 } }, {}, {}, true],
    ['a house of one level next to it', { '0506': { building: HOUSE } }, {}, {}, true],
    ['level 1 elsewhere', { '0507': { level: 1 }, '0508': { level: 1 } }, {}, {}, false],
    ['the attacker is higher', { '0506': { level: 1 } }, { level: 1 }, {}, false],
    ['the attacker lies on the ground', { '0506': { level: 1 } }, { height: 1 }, {}, true],
    ['the target is higher', { '0506': { level: 2 } }, {}, { level: 1 }, true],
    ['the target is as high as the hill', { '0506': { level: 1 } }, {}, { level: 1 }, false],
    ['woods hide no legs', { '0506': LIGHT }, {}, {}, false],
    ['it stands in depth 1', { '0505': { water: 1 } }, {}, { level: -1 }, true],
    ['it stands in a river', { '0505': { river: 9 } }, { level: 5 }, { level: -1 }, true],
    ['it stands in shallow water', { '0505': { water: 0 } }, {}, {}, false],
    ['it stands on a bridge', { '0505': { water: 1, bridge: { level: 0, cf: 9, exits: 9 } } }, {}, {}, false],
  ])('%s', (_, hexes, from, to, cover) => {
    expect(look(hexes, from, to)).toMatchObject({ clear: true, cover });
    expect(look(hexes, { at: '0505', ...to }, { at: '0509', ...from }).ownCover).toBe(cover);
  });
});

test('the eye of a unit: its feet and its height', () => {
  const state = set(table({ units: [{ at: '0509' }] }), 0, { level: 3 });
  expect(eyeOf(state, 0)).toEqual({ at: hex('0509'), level: 3, height: 2 });
  expect(eyeOf(set(state, 0, { prone: true }), 0).height).toBe(1);
});
