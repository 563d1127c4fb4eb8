import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { HD, LA, RT } from '../../data/places.ts';
import type { Ground } from '../../ground.ts';
import type { Shot, Target } from '../../plan.ts';
import type { Switches } from '../../rulesets.ts';
import { STILL, type State } from '../../state.ts';
import { ground, hex, hurt, play, set } from '../testing.ts';
import { fire, mayDeclareFire } from './declare.ts';
import {
  at,
  CLUSTER_BIN,
  duel,
  FLAMER,
  GUNNER,
  helpless,
  LASER,
  LBX,
  LEFT_ARM,
  LRM,
  LRM_BIN,
  PPC,
  SLUG_BIN,
  SRM,
  SRM_BIN,
  TANK,
} from './testing.ts';

const refusal = (state: State, shots: readonly Shot[], primary: Target | null = null, side = '0', unit = 0) =>
  fire.refuse(state, side, { type: 'fire', unit, primary, shots: [...shots] })?.code;

describe('units that may declare', () => {
  test.each([
    ['in another phase', duel({ phase: 'movement' }), '0', 0, 'wrong-phase'],
    ['out of turn', duel(), '1', 1, 'not-your-turn'],
    ["the enemy's unit", duel(), '0', 1, 'not-your-unit'],
    ['twice', set(duel(), 0, { acted: true }), '0', 0, 'has-acted'],
    ['a wreck', set(duel(), 0, { destroyed: 'destroyed-engine' }), '0', 0, 'unit-is-destroyed'],
    ['shut down', set(duel(), 0, { shutDown: true }), '0', 0, 'cannot-act'],
    ['unconscious', set(duel(), 0, { pilot: { hits: 1, awake: false, out: 1 } }), '0', 0, 'cannot-act'],
    ['charging', set(duel(), 0, { charge: { kind: 'charge', target: 1, hexes: 3 } }), '0', 0, 'is-charging'],
    ['anybody else', duel(), '0', 0, undefined],
  ] as const)('%s', (_, state, side, unit, expected) => {
    expect(refusal(state, [], null, side, unit)).toBe(expected);
  });

  test('a unit with two sensor hits cannot fire', () => {
    const blind = hurt(duel(), 0, HD, 1, 4);
    expect(refusal(blind, [at(LASER)])).toBe('sensors-destroyed');
    expect(refusal(blind, [])).toBeUndefined();
  });
});

describe('each shot', () => {
  test.each([
    ['no such weapon', [at(40)], 'no-such-weapon'],
    ['no such target', [{ weapon: LASER, target: { unit: 9 } }], 'no-such-target'],
    ['at a friend', [{ weapon: LASER, target: { unit: 2 } }], 'not-an-enemy'],
    ['at itself', [{ weapon: LASER, target: { unit: 0 } }], 'not-an-enemy'],
    ['one weapon twice', [at(LASER), at(LASER)], 'weapon-fires-twice'],
    ['no bin named', [at(LRM)], 'bin-needed'],
    ['a bin for a laser', [at(LASER, { bin: LRM_BIN })], 'needs-no-bin'],
    ['the wrong bin', [at(LRM, { bin: SRM_BIN })], 'wrong-ammunition'],
    ['aimed at one who can move', [at(LASER, { aim: HD })], 'aim-at-immobile-only'],
    ['heat from a laser', [at(LASER, { heat: true })], 'only-flamers-heat'],
    ['heat from a flamer', [at(FLAMER, { heat: true })], undefined],
    ['all in order', [at(LASER), at(PPC), at(LRM, { bin: LRM_BIN })], undefined],
  ] as const)('%s', (_, shots, expected) => {
    const state = duel({ more: [{ side: '0', at: '0711' }] });
    expect(refusal(state, shots)).toBe(expected);
  });

  test('a destroyed weapon', () => {
    expect(refusal(hurt(duel(), 0, RT, 0), [at(SRM, { bin: SRM_BIN })])).toBe('weapon-destroyed');
  });

  test('a wreck is not a target', () => {
    expect(refusal(set(duel(), 1, { destroyed: 'destroyed-engine' }), [at(LASER)])).toBe('target-is-destroyed');
  });

  test('one bin does not feed more shots than it has', () => {
    const state = set(duel(), 0, { bins: [12, 15, 1, 10] });
    expect(refusal(state, [at(LBX, { bin: SLUG_BIN })])).toBeUndefined();
    const mounts = GUNNER.mounts.map((mount, i) => (i === LASER ? { ...mount, weapon: 'lb-10-x' } : mount));
    const two = set(duel({ one: { design: { ...GUNNER, mounts } } }), 0, { bins: [12, 15, 1, 10] });
    const shots = [at(LBX, { bin: SLUG_BIN }), at(LASER, { bin: SLUG_BIN })];
    expect(refusal(two, shots)).toBe('not-enough-ammunition');
  });
});

