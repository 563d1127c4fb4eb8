import { expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { LA, RA } from '../../data/places.ts';
import type { Ground } from '../../ground.ts';
import { groundAt, type State, unitOf } from '../../state.ts';
import { ground, hex, hurt, play, set, testMech } from '../testing.ts';
import { takeClub } from './take-club.ts';
import { duel, TANK } from './testing.ts';

const on = (there: Partial<Ground>, design = testMech()): State =>
  duel({ map: ground({ '0810': there }), one: { design } });
const refusal = (state: State) => takeClub.refuse(state, '0', { type: 'take-club', unit: 0 })?.code;
const ruin = { kind: 2, bunker: false, cf: 0, height: 2 } as const;

test.each([
  ['a tree', { woods: 1 }, 'tree'],
  ['a girder of the rubble', { rubble: true }, 'club'],
  ['a girder of a ruin', { building: ruin }, 'club'],
  ['a limb that lies here, rather than a tree', { woods: 2, clubs: 1 }, 'club'],
] as const)('%s', (_, there, club) => {
  const state = on(there);
  expect(refusal(state)).toBeUndefined();
  const after = play(state, takeClub.resolve(state, '0', { type: 'take-club', unit: 0 }, loaded()));
  expect(after.events.map(({ type }) => type)).toEqual(['club-taken', 'unit-done']);
  expect(unitOf(after.state, 0)).toMatchObject({ club, acted: true, tookClub: true });
});

test('the club is gone from the hex', () => {
  const state = on({ clubs: 2 });
  const after = play(state, takeClub.resolve(state, '0', { type: 'take-club', unit: 0 }, loaded()));
  expect(groundAt(after.state, hex(state, '0810')).clubs).toBe(1);
});

test.each([
  ['on bare ground', on({}), 'no-club-here'],
  ['with one in hand', set(on({ woods: 1 }), 0, { club: 'tree' }), 'carries-a-club'],
  ['without hands', on({ woods: 1 }, testMech({ hands: false })), 'needs-both-hands'],
  ['with a hand gone', hurt(on({ woods: 1 }), 0, LA, 3), 'needs-both-hands'],
  ['with a shoulder gone', hurt(on({ woods: 1 }), 0, RA, 0), 'needs-both-hands'],
  ['with an arm gone', set(on({ woods: 1 }), 0, { lost: 1 << RA }), 'needs-both-hands'],
  ['in a tank', on({ woods: 1 }, TANK), 'needs-both-hands'],
  ['after acting', set(on({ woods: 1 }), 0, { acted: true }), 'has-acted'],
  ['in a charge', set(on({ woods: 1 }), 0, { charge: { kind: 'charge', target: 1, hexes: 1 } }), 'is-charging'],
] as const)('not %s', (_, state, expected) => {
  expect(refusal(state)).toBe(expected);
});
