import { describe, expect, test } from 'vitest';
import { HD, LA, LT, RA, RL } from '../../data/places.ts';
import { unitOf } from '../../state.ts';
import { ground, hex, hurt, set } from '../testing.ts';
import {
  at,
  CLUSTER_BIN,
  duel,
  LASER,
  LEFT_ARM,
  LEG_LASER,
  LRM,
  LRM_BIN,
  PPC,
  REAR,
  SRM_BIN,
  TANK,
} from './testing.ts';
import { impossible } from './to-hit.ts';

const code = (...[state, shot]: [Parameters<typeof impossible>[0], Parameters<typeof impossible>[2]]) =>
  impossible(state, 0, shot)?.code;

const lake = (depth: number, ...labels: readonly string[]) =>
  ground(Object.fromEntries(labels.map((label) => [label, { water: depth }])));

describe('the weapon', () => {
  test('exists', () => expect(code(duel(), at(40))).toBe('no-such-weapon'));
  test('works', () => {
    expect(code(set(duel(), 0, { lost: 1 << RA }), at(PPC))).toBe('weapon-destroyed');
    expect(code(hurt(duel(), 0, LT, 0), at(LRM))).toBe('weapon-destroyed');
  });
  test('needs sensors', () => expect(code(hurt(duel(), 0, HD, 1, 4), at(LASER))).toBe('sensors-destroyed'));
  test("needs a vehicle's sensors, which last longer", () => {
    const state = duel({ one: { design: TANK } });
    const { crew } = unitOf(state, 0);
    const hit = (sensors: number) => set(state, 0, { crew: crew && { ...crew, sensors } });
    expect(code(hit(3), at(0))).toBeUndefined();
    expect(code(hit(4), at(0))).toBe('sensors-destroyed');
  });
  test('can be fired', () => expect(code(duel(), at(LASER))).toBeUndefined());
});

describe('the target', () => {
  test('exists', () => expect(code(duel(), { weapon: LASER, target: { unit: 9 } })).toBe('no-such-target'));
  test('lives', () =>
    expect(code(set(duel(), 1, { destroyed: 'destroyed-engine' }), at(LASER))).toBe('target-is-destroyed'));
  test('is on the map', () =>
    expect(code(duel(), { weapon: LASER, target: { hex: 9000, for: 'clear' } })).toBe('off-the-map'));
  test("is not in the unit's own hex", () => {
    const state = duel();
    expect(code(state, { weapon: LASER, target: { hex: hex(state, '0810'), for: 'clear' } })).toBe('own-hex');
  });
  test('is in the arc', () => {
    expect(code(duel(), at(REAR))).toBe('out-of-arc');
    expect(code(set(duel(), 0, { facing: 3, torso: 3 }), at(LASER))).toBe('out-of-arc');
    expect(code(set(duel(), 0, { facing: 3, torso: 3 }), at(REAR))).toBeUndefined();
  });
  test('is in range', () => {
    expect(impossible(duel({ one: { at: '0814' }, other: { at: '0804' } }), 0, at(LASER))).toMatchObject({
      code: 'out-of-range',
      distance: 10,
      longest: 9,
    });
  });
  test('can be seen', () => {
    const state = duel({ map: ground({ '0808': { level: 2 } }) });
    expect(impossible(state, 0, at(LASER))).toMatchObject({
      code: 'no-line-of-sight',
      hex: hex(state, '0808'),
      why: 'level',
    });
  });
});

describe('ammunition', () => {
  test.each([
    ['a bin of another family', SRM_BIN, 'wrong-ammunition'],
    ['a bin that is not there', 30, 'no-such-bin'],
    ['its own', LRM_BIN, undefined],
  ])('%s', (_, bin, expected) => {
    expect(code(duel(), at(LRM, { bin }))).toBe(expected);
  });

  test('an empty bin', () => {
    const { bins } = unitOf(duel(), 0);
    const state = set(duel(), 0, { bins: bins.with(LRM_BIN, 0) });
    expect(code(state, at(LRM, { bin: LRM_BIN }))).toBe('bin-empty');
    expect(code(state, at(LRM))).toBe('no-ammunition');
  });
  test('a bin that is being dumped', () =>
    expect(code(set(duel(), 0, { dumping: 1 << LRM_BIN }), at(LRM, { bin: LRM_BIN }))).toBe('bin-dumping'));
  test('a bin that was hit', () => {
    const slot = duel().rules.models[0]?.design.bins[LRM_BIN]?.slot ?? -1;
    expect(code(hurt(duel(), 0, LT, slot), at(LRM, { bin: LRM_BIN }))).toBe('bin-destroyed');
  });
  test('any bin will do if none is named', () => {
    expect(code(duel(), at(LRM))).toBeUndefined();
    expect(code(duel(), at(7, { bin: CLUSTER_BIN }))).toBeUndefined();
  });
});

describe('prone', () => {
  const prone = (changes = {}, ruleset: 'total-warfare' | 'core-2026' = 'total-warfare') =>
    set(duel({ ruleset }), 0, { prone: true, ...changes });
  test('no leg weapons', () => expect(code(prone(), at(LEG_LASER))).toBe('prone-leg-weapon'));
  test('both arms are needed', () => expect(code(prone({ lost: 1 << RA }), at(LASER))).toBe('prone-needs-arms'));
  test('in the core rules one arm is enough, and its own weapons cannot fire', () => {
    const state = prone({ lost: 1 << RA }, 'core-2026');
    expect(code(state, at(LASER))).toBeUndefined();
    expect(code(state, at(LEFT_ARM))).toBe('arm-props-up');
    expect(code(prone({ lost: (1 << RA) | (1 << LA) }, 'core-2026'), at(LASER))).toBe('prone-needs-arms');
  });
});

describe('leg weapons', () => {
  test("are blocked by the unit's own cover", () => {
    const state = duel({ map: ground({ '0809': { level: 1 } }) });
    expect(code(state, at(LEG_LASER))).toBe('leg-weapon-behind-cover');
    expect(code(state, at(LASER))).toBeUndefined();
  });
  test('are under water in a ford, and only reach units in it', () => {
    expect(code(duel({ map: lake(1, '0810') }), at(LEG_LASER))).toBe('target-above-water');
    const ford = lake(1, '0807', '0808', '0809', '0810');
    expect(code(duel({ map: ford }), at(LEG_LASER))).toBeUndefined();
  });
});

describe('under water', () => {
  const deep = lake(2, '0807', '0808', '0809', '0810');
  test('many weapons fail', () =>
    expect(code(duel({ map: deep }), at(LRM, { bin: LRM_BIN }))).toBe('weapon-fails-under-water'));
  test('units above it cannot be hit', () =>
    expect(code(duel({ map: lake(2, '0810') }), at(LASER))).toBe('target-above-water'));
  test('units above it cannot hit', () =>
    expect(code(duel({ map: lake(2, '0807') }), at(LASER))).toBe('target-under-water'));
  test('lasers reach', () => expect(code(duel({ map: deep }), at(LASER))).toBeUndefined());
});

test('a lost leg takes its weapons with it', () => {
  expect(code(set(duel(), 0, { lost: (1 << RL) | (1 << 2) }), at(LEG_LASER))).toBe('weapon-destroyed');
});
