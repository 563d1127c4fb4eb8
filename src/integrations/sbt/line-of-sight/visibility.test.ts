import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLEAR, type Ground } from '../../../games/battletech/ground.ts';
import { eyeAt, sight } from '../../../games/battletech/rules/sight.ts';
import { ground, set, table } from '../../../games/battletech/rules/testing.ts';
import { view } from '../../../games/battletech/view.ts';
import { hexOf, labelOf } from '../../../parts/hex/hex.ts';
import { hexesOf } from '../../../parts/hex/line.ts';
import { feetOf, sceneOf } from './scene.ts';
import { backOf, clearOf, coverOf, DIVIDED, posture, stepsBetween, thereOf, visibilityBetween } from './visibility.ts';

const SIZE = { cols: 11, rows: 9 };
const COUNT = SIZE.cols * SIZE.rows;
const hexes = fc.array(
  fc.record({
    level: fc.constantFrom(0, 0, 0, 1, 2),
    water: fc.constantFrom(-1, -1, -1, -1, -1, 1, 2),
    woods: fc.constantFrom<Ground['woods'][]>(0, 0, 0, 1, 2),
    smoke: fc.constantFrom<Ground['smoke'][]>(0, 0, 0, 0, 1),
  }),
  { minLength: COUNT, maxLength: COUNT },
);
const corner = fc.constantFrom('ignored' as const, 'touched' as const);
const place = fc.nat(COUNT - 1);
const tall = fc.constantFrom(0 as const, 1 as const);

test('the helper promises nothing the umpire would refuse, and agrees on undivided lines', () => {
  let seen = 0;
  fc.assert(
    fc.property(hexes, corner, place, place, tall, tall, (list, touch, from, to, one, other) => {
      const map = { name: 'laws', ...SIZE, hexes: list.map((hex) => ({ ...CLEAR, ...hex })) };
      const state = view(table({ map, units: [], switches: { corner: touch } }), '0');
      const scene = sceneOf(state);
      const both = visibilityBetween(scene, from, to);
      const again = visibilityBetween(scene, to, from);
      expect([thereOf(again), backOf(again), again & DIVIDED]).toEqual([backOf(both), thereOf(both), both & DIVIDED]);
      const eye = (hex: number, up: number) => eyeAt(hex, scene.feet[hex] as number, 1 + up);
      const umpire = sight(state, eye(from, one), eye(to, other));
      const bit = 1 << posture(one, other);
      const [clear, cover] = [(clearOf(thereOf(both)) & bit) !== 0, (coverOf(thereOf(both)) & bit) !== 0];
      if (clear) seen++;
      expect(clear && !umpire.clear).toBe(false);
      if (clear && umpire.cover) expect(cover).toBe(true);
      if (!clear) expect(cover).toBe(false);
      expect((clearOf(backOf(both)) & (1 << posture(other, one))) !== 0).toBe(clear);
      if ((both & DIVIDED) !== 0) return;
      expect(clear).toBe(umpire.clear);
      expect(cover).toBe(umpire.clear && umpire.cover);
      expect(hexesOf(map, from, stepsBetween(scene, from, to))).toEqual(umpire.line);
    }),
    { numRuns: 1000 },
  );
  expect(seen).toBeGreaterThan(50);
});

type Hexes = Readonly<Record<string, Partial<Ground>>>;
const BOARD = { cols: 16, rows: 17 };
const [LYING, STANDING] = [0, 1] as const;

function look(from: string, to: string, hexes: Hexes, one: 0 | 1 = STANDING, other: 0 | 1 = STANDING) {
  const seen = view(table({ map: ground(hexes), units: [], ruleset: 'simulador' }), '0');
  const [a, b] = [hexOf(BOARD, from), hexOf(BOARD, to)];
  const scene = sceneOf(seen);
  const outlook = thereOf(visibilityBetween(scene, a, b));
  const bit = 1 << posture(one, other);
  const line = hexesOf(BOARD, a, stepsBetween(scene, a, b)).map((hex) => labelOf(BOARD, hex));
  return { line: line.join(' '), clear: (clearOf(outlook) & bit) !== 0, cover: (coverOf(outlook) & bit) !== 0 };
}

describe("answers recorded from the simulator's helper", () => {
  const level = (n: number) => ({ level: n });
  const light = { woods: 1 } as const;
  const heavy = { woods: 2 } as const;
  test.each<[string, from: string, to: string, Hexes, line: string, clear: boolean, cover: boolean]>([
    ['a flat tie', '0517', '0717', {}, '0617', true, false],
    ['the same tie from the other end', '0717', '0517', {}, '0617', true, false],
    ['the higher of two', '0517', '0717', { '0616': level(1) }, '0616', true, true],
    ['a hill on one side', '0517', '0717', { '0616': level(2) }, '0616', false, false],
    ['the denser of two', '0517', '0717', { '0616': light }, '0616', true, false],
    ['height before woods', '0517', '0717', { '0616': heavy, '0617': level(1) }, '0617', true, true],
    ['neighbours', '0505', '0506', {}, '', true, false],
    ['one heavy', '0505', '0508', { '0506': heavy }, '0506 0507', true, false],
    ['two light', '0505', '0508', { '0506': light, '0507': light }, '0506 0507', true, false],
    ['two heavy', '0505', '0508', { '0506': heavy, '0507': heavy }, '0506 0507', false, false],
    ['three light', '0505', '0509', { '0506': light, '0507': light, '0508': light }, '0506 0507 0508', false, false],
    ['a level next to the target', '0505', '0508', { '0507': level(1) }, '0506 0507', true, true],
    ['a level next to the one who looks', '0505', '0508', { '0506': level(1) }, '0506 0507', true, false],
    ['two levels next to the target', '0505', '0508', { '0507': level(2) }, '0506 0507', false, false],
  ])('%s', (_, from, to, hexes, line, clear, cover) => expect(look(from, to, hexes)).toEqual({ line, clear, cover }));

  test('a prone unit behind a level is not visible', () => {
    expect(look('0505', '0508', { '0507': level(1) }, STANDING, LYING).clear).toBe(false);
    expect(look('0505', '0508', { '0506': level(1) }, LYING, STANDING).clear).toBe(false);
  });
});

test('a unit on a roof looks from there', () => {
  const map = ground({ '0505': { building: { kind: 2, bunker: false, cf: 40, height: 2 } } });
  const state = set(table({ map, units: [{ at: '0505' }] }), 0, { level: 2 });
  expect(feetOf(view(state, '0'))[hexOf(BOARD, '0505')]).toBe(2);
  expect(feetOf(view(set(state, 0, { destroyed: 'destroyed-head' }), '0'))[hexOf(BOARD, '0505')]).toBe(0);
});
