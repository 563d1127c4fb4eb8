import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { apply } from '../../apply.ts';
import { type State, unitOf } from '../../state.ts';
import { play, set, testMech } from '../testing.ts';
import { duel, TANK } from './testing.ts';
import { flip, mayTwist, twist } from './twist.ts';

const refusal = (state: State, facing: Facing) => twist.refuse(state, '0', { type: 'twist', unit: 0, facing })?.code;
const turn = (state: State, facing: Facing) =>
  play(state, twist.resolve(state, '0', { type: 'twist', unit: 0, facing }, loaded()));

describe('a twist before the declaration', () => {
  test.each([
    [5, undefined],
    [1, undefined],
    [2, 'twist-too-far'],
    [3, 'twist-too-far'],
    [0, 'looks-there-already'],
  ] as const)('to hexside %i', (facing, expected) => {
    expect(refusal(duel(), facing)).toBe(expected);
  });

  test("does not end the unit's turn", () => {
    const { state, events } = turn(duel(), 1);
    expect(events).toEqual([{ type: 'twisted', unit: 0, facing: 1 }]);
    expect(unitOf(state, 0)).toMatchObject({ facing: 0, torso: 1, twisted: true, acted: false });
  });

  test('is allowed once per turn', () => {
    expect(refusal(turn(duel(), 1).state, 5)).toBe('has-twisted');
    expect(refusal(turn(duel(), 1).state, 0)).toBe('has-twisted');
  });

  test('some torsos twist two hexsides', () => {
    const state = duel({ one: { design: testMech({ twist: 2 }) } });
    expect(refusal(state, 2)).toBeUndefined();
    expect(refusal(state, 3)).toBe('twist-too-far');
  });

  test.each([
    ['a stiff torso', duel({ one: { design: testMech({ twist: 0 }) } }), 'torso-does-not-twist'],
    ['on the ground', set(duel(), 0, { prone: true }), 'attacker-is-prone'],
    ['in another phase', duel({ phase: 'physical' }), 'wrong-phase'],
    ['after acting', set(duel(), 0, { acted: true }), 'has-acted'],
    ['shut down', set(duel(), 0, { shutDown: true }), 'cannot-act'],
    ['charging', set(duel(), 0, { charge: { kind: 'charge', target: 1, hexes: 1 } }), 'is-charging'],
  ] as const)('%s', (_, state, expected) => {
    expect(refusal(state, 1)).toBe(expected);
  });
});

describe('a torso faces forward again, and may twist again', () => {
  const twisted = set(turn(duel(), 1).state, 0, { flipped: true });

  test('when the legs move', () => {
    const to = { at: unitOf(twisted, 0).at, level: 0, facing: 2 } as const;
    const displaced = apply(twisted, { type: 'displaced', unit: 0, to, why: 'pushed' });
    expect(unitOf(displaced, 0)).toMatchObject({ facing: 2, torso: 2, twisted: false });
    const walk = { mode: 'walk', path: [to], mp: 2, heat: 1, hexes: 0, backwards: false, masc: false } as const;
    const walked = apply(twisted, { type: 'moved', unit: 0, ...walk });
    expect(unitOf(walked, 0)).toMatchObject({ torso: 2, twisted: false });
    expect(refusal(walked, 3)).toBeUndefined();
  });

  test('when it falls, with the facing that it falls to', () => {
    const fell = { type: 'fell', unit: 0, levels: 0, die: 2, column: 'right', facing: 1, level: 0 } as const;
    expect(unitOf(apply(twisted, fell), 0)).toMatchObject({ facing: 1, torso: 1 });
  });

  test('when the turn is over, and its arms flip back', () => {
    const next = apply(twisted, { type: 'initiative-rolled', turn: 2, rolls: [], order: ['0', '1'] });
    expect(unitOf(next, 0)).toMatchObject({ torso: 0, twisted: false, flipped: false });
  });

  test('but not before: it stays the same from phase to phase', () => {
    const physical = apply(twisted, { type: 'phase-began', phase: 'physical', queue: ['0'] });
    expect(unitOf(physical, 0)).toMatchObject({ torso: 1, twisted: true, flipped: true });
  });
});

describe('a Reaction Phase', () => {
  const reaction = duel({ ruleset: 'simulador', phase: 'reaction' });

  test('a twist is the unit’s action', () => {
    const { state, events } = turn(reaction, 5);
    expect(events.map(({ type }) => type)).toEqual(['twisted', 'unit-done']);
    expect(state.queue).toEqual(['1']);
  });

  test('so is keeping the facing', () => {
    expect(refusal(reaction, 0)).toBeUndefined();
    expect(turn(reaction, 0).events.map(({ type }) => type)).toEqual(['unit-done']);
  });

  test('is the only phase for twists', () => {
    expect(refusal(duel({ ruleset: 'simulador' }), 1)).toBe('wrong-phase');
  });

  test('asks units that can turn', () => {
    expect(mayTwist(reaction, 0)).toBe(true);
    expect(mayTwist(set(reaction, 0, { prone: true }), 0)).toBe(false);
    expect(mayTwist(set(reaction, 0, { shutDown: true }), 0)).toBe(false);
  });
});

describe('a turret', () => {
  const tank = duel({ one: { design: TANK } });
  const crew = unitOf(tank, 0).crew;

  test.each([1, 2, 3, 4, 5] as const)('turns to hexside %i', (facing) => {
    expect(refusal(tank, facing)).toBeUndefined();
    expect(unitOf(turn(tank, facing).state, 0).crew?.turret).toBe(facing);
  });

  test('can be locked, or missing', () => {
    expect(refusal(set(tank, 0, { crew: crew && { ...crew, turretLocked: true } }), 1)).toBe('turret-is-locked');
    const open = duel({ one: { design: { ...TANK, structure: [5, 5, 5, 5, 0] } } });
    expect(refusal(open, 1)).toBe('no-turret');
    expect(mayTwist(open, 0)).toBe(false);
  });
});

describe('arms that flip', () => {
  const stumps = duel({ one: { design: testMech({ hands: false }) } });
  const no = (state: State, flipped = true) => flip.refuse(state, '0', { type: 'flip', unit: 0, flipped })?.code;

  test.each([
    ['without lower arms and hands', stumps, undefined],
    ['with hands', duel(), 'arms-do-not-flip'],
    ['on the ground', set(stumps, 0, { prone: true }), 'attacker-is-prone'],
    ['flipped already', set(stumps, 0, { flipped: true }), 'arms-point-there-already'],
    ['a vehicle', duel({ one: { design: TANK } }), 'arms-do-not-flip'],
    ['after acting', set(stumps, 0, { acted: true }), 'has-acted'],
  ] as const)('%s', (_, state, expected) => {
    expect(no(state)).toBe(expected);
  });

  test('point to the rear then', () => {
    const { state } = play(stumps, flip.resolve(stumps, '0', { type: 'flip', unit: 0, flipped: true }, loaded()));
    expect(unitOf(state, 0)).toMatchObject({ flipped: true, acted: false });
    expect(no(state, false)).toBeUndefined();
  });
});
