import { describe, expect, test } from 'vitest';
import type { Command, CommandOf } from '../../commands.ts';
import { CT, LL, RA } from '../../data/places.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { set, testMech } from '../../rules/testing.ts';
import { LASER, LEFT_ARM, LEG_LASER, PPC, REAR } from '../../rules/weapons/testing.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import type { State } from '../../state.ts';
import { done, refused } from '../../testing.ts';
import { view } from '../../view.ts';
import { looksNow } from '../gunnery/looks.ts';
import { positionsOf } from './positions.ts';
import { surveyOf } from './survey.ts';
import { decided, duel, GUNNER, TANK, weighing } from './testing.ts';
import { volleysOf } from './volleys.ts';

// The gunner is in 0810, facing north. 1111 is on its right, 0511 on its left, 0813 behind it.
const right = { other: { at: '1111' } } as const;
const behind = { other: { at: '0813', facing: 0 } } as const;
const east = { type: 'twist', unit: 0, facing: 1 } as const;

const orderOf = (state: State, persona = ''): Command => decided(state, { persona }).command as Command;
const shotsOf = (command: Command): readonly number[] =>
  command.type === 'fire' ? command.shots.map(({ weapon }) => weapon).sort() : [];
const indexOf = (state: State, own = {}): number =>
  positionsOf(surveyOf(view(state, '0'), 0, weighing(own)))[0]?.offence.index ?? Number.NaN;
const dangerOf = (state: State, own = {}): number =>
  positionsOf(surveyOf(view(state, '0'), 0, weighing(own)))[0]?.danger ?? Number.NaN;

describe('torso facing, target and weapons are chosen together', () => {
  const state = duel(right);

  test('if the best plan needs a twist, only the twist is sent', () => expect(orderOf(state)).toEqual(east));

  test('asked again, it declares fire from the new state', () => {
    const after = done(state, '0', east).state;
    const command = orderOf(after);
    expect(command).toMatchObject({ type: 'fire', unit: 0, primary: { unit: 1 } });
    expect(shotsOf(command)).toContain(LASER);
    expect(refused(after, '0', command)).toBeUndefined();
  });

  test('a torso twisted the wrong way does not count as forward', () => {
    const wrong = set(state, 0, { torso: 5, twisted: true });
    expect(shotsOf(orderOf(wrong))).toEqual([REAR]); // 165 degrees away
    expect(shotsOf(orderOf(set(state, 0, { twisted: true })))).toEqual([PPC]); // the right arm reaches to the side
  });

  test('makes no useless twist', () => {
    expect(orderOf(duel()).type).toBe('fire');
    const ahead = testMech({ weapons: [['ppc', CT, 3]] });
    expect(orderOf(duel({ one: { design: ahead }, ...behind }))).toMatchObject({ type: 'fire', shots: [] });
  });

  test('spare heat matters too', () => {
    // Ahead, a laser and a PPC hit the front; to the right, after a twist, only the PPC hits the rear.
    const design = testMech({
      weapons: [
        ['medium-laser', LL],
        ['ppc', CT, 3],
      ],
    });
    const more = [{ side: '1', at: '0807', facing: 3 }] as const;
    const cool = duel({ one: { design }, other: { at: '1111', facing: 2 }, more });
    expect(orderOf(cool)).toEqual(east);
    const hot = set(cool, 0, { heat: 10 });
    expect(orderOf(hot)).toMatchObject({ type: 'fire', primary: { unit: 2 }, shots: [{ weapon: 0 }] });
  });

  test('no-twist never twists', () => {
    expect(orderOf(state, 'no-twist')).toMatchObject({ type: 'fire', shots: [{ weapon: PPC }] });
  });

  test('in a Reaction Phase it sends the twist of its best plan, and plans again when it declares', () => {
    const reaction = duel({ ...right, ruleset: 'simulador', phase: 'reaction' });
    expect(orderOf(reaction)).toEqual(east);
    expect(orderOf(duel({ ruleset: 'simulador', phase: 'reaction' }))).toEqual({ type: 'twist', unit: 0, facing: 0 });
    const weapons = duel({ ...right, ruleset: 'simulador' });
    expect(orderOf(weapons)).toMatchObject({ type: 'fire', shots: [{ weapon: PPC }] });
    expect(shotsOf(orderOf(set(weapons, 0, { torso: 1, twisted: true }))).length).toBeGreaterThan(1);
  });
});

describe('the offensive index', () => {
  const both = duel({ ...right, more: [{ side: '1', at: '0511', facing: 3 }] });

  test('uses one torso facing for all targets, not one for each', () => {
    const alone = [duel(right), duel({ other: { at: '0511' } })].map((state) => indexOf(state));
    const together = indexOf(both);
    expect(together).toBeLessThan((alone[0] as number) + (alone[1] as number) - 1);
    expect(together).toBeGreaterThanOrEqual(Math.max(...alone));
  });

  test('includes the torso facing and its value at each target', () => {
    const [staying] = positionsOf(surveyOf(view(duel(right), '0'), 0, weighing()));
    expect(staying?.offence).toMatchObject({ look: 1, aims: [staying?.offence.index] });
  });

  test('is lower without a twist, and lower still with the secondary target modifier', () => {
    expect(indexOf(duel(right), { twist: 0 })).toBeLessThan(indexOf(duel(right)));
    expect(indexOf(both)).toBeLessThan(indexOf(both, { secondary: 0 }));
  });

  test.each([
    ['front', { other: { at: '0807', facing: 3 } }, 1],
    ['side', { other: { at: '0807', facing: 1 } }, 1.5],
    ['rear', { other: { at: '0807', facing: 0 } }, 2],
  ] as const)('counts fire from the %s', (_, where, bonus) => {
    const plain = indexOf(duel(where), { side: 1, rear: 1 });
    expect(indexOf(duel(where)) / plain).toBeCloseTo(bonus, 9);
  });

  test("uses the target's movement this turn, or none", () => {
    const still = duel();
    const went = { mode: 'run', mp: 6, hexes: 6, backwards: false, skidded: false, stood: 0, masc: false } as const;
    expect(indexOf(set(still, 1, { went }))).toBeLessThan(indexOf(still));
  });
});

