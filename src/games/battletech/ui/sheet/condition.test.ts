import { expect, test } from 'vitest';
import { LL } from '../../data/places.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { hurt, set, table } from '../../rules/testing.ts';
import { type Unit, unitOf, view } from '../../view.ts';
import { conditionsOf, isGrave, pacesOf, woundTrack } from './condition.ts';

const state = table({
  units: [
    { at: '0505', design: designNamed('GRF-1N') },
    { at: '0606', design: designNamed('Bulldog') },
  ],
});

test('six hits, each but the last with a number to stay conscious', () => {
  expect(woundTrack(2).map(({ hit, needs, taken }) => [hit, needs, taken])).toEqual([
    [1, 3, true],
    [2, 5, true],
    [3, 7, false],
    [4, 10, false],
    [5, 11, false],
    [6, null, false],
  ]);
});

test('movement now and as built', () => {
  const limping = hurt(state, 0, LL, 3);
  expect(pacesOf(view(state, 'spectator'), 0)).toEqual([
    { mode: 'walk', now: 5, built: 5 },
    { mode: 'run', now: 8, built: 8 },
    { mode: 'jump', now: 5, built: 5 },
  ]);
  expect(pacesOf(view(limping, 'spectator'), 0).map(({ now }) => now)).toEqual([4, 6, 5]);
  expect(pacesOf(view(state, 'spectator'), 1).map(({ mode }) => mode)).toEqual(['walk', 'run']);
});

test.each<readonly [Partial<Unit>, readonly string[]]>([
  [{}, []],
  [{ prone: true, shutDown: true }, ['shut-down', 'prone']],
  [{ pilot: { hits: 3, awake: false, out: 1 } }, ['unconscious']],
  [{ stuck: true, club: 'tree' }, ['stuck', 'tree']],
  [{ charge: { kind: 'charge', target: 1, hexes: 4 }, flipped: true }, ['flipped', 'charging']],
  [{ destroyed: 'destroyed-head', prone: true }, ['destroyed']],
])('%j is shown as %j', (changes, told) => {
  expect(conditionsOf(view(set(state, 0, changes), 'spectator'), 0)).toEqual(told);
});

test('a crew has its own conditions', () => {
  const crew = {
    ...(unitOf(state, 1).crew as NonNullable<Unit['crew']>),
    immobile: true,
    stunned: 2,
    turretLocked: true,
  };
  expect(conditionsOf(view(set(state, 1, { crew }), 'spectator'), 1)).toEqual(['immobile', 'stunned', 'turret-locked']);
});

test('some are more serious than others', () => {
  expect([isGrave('shut-down'), isGrave('prone')]).toEqual([true, false]);
});
