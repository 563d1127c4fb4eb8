import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import { LA, LL, RA, RL } from '../../data/places.ts';
import { STILL, type State, type Unit } from '../../state.ts';
import { hurt, testMech } from '../testing.ts';
import { limbsOf, type Strike } from './attack.ts';
import { type Clinch, changed, clinch, club, hatchetMech, kick, punch, push, TANK } from './testing.ts';
import { strikeNeeds, strikeTally } from './to-hit.ts';

const CHARGE: Strike = { attack: 'charge', target: 1 };
const LEAP: Strike = { attack: 'death-from-above', target: 1 };

/** Every line of the receipt except the skill. */
function lines(state: State, strike: Strike): Record<string, number> {
  const receipt = strikeTally(state, 0, strike);
  expect(addsUp(receipt)).toBe(true);
  expect(strikeNeeds(state, 0, strike)).toBe(receipt.total);
  return Object.fromEntries(
    receipt.lines.filter(({ why }) => why.code !== 'piloting').map((l) => [l.why.code, l.value]),
  );
}

describe('the base is the Piloting skill and the kind of attack', () => {
  test.each([
    ['total-warfare', punch(), 5],
    ['total-warfare', kick(), 3],
    ['total-warfare', club(), 4],
    ['total-warfare', push(), 4],
    ['total-warfare', CHARGE, 5],
    ['total-warfare', LEAP, 5],
    ['core-2026', punch(), 4],
    ['core-2026', kick(), 4],
    ['core-2026', club(), 4],
    ['simulador', punch(), 5],
    ['simulador', kick(), 3],
  ] as const)('%s %o needs %i', (ruleset, strike, needs) => {
    expect(strikeTally(clinch({ ruleset }), 0, strike).total).toBe(needs);
  });

  test.each([
    [3, 5, -2],
    [5, 3, 2],
    [4, 4, undefined],
  ])('a charge or death from above, piloting %i against piloting %i', (mine, other, value) => {
    const state = clinch({ one: { piloting: mine }, other: { piloting: other } });
    expect(lines(state, CHARGE)['skill-difference']).toBe(value);
    expect(lines(state, LEAP)['skill-difference']).toBe(value);
    expect(lines(state, punch())['skill-difference']).toBeUndefined();
  });
});

describe('movement and posture of both units', () => {
  test.each<[string, Partial<Unit>, Partial<Unit>, Record<string, number>]>([
    ['the attacker walked', { went: { ...STILL, mode: 'walk' } }, {}, { 'attacker-moved': 1 }],
    ['the attacker ran', { went: { ...STILL, mode: 'run' } }, {}, { 'attacker-moved': 2 }],
    ['the attacker jumped', { went: { ...STILL, mode: 'jump' } }, {}, { 'attacker-moved': 3 }],
    ['the attacker is hot', { heat: 28 }, {}, {}],
    ['the target moved 4', {}, { went: { ...STILL, mode: 'walk', hexes: 4 } }, { 'target-moved': 1 }],
    ['the target moved 9', {}, { went: { ...STILL, mode: 'run', hexes: 9 } }, { 'target-moved': 3 }],
    [
      'the target jumped 5',
      {},
      { went: { ...STILL, mode: 'jump', hexes: 5 } },
      { 'target-moved': 2, 'target-jumped': 1 },
    ],
    ['the target skidded', {}, { went: { ...STILL, skidded: true } }, { 'target-skidded': 2 }],
    ['the target is prone', {}, { prone: true }, { 'target-prone': -2 }],
    ['the target is shut down', {}, { shutDown: true }, { 'target-immobile': -4 }],
    [
      'the target lies unconscious',
      {},
      { prone: true, pilot: { hits: 1, awake: false, out: 1 } },
      { 'target-prone': -2, 'target-immobile': -4 },
    ],
  ])('%s', (_, one, other, expected) => {
    expect(lines(changed(clinch(), one, other), punch())).toEqual(expected);
  });

  test.each<[string, Clinch['hexes'], Record<string, number>]>([
    ['light woods', { '0504': { woods: 1 } }, { 'target-in-woods': 1 }],
    ['heavy woods', { '0504': { woods: 2 } }, { 'target-in-woods': 2 }],
    ['heavy smoke', { '0504': { smoke: 2 } }, { 'target-in-smoke': 2 }],
    ['woods about the attacker only', { '0505': { woods: 2 } }, {}],
    ['water of depth 1', { '0504': { water: 1 }, '0505': { water: 1 } }, { 'partial-cover': 1 }],
    ['water of depth 2', { '0504': { water: 2 } }, {}],
  ])('%s', (_, hexes = {}, expected) => {
    expect(lines(clinch({ hexes }), punch())).toEqual(expected);
  });

  test('a vehicle in water of depth 1 has no partial cover', () => {
    expect(lines(clinch({ hexes: { '0504': { water: 1 } }, other: { design: TANK } }), kick())).toEqual({ kick: -2 });
  });
});

describe('actuators of the limb that strikes', () => {
  // Slots: shoulder or hip 0, upper 1, lower 2, hand or foot 3.
  test.each<[string, Strike, number, readonly number[], Record<string, number>]>([
    ['punch, upper arm', punch('RA'), RA, [1], { 'limb-upper-arm': 2 }],
    ['punch, lower arm', punch('RA'), RA, [2], { 'limb-lower-arm': 2 }],
    ['punch, hand', punch('RA'), RA, [3], { 'limb-hand': 1 }],
    ['punch, all three', punch('RA'), RA, [1, 2, 3], { 'limb-upper-arm': 2, 'limb-lower-arm': 2, 'limb-hand': 1 }],
    ['punch, the other arm', punch('LA'), RA, [1, 2, 3], {}],
    ['kick, upper leg', kick('RL'), RL, [1], { kick: -2, 'limb-upper-leg': 2 }],
    ['kick, lower leg', kick('RL'), RL, [2], { kick: -2, 'limb-lower-leg': 2 }],
    ['kick, foot', kick('RL'), RL, [3], { kick: -2, 'limb-foot': 1 }],
    ['kick, the other leg', kick('RL'), LL, [1, 2, 3], { kick: -2 }],
    ['push, a shoulder', push(), LA, [0], { push: -1, 'limb-shoulder': 2 }],
    ['push, the rest of an arm', push(), LA, [1, 2, 3], { push: -1 }],
  ])('%s', (_, strike, place, slots, expected) => {
    expect(lines(hurt(clinch(), 0, place, ...slots), strike)).toEqual(expected);
  });

  test('an arm built without a lower arm: +2 for that, and nothing for the missing hand', () => {
    const state = clinch({ one: { design: testMech({ hands: false }) } });
    expect(lines(state, punch())).toEqual({ 'limb-lower-arm': 2 });
  });

  test('a two-handed club counts both arms, a hatchet only its own', () => {
    const held = changed(hurt(hurt(clinch(), 0, LA, 1), 0, RA, 2), { club: 'club' });
    expect(strikeTally(held, 0, club()).total).toBe(5 - 1 + 2 + 2);
    const axe = hurt(hurt(clinch({ one: { design: hatchetMech(RA) } }), 0, LA, 1), 0, RA, 2);
    expect(limbsOf(axe, 0, club())).toEqual([RA]);
    expect(strikeTally(axe, 0, club()).total).toBe(5 - 1 + 2);
  });
});
