import { expect, test } from 'vitest';
import {
  character,
  happened,
  type Position,
  played,
  playedOn,
  position,
  refused,
  site,
  starship,
  tactic,
  vehicle,
  weapon,
} from '../../testing.ts';
import { readyWeapons } from './weapons.ts';

const scene = (more: Pick<NonNullable<Position['dark']>, 'reserve' | 'force'> = {}) => {
  const given = position({
    phase: 'battle',
    dark: {
      locations: { yard: site(), gate: site({ order: 2 }) },
      table: {
        guard: [character(), 'yard'],
        bow: [weapon({ fire: 1, bonus: 2 }), 'guard'],
        skiff: [vehicle(), 'yard'],
        rider: [character(), 'skiff'],
        blade: [weapon(), 'rider'],
        lander: [starship(), 'yard'],
        cannon: [weapon(), 'lander'],
        away: [character(), 'gate'],
        gun: [weapon(), 'away'],
      },
      hand: { ruse: tactic({ cost: 1, power: 2 }), dear: tactic({ cost: 9 }), friend: character() },
      reserve: [3, 0],
      force: 4,
      ...more,
    },
    light: {
      table: {
        foe: [character({ defence: 4, power: 2 }), 'yard'],
        tank: [vehicle({ defence: 5 }), 'yard'],
        crew: [character(), 'tank'],
      },
      hand: { trick: tactic({ cost: 0, power: 3 }), spare: character() },
    },
  });
  const { card } = given;
  return { card, state: played(given.state, 'dark', { type: 'battle', at: card('yard') }).state };
};
const { state, card } = scene();
const shot = (weapon: string, target: string) =>
  ({ type: 'fire', weapon: card(weapon), target: card(target) }) as const;

test('weapons of fighters are ready, but not those of passengers', () => {
  const { force, reserve } = state.players.dark;
  const ready = readyWeapons(state, 'dark', { force: force.length, reserve: reserve.length });
  expect(ready).toEqual([card('bow'), card('cannon')]);
});

test.each([
  ['bow', 'foe', undefined],
  ['bow', 'tank', undefined],
  ['bow', 'crew', 'target-aboard'],
  ['bow', 'skiff', 'own-card'],
  ['bow', 'away', 'not-in-battle'],
  ['blade', 'foe', 'bearer-aboard'],
  ['cannon', 'foe', undefined], // a starship on the ground may fire
  ['gun', 'foe', 'not-in-battle'],
  ['guard', 'foe', 'no-such-weapon'],
])('%s at %s: %s', (what, target, code) => expect(refused(state, 'dark', shot(what, target))).toBe(code));

test('without a card to draw, no weapon can fire', () =>
  expect(refused(scene({ reserve: 0 }).state, 'dark', shot('bow', 'foe'))).toBe('no-destiny-left'));
test('refused without enough Force', () =>
  expect(refused(scene({ force: 1 }).state, 'dark', shot('bow', 'foe'))).toBe('too-little-force'));

test.each([
  ['foe', 'more than the defence hits', true],
  ['tank', 'as much as the defence misses', false],
])('destiny 3 and bonus 2 against %s: %s', (target, _rule, hit) => {
  const after = played(state, 'dark', shot('bow', target));
  expect(happened(after, 'fired')).toMatchObject({ total: 5, hit, cost: 1, drawn: card('dark-reserve-1') });
  expect(after.state.battle?.hit).toEqual(hit ? [card(target)] : []);
  expect(after.state.players.dark.used[0]).toBe(card('dark-reserve-1'));
  expect(after.state.players.dark.reserve).toHaveLength(1);
});

test('players fire in turn, a weapon fires once, and a card that was hit cannot be targeted again', () => {
  const { state: after } = played(state, 'dark', shot('bow', 'foe'));
  expect(refused(after, 'dark', { type: 'pass' })).toBe('not-your-turn');
  const { state: back } = played(after, 'light', { type: 'pass' });
  expect(refused(back, 'dark', shot('bow', 'tank'))).toBe('already-fired');
  const rearmed = { ...back, battle: back.battle && { ...back.battle, fired: [] } };
  expect(refused(rearmed, 'dark', shot('bow', 'foe'))).toBe('already-hit');
});

test.each([
  ['ruse', undefined],
  ['dear', 'too-little-force'],
  ['friend', 'no-tactic'],
  ['trick', 'not-in-hand'],
])('the tactic %s: %s', (what, code) =>
  expect(refused(state, 'dark', { type: 'tactic', card: card(what) })).toBe(code),
);

test('a tactic goes to the Used Pile, and its power is added to the total', () => {
  const { state: after } = played(state, 'dark', { type: 'tactic', card: card('ruse') });
  expect(after.players.dark.used[0]).toBe(card('ruse'));
  expect(after.battle?.tactics.dark).toEqual([card('ruse')]);
  expect(after.battle?.turn).toBe('light');
});

test('two passes in a row end the segment, one does not', () => {
  const pass = { type: 'pass' } as const;
  expect(playedOn(state, pass).state.battle?.segment).toBe('weapons');
  expect(playedOn(state, pass, { type: 'tactic', card: card('trick') }, pass).state.battle?.segment).toBe('weapons');
  expect(happened(playedOn(state, pass, pass), 'segment-began').segment).toBe('power');
});

test('a side without cards in hand and without a weapon that can fire is skipped', () => {
  const bare = position({
    phase: 'battle',
    dark: { locations: { yard: site() }, table: { g: [character(), 'yard'] }, force: 2 },
    light: { table: { f: [character(), 'yard'] }, hand: { any: character() } },
  });
  const begun = played(bare.state, 'dark', { type: 'battle', at: bare.card('yard') });
  expect(happened(begun, 'shot-passed').side).toBe('dark');
  expect(begun.state.battle?.turn).toBe('light');
  expect(playedOn(begun.state, { type: 'pass' }).state.battle).toBeNull();
});
