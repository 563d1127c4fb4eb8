import { describe, expect, test } from 'vitest';
import type { Building } from '../../ground.ts';
import type { Unit } from '../../state.ts';
import { hex, set, testMech } from '../testing.ts';
import { chargeRefusal, type Ending } from './charge-refusal.ts';
import { type Clinch, charge, clinch, TANK } from './testing.ts';

// The attacker starts in 0508 and ends in 0505. The target ahead in 0504 has already moved.
const START = { at: '0508', design: testMech({ jump: 5 }) };
const HOUSE: Building = { kind: 1, bunker: false, cf: 15, height: 2 };
const moving = ({ one = {}, ...rest }: Clinch = {}, other: Partial<Unit> = {}) =>
  set(clinch({ phase: 'movement', ...rest, one: { ...START, ...one } }), 1, { acted: true, ...other });

function code(
  state: ReturnType<typeof clinch>,
  kind: 'charge' | 'death-from-above',
  end: Partial<Ending> = {},
  target = 1,
) {
  const ending: Ending = {
    at: hex(state, '0505'),
    facing: 0,
    level: 0,
    mode: kind === 'charge' ? 'run' : 'jump',
    backwards: false,
    hexes: 3,
    ...end,
  };
  return chargeRefusal(state, 0, { kind, target }, ending)?.code;
}

describe('both kinds', () => {
  test.each<[string, ReturnType<typeof clinch>, string | undefined]>([
    ['as it should be', moving(), undefined],
    ['physical attacks are switched off', moving({ switches: { physicalAttacks: false } }), 'no-physical-attacks'],
    ['a vehicle', moving({ one: { design: TANK } }), 'only-mechs-strike'],
    ['an attacker that lies', set(moving(), 0, { prone: true }), 'attacker-is-prone'],
    ['a wreck', moving({}, { destroyed: 'destroyed-engine' }), 'target-is-destroyed'],
    ['a friend', moving({ other: { side: '0' } }), 'not-an-enemy'],
    ['the target has yet to move', moving({}, { acted: false }), 'target-has-not-moved'],
    ['the target cannot move', moving({}, { acted: false, shutDown: true }), undefined],
    ['the target charges', moving({}, { charge: charge(2, 0) }), 'target-is-charging'],
    [
      'another charges it',
      set(moving({ more: [{ side: '0', at: '0503' }] }), 2, { charge: charge(2, 1) }),
      'target-is-being-charged',
    ],
    [
      'another charges somebody else',
      set(
        moving({
          more: [
            { side: '0', at: '0503' },
            { side: '1', at: '0502' },
          ],
        }),
        2,
        { charge: charge(2, 3) },
      ),
      undefined,
    ],
    ['the target is indoors', moving({ hexes: { '0504': { building: HOUSE } } }), 'inside-a-building'],
    [
      'both are indoors',
      moving({ hexes: { '0504': { building: HOUSE }, '0505': { building: HOUSE } } }),
      'in-another-building',
    ],
  ])('%s', (_, state, expected) => {
    expect([code(state, 'charge'), code(state, 'death-from-above')]).toEqual([expected, expected]);
  });
  test('not allowed', () => {
    expect(code(moving(), 'charge', {}, 9)).toBe('no-such-target');
  });
});

describe('a charge', () => {
  test.each<[string, Partial<Ending>, string | undefined]>([
    ['at a walk', { mode: 'walk' }, undefined],
    ['standing still', { mode: 'still' }, 'charge-needs-a-run'],
    ['out of a jump', { mode: 'jump' }, 'charge-needs-a-run'],
    ['backwards', { backwards: true }, 'charge-goes-forward'],
    ['not yet there', { at: 6 * 16 + 4 }, 'not-adjacent'],
    ['with the target half right', { facing: 5 }, 'not-straight-ahead'],
    ['from one level above', { level: 1 }, undefined],
    ['from one level below', { level: -1 }, undefined],
    ['from two levels above', { level: 2 }, 'out-of-reach'],
    ['from two levels below', { level: -2 }, 'out-of-reach'],
  ])('%s', (_, end, expected) => {
    expect(code(moving(), 'charge', end)).toBe(expected);
  });
  test.each<[string, ReturnType<typeof clinch>, string]>([
    ['one that lies', moving({}, { prone: true }), 'target-is-prone'],
    ['a vehicle', moving({ other: { design: TANK } }), 'only-mechs-are-charged'],
  ])('at %s', (_, state, expected) => {
    expect(code(state, 'charge')).toBe(expected);
  });
});

describe('a death from above', () => {
  test.each<[string, Partial<Ending>, string | undefined]>([
    ['at a run', { mode: 'run' }, 'leap-needs-a-jump'],
    ['in any direction', { facing: 3 }, undefined],
    ['not yet there', { at: 6 * 16 + 4 }, 'not-adjacent'],
    ['with one MP left for the last hex', { hexes: 4 }, undefined],
    ['with none left', { hexes: 5 }, 'beyond-the-jump'],
  ])('%s', (_, end, expected) => {
    expect(code(moving(), 'death-from-above', end)).toBe(expected);
  });
  test.each<[string, ReturnType<typeof clinch>, string | undefined]>([
    ['one that lies', moving({}, { prone: true }), undefined],
    ['a vehicle', moving({ other: { design: TANK } }), undefined],
    ['one as high as it can jump', moving({ hexes: { '0504': { level: 5 } } }), undefined],
    ['one higher than that', moving({ hexes: { '0504': { level: 6 } } }), 'too-high-for-the-jump'],
  ])('at %s', (_, state, expected) => {
    expect(code(state, 'death-from-above')).toBe(expected);
  });
});