describe('edge cases of the original design', () => {
  test('1. a unit without a torso has no torso facings; a turret takes its place', () => {
    const hull = { ...TANK, structure: [5, 5, 5, 5, 0], mounts: TANK.mounts.slice(0, 1) };
    expect(looksNow(view(duel({ one: { design: hull } }), '0'), 0)).toEqual([0]);
    expect(orderOf(duel({ one: { design: hull }, ...right }))).toEqual({
      type: 'fire',
      unit: 0,
      primary: null,
      shots: [],
    });
    const turret = orderOf(duel({ one: { design: TANK }, ...behind })) as CommandOf<'twist'>;
    expect([2, 3, 4]).toContain(turret.facing);
  });

  test("2. a 'Mech that cannot twist, or has twisted, keeps its facing", () => {
    const stiff = { ...GUNNER, twist: 0 } as const;
    for (const state of [duel({ one: { design: stiff }, ...right }), set(duel(right), 0, { twisted: true })])
      expect(orderOf(state)).toMatchObject({ type: 'fire', shots: [{ weapon: PPC }] });
    expect(indexOf(duel({ one: { design: stiff }, ...right }))).toBe(indexOf(duel(right), { twist: 0 }));
  });

  test('3. a move turns the torso forward, so it may twist again', () => {
    const twisted = set(duel({ ...right, phase: 'movement' }), 0, { torso: 5, twisted: true });
    const straight = duel({ ...right, phase: 'movement' });
    const of = (state: State) =>
      positionsOf(surveyOf(view(state, '0'), 0, weighing()))
        .slice(1)
        .map(({ offence }) => offence);
    expect(of(twisted)).toEqual(of(straight));
  });

  test('4. weapons turn with their location: a leg laser stays with the legs', () => {
    const legs = testMech({ weapons: [['medium-laser', LL]] });
    expect(indexOf(duel({ one: { design: legs }, ...right }))).toBe(0);
    expect(orderOf(duel({ one: { design: legs }, ...right }))).toMatchObject({ type: 'fire', shots: [] });
    // The leg laser fires ahead of the legs whatever the torso does.
    // The left arm still reaches the left after a twist to the right.
    const turned = set(duel({ other: { at: '0509' } }), 0, { torso: 1, twisted: true });
    expect(shotsOf(orderOf(turned))).toEqual([LEG_LASER, LEFT_ARM].sort());
    expect(shotsOf(orderOf(turned))).not.toContain(LASER);
  });

  test("5. the enemy's torso counts as it is, or at its best twist if the persona says so", () => {
    const hunted = duel({ one: { at: '0810' }, other: { design: GUNNER, at: '0807', facing: 1 } });
    expect(dangerOf(hunted)).toBeLessThan(dangerOf(hunted, { enemyTwist: 1 }));
  });

  test.each([
    ['ahead of a torso that is turned', 1, 1],
    ['to the side of one that is not', 0, 2],
  ] as const)('6. the second target takes the modifier of its arc: %s', (_, torso, modifier) => {
    // The leg laser fires only forward; the arm laser does better against the second target's rear.
    const design = testMech({
      weapons: [
        ['medium-laser', LL],
        ['medium-laser', RA],
      ],
    });
    const lying = duel({ one: { design }, more: [{ side: '1', at: '1110', facing: 1 }] });
    const state = set(lying, 0, { torso, twisted: true });
    const plans = volleysOf(view(state, '0'), 0, [torso], weighing({ split: 1 }));
    const split = plans.find(({ parts }) => parts.length === 2 && parts[0]?.target === 1);
    const arm = split?.shots.find(({ weapon }) => weapon === 1);
    if (!split || !arm) throw new Error('the arm fires at the second target');
    const primary = { unit: 1 };
    const needs = toHitNumber(state, 0, arm, { primary });
    expect(needs - toHitNumber(state, 0, arm)).toBe(modifier);
    expect(split.parts[1]).toEqual({ target: 2, points: 5 * rollOdds(state, needs), column: 'rear' });
    // The whole declaration is legal, and better than any at one target.
    const command = orderOf(state, 'split') as CommandOf<'fire'>;
    expect(command.shots.length).toBe(2);
    expect(refused(state, '0', command)).toBeUndefined();
    expect(shotsOf(orderOf(state))).toEqual([1]);
  });

  test('7. falls back to the best plan without a twist if the rules refuse it', () => {
    const state = set(duel(right), 0, { twisted: true });
    expect(refused(state, '0', east)).toBe('has-twisted');
    expect(orderOf(state)).toMatchObject({ type: 'fire', shots: [{ weapon: PPC }] });
  });

  test('7. with nothing to fire the declaration is empty, and the phase continues', () => {
    const unarmed = duel({ one: { design: testMech() } });
    const command = orderOf(unarmed);
    expect(command).toEqual({ type: 'fire', unit: 0, primary: null, shots: [] });
    expect(done(unarmed, '0', command).state.queue[0]).toBe('1');
  });
});
