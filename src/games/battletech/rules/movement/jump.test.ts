import { describe, expect, test } from 'vitest';
import type { Ground } from '../../ground.ts';
import { STILL, type State, type Unit } from '../../state.ts';
import { ground, hex, set, type TestTable, table, testMech } from '../testing.ts';
import { type Jump, jumpRefusal } from './jump.ts';

type Hexes = Readonly<Record<string, Partial<Ground>>>;
const from = (at: string, hexes: Hexes = {}, rest: Partial<TestTable> = {}): State =>
  table({ map: ground(hexes), units: [{ at, design: testMech({ walk: 5, jump: 3 }) }], ...rest });
const jump = (state: State, to: string, landOn?: Jump['landOn']): Jump => ({
  step: 'jump',
  to: hex(state, to),
  facing: 0,
  ...(landOn && { landOn }),
});
const refusal = (state: State, to: string, landOn?: Jump['landOn']) =>
  jumpRefusal(state, 0, jump(state, to, landOn))?.code;

const roof = { building: { kind: 1, bunker: false, cf: 90, height: 3 } } as const;
const bridge = { water: 2, bridge: { level: 0, cf: 90, exits: 9 } } as const;

describe('a jump of three MP', () => {
  test.each<[string, Hexes, string, string | undefined]>([
    ['as far as it goes', {}, '0805', undefined],
    ['farther than that', {}, '0804', 'beyond-the-jump'],
    ['on the spot', {}, '0808', 'jump-goes-nowhere'],
    ['up three levels', { '0807': { level: 3 } }, '0807', undefined],
    ['up four levels', { '0807': { level: 4 } }, '0807', 'too-high-for-the-jump'],
    ['down ten levels', { '0808': { level: 10 } }, '0807', undefined],
    ['over a hill that is low enough', { '0807': { level: 3 } }, '0806', undefined],
    ['over a hill that is too high, straight on', { '0807': { level: 4 } }, '0806', 'too-high-on-the-way'],
    ['past it on the one side', { '0807': { level: 4 } }, '0907', undefined],
    ['past it on neither side', { '0807': { level: 4 }, '0908': { level: 4 } }, '0907', 'too-high-on-the-way'],
    ['into the water', { '0807': { water: 3 } }, '0807', undefined],
  ])('%s', (_, hexes, to, code) => {
    expect(refusal(from('0808', hexes), to)).toBe(code);
  });

  test('woods on the way do not count', () => {
    expect(refusal(from('0808', { '0807': { level: 3, woods: 2 } }), '0805')).toBeUndefined();
  });

  const tower = (height: number, level = 0): Hexes => ({
    '0807': { level, building: { ...roof.building, height } },
  });
  test.each<[string, Hexes, string, string | undefined]>([
    ['a roof that is low enough', tower(3), '0806', undefined],
    ['a roof that is too high', tower(4), '0806', 'too-high-on-the-way'],
    ['a low building on a hill', tower(2, 2), '0806', 'too-high-on-the-way'],
    ['a collapsed building', { '0807': { building: { ...roof.building, height: 9, cf: 0 } } }, '0806', undefined],
    ['a bridge', { '0807': { bridge: { level: 9, cf: 90, exits: 9 } } }, '0806', undefined],
    ['past a high roof on the other side', tower(4), '0907', undefined],
    ['past it on neither side', { ...tower(4), '0908': { level: 4 } }, '0907', 'too-high-on-the-way'],
  ])('over %s', (_, hexes, to, code) => {
    expect(refusal(from('0808', hexes), to)).toBe(code);
  });

  test('starting on a roof counts from the roof', () => {
    const state = from('0808', { ...tower(4), '0808': { building: { ...roof.building, height: 1 } } });
    expect(refusal(set(state, 0, { level: 1 }), '0806')).toBeUndefined();
  });

  test('in older logs buildings on the way do not count', () => {
    expect(refusal(from('0808', tower(9), { switches: { jumpHeight: 'ground' } }), '0806')).toBeUndefined();
  });

  test.each<[string, Partial<Ground>, Jump['landOn'], string | undefined]>([
    ['a building: on the roof', roof, 'roof', undefined],
    ['a building, not said where: on the roof', roof, undefined, undefined],
    ['a roof that is too high', { building: { ...roof.building, height: 4 } }, 'roof', 'too-high-for-the-jump'],
    ['a bridge', bridge, 'bridge', undefined],
    ['under a bridge', bridge, undefined, undefined],
    ['under a low bridge', { ...bridge, water: 1 }, undefined, 'nothing-to-land-on'],
    ['a roof where there is none', {}, 'roof', 'nothing-to-land-on'],
    ['a bridge where there is none', {}, 'bridge', 'nothing-to-land-on'],
  ])('onto %s', (_, there, landOn, code) => {
    expect(refusal(from('0808', { '0807': there }), '0807', landOn)).toBe(code);
  });

  test.each<[string, Partial<Ground>, Partial<Unit>, string]>([
    ['lies', {}, { prone: true }, 'prone'],
    ['has got up this turn', {}, { went: { ...STILL, stood: 1 } }, 'has-stood-up'],
    ['stands in deep water', { water: 2 }, {}, 'cannot-jump'],
  ])('not for a unit that %s', (_, there, change, code) => {
    expect(refusal(set(from('0808', { '0808': there }), 0, change), '0806')).toBe(code);
  });

  test('over an enemy, not onto it; wrecks do not matter', () => {
    const state = from(
      '0808',
      {},
      {
        units: [
          { at: '0808', design: testMech({ jump: 3 }) },
          { at: '0807', side: '1' },
        ],
      },
    );
    expect(refusal(state, '0806')).toBeUndefined();
    expect(refusal(state, '0807')).toBe('hex-is-occupied');
    expect(refusal(set(state, 1, { destroyed: 'destroyed-torso' }), '0807')).toBeUndefined();
  });
});

describe("the simulator's single jump line", () => {
  const line = (hexes: Hexes) => from('0517', hexes, { ruleset: 'simulador' });
  test('a divided line goes over the higher hex of two', () => {
    expect(refusal(line({}), '0717')).toBeUndefined();
    expect(refusal(line({ '0616': { level: 4 } }), '0717')).toBe('too-high-on-the-way');
    expect(refusal(line({ '0617': { level: 4 } }), '0717')).toBe('too-high-on-the-way');
    expect(refusal(from('0517', { '0616': { level: 4 } }), '0717')).toBeUndefined();
  });

  test('buildings on the line count', () => {
    const building = { ...roof.building, height: 4 };
    expect(refusal(line({ '0616': { building } }), '0717')).toBe('too-high-on-the-way');
    expect(refusal(line({ '0616': { building: { ...building, height: 3 } } }), '0717')).toBeUndefined();
  });

  test('a unit in a river starts one level lower', () => {
    expect(refusal(line({ '0517': { river: 1 }, '0516': { level: 3 } }), '0515')).toBe('too-high-on-the-way');
    expect(refusal(line({ '0517': { river: 1, road: 1 }, '0516': { level: 3 } }), '0515')).toBeUndefined();
  });
});