describe('aimed shots', () => {
  test.each([
    ['a laser', at(LASER, { aim: HD }), undefined],
    ['missiles', at(SRM, { aim: HD, bin: SRM_BIN }), 'clusters-cannot-aim'],
    ['a cluster round', at(LBX, { aim: HD, bin: CLUSTER_BIN }), 'clusters-cannot-aim'],
    ['a slug', at(LBX, { aim: HD, bin: SLUG_BIN }), undefined],
    ['at a place that is gone', at(LASER, { aim: LA }), 'place-is-gone'],
  ] as const)('%s', (_, shot, expected) => {
    expect(refusal(set(helpless(duel(), 1), 1, { lost: 1 << LA }), [shot])).toBe(expected);
  });

  test('at a vehicle', () => {
    expect(refusal(helpless(duel({ other: { design: TANK } }), 1), [at(LASER, { aim: 0 })])).toBe('aim-at-mechs-only');
  });
});

test('vehicles are not heated', () => {
  expect(refusal(duel({ other: { design: TANK } }), [at(FLAMER, { heat: true })])).toBe('only-mechs-are-heated');
});

test('a prone unit fires the weapons of only one arm', () => {
  const prone = set(duel(), 0, { prone: true });
  expect(refusal(prone, [at(PPC), at(LASER)])).toBeUndefined();
  expect(refusal(prone, [at(PPC), at(LEFT_ARM)])).toBe('prone-fires-one-arm');
  expect(refusal(duel(), [at(PPC), at(LEFT_ARM)])).toBeUndefined();
});

describe('the primary target', () => {
  const state = duel({ more: [{ side: '1', at: '1010' }] }); // to the right
  const ahead = at(LASER);
  const aside: Shot = { weapon: PPC, target: { unit: 2 } };
  test.each([
    ['goes without saying for a single target', [ahead], null, undefined],
    ['must be named among two', [ahead, aside], null, 'primary-missing'],
    ['must be fired at', [ahead, at(LEFT_ARM)], { unit: 2 }, 'primary-not-fired-at'],
    ['lies ahead if any does', [ahead, aside], { unit: 2 }, 'primary-must-be-ahead'],
    ['ahead', [ahead, aside], { unit: 1 }, undefined],
    ['aside, with nothing ahead', [aside], { unit: 2 }, undefined],
  ] as const)('%s', (_, shots, primary, expected) => {
    expect(refusal(state, shots, primary)).toBe(expected);
  });
});

describe('hexes as targets', () => {
  const building = { kind: 2, bunker: false, cf: 40, height: 1 } as const;
  const row = (what: 'clear' | 'ignite' | 'building', there: Partial<Ground>, switches: Partial<Switches> = {}) => {
    const state = duel({ map: ground({ '0808': there }), switches, other: { at: '0407' } });
    return refusal(state, [{ weapon: LASER, target: { hex: hex(state, '0808'), for: what } }]);
  };
  test.each([
    ['clear', { woods: 1 }, {}, undefined],
    ['clear', {}, {}, 'no-woods-there'],
    ['clear', { woods: 1 }, { clearing: false }, 'woods-stay'],
    ['ignite', { woods: 1 }, {}, undefined],
    ['ignite', { woods: 1, fire: 1 }, {}, 'does-not-catch'],
    ['ignite', {}, {}, 'does-not-catch'],
    ['ignite', { woods: 1 }, { fires: false }, 'nothing-burns'],
    ['building', { building }, {}, undefined],
    ['building', {}, {}, 'no-building-there'],
    ['building', { building }, { collapse: false }, 'buildings-stay'],
  ] as const)('%s %o %o', (what, there, switches, expected) => {
    expect(row(what, there, switches)).toBe(expected);
  });
});

test('the declaration is an event, and the unit has acted', () => {
  const shots = [at(LASER)];
  const { state, events } = play(
    duel(),
    fire.resolve(duel(), '0', { type: 'fire', unit: 0, primary: { unit: 1 }, shots }, loaded()),
  );
  expect(events.map(({ type }) => type)).toEqual(['fire-declared', 'unit-done']);
  expect(state.declared).toEqual([{ unit: 0, primary: { unit: 1 }, shots, attacks: [] }]);
  expect(state.queue).toEqual(['1']);
});

describe('units that take a turn', () => {
  test.each([
    ['a sound unit', {}, true],
    ['a charging one', { charge: { kind: 'charge', target: 1, hexes: 2 } }, false],
    ['one that is shut down', { shutDown: true }, false],
    ['one that ran', { went: { ...STILL, mode: 'run' } }, true],
  ] as const)('%s', (_, changes, expected) => {
    expect(mayDeclareFire(set(duel(), 0, changes), 0)).toBe(expected);
  });

  test('without weapons: only if it may twist, or pick up a club', () => {
    expect(mayDeclareFire(duel(), 1)).toBe(true);
    expect(mayDeclareFire(duel({ ruleset: 'simulador' }), 1)).toBe(false);
    expect(mayDeclareFire(duel({ ruleset: 'simulador', map: ground({ '0807': { woods: 1 } }) }), 1)).toBe(true);
  });
});
