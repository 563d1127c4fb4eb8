import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { FACINGS } from '../../../../parts/hex/hex.ts';
import { set, testMech } from '../../rules/testing.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { duel, TANK } from '../../rules/weapons/testing.ts';
import { twist } from '../../rules/weapons/twist.ts';
import { begun, wander } from '../../testing.ts';
import { type Crew, modelOf, unitOf, view } from '../../view.ts';
import { lookBits, looksAfter, looksNow } from './looks.ts';

const sideView = (state = duel()) => view(state, '0');
const crew = unitOf(sideView(duel({ one: { design: TANK } })), 0).crew as Crew;

describe('possible facings now', () => {
  test.each([
    ["a 'Mech: ahead, and one hexside to each side", duel(), [0, 1, 5]],
    ['a torso that twists two hexsides', duel({ one: { design: testMech({ twist: 2 }) } }), [0, 1, 2, 4, 5]],
    ['a torso that does not twist', duel({ one: { design: testMech({ twist: 0 }) } }), [0]],
    ['one that has twisted looks on as it does', set(duel(), 0, { torso: 1, twisted: true }), [1]],
    ['prone units cannot twist', set(duel(), 0, { prone: true }), [0]],
    ['nor without power', set(duel(), 0, { shutDown: true }), [0]],
    ['a turret goes all round', duel({ one: { design: TANK } }), [0, 1, 2, 3, 4, 5]],
    ['unless it is locked', set(duel({ one: { design: TANK } }), 0, { crew: { ...crew, turretLocked: true } }), [0]],
    ['a vehicle without one looks ahead', duel({ one: { design: { ...TANK, structure: [5, 5, 5, 5, 0] } } }), [0]],
  ])('%s', (_, state, looks) => {
    expect(looksNow(sideView(state), 0).toSorted()).toEqual(looks);
  });

  test('matches the rules for the unit that declares', () => {
    const random = new Random(5);
    let asked = 0;
    for (const force of ['pairs', 'tanks'])
      wander(begun({ force, map: 'meadows' }, random), 5, 150, (state, seat, command) => {
        if (state.phase !== 'weapons' || !('unit' in command)) return;
        const { unit } = command;
        const seen = view(state, seat);
        const allowed = FACINGS.filter((facing) => !twist.refuse(seen, seat, { type: 'twist', unit, facing }));
        expect(looksNow(seen, unit)[0]).toBe(lookOf(seen, unit));
        expect(looksNow(seen, unit).slice(1)).toEqual(allowed);
        asked++;
      });
    expect(asked).toBeGreaterThan(30);
  });
});

describe('possible facings after a move', () => {
  test('the torso is forward again and may twist', () => {
    const twisted = sideView(set(duel(), 0, { torso: 1, twisted: true }));
    expect(looksAfter(twisted, 0, false)[3]).toEqual([3, 2, 4]);
    expect(modelOf(twisted, 0).design.twist).toBe(1);
  });

  test('a prone unit cannot twist, and a locked turret turns with the hull', () => {
    expect(looksAfter(sideView(), 0, true)[2]).toEqual([2]);
    const locked = set(duel({ one: { design: TANK } }), 0, { crew: { ...crew, turret: 1, turretLocked: true } });
    expect(looksAfter(sideView(locked), 0, false)[3]).toEqual([4]);
    expect(lookBits(sideView(locked), 0, false)[3]).toBe(1 << 4);
  });

  test('the bit sets match for every unit', () => {
    const random = new Random(6);
    for (const force of ['pairs', 'tanks'])
      wander(begun({ force, map: 'meadows' }, random), 6, 60, (state, seat) => {
        const seen = view(state, seat);
        for (const id of seen.units.keys())
          for (const prone of [false, true])
            for (const facing of FACINGS) {
              const bits = lookBits(seen, id, prone)[facing] ?? 0;
              expect(FACINGS.filter((look) => bits & (1 << look))).toEqual(
                looksAfter(seen, id, prone)[facing]?.toSorted(),
              );
            }
      });
  });
});
