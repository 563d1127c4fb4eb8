import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import { character, played, position, site, starship, system, vehicle, weapon } from '../testing.ts';
import { faultIn } from './saved.ts';

const { state, card } = position({
  phase: 'battle',
  dark: {
    locations: { yard: site(), orbit: system(), cellar: site({ exterior: false, order: 2 }) },
    table: {
      guard: [character(), 'yard'],
      bow: [weapon(), 'guard'],
      skiff: [vehicle(), 'yard'],
      ship: [starship(), 'yard'],
    },
    hand: { h: character() },
  },
  light: { table: { foe: [character(), 'yard'] }, hand: { i: character() } },
});
const { dark, light } = state.players;
const { state: fighting } = played(state, 'dark', { type: 'battle', at: card('yard') });
const withDark = (change: Partial<State['players']['dark']>): State => ({
  ...state,
  players: { light, dark: { ...dark, ...change } },
});
const placed = (name: string, at: string): State => ({
  ...state,
  inPlay: state.inPlay.map((one) => (one.card === card(name) ? { ...one, at: card(at) } : one)),
});
const inBattle = (change: object): State => ({
  ...fighting,
  battle: { ...fighting.battle, ...change } as State['battle'],
});

test('a state reached by play has no fault', () => {
  expect(faultIn(state)).toBeUndefined();
  expect(faultIn(fighting)).toBeUndefined();
});

test.each<[string, State, string]>([
  ['a card twice', withDark({ force: [...dark.force, dark.hand[0] ?? 0] }), 'players/dark/hand'],
  ['a card too few', withDark({ force: dark.force.slice(1) }), 'players'],
  ["the other's card", withDark({ force: [...dark.force, 60] }), 'players/dark/force'],
  ['no card at all', withDark({ force: [...dark.force, 120] }), 'players/dark/force/5'],
  ['a location that is none', { ...state, locations: [...state.locations, card('h')] }, 'players/dark/hand'],
  ['a phase of another game', { ...state, phase: 'shooting' } as unknown as State, 'phase'],
  ['an end without a result', { ...state, phase: 'ended' }, 'outcome'],
  ['a debt of nothing', { ...state, phase: 'control', owed: { side: 'light', amount: 0 } }, 'owed/amount'],
  ['a debt to oneself', { ...state, phase: 'control', owed: { side: 'dark', amount: 1 } }, 'owed'],
  ['more turns than there are', { ...state, turn: 151 }, 'turn'],
  [
    'a weapon that nobody carries',
    { ...state, inPlay: state.inPlay.map((one) => ({ ...one, host: null })) },
    'inPlay/1/host',
  ],
  ['a character in space', placed('guard', 'orbit'), 'inPlay/0/at'],
  ['a vehicle in space', placed('skiff', 'orbit'), 'inPlay/2/at'],
  ['a vehicle under a roof', placed('skiff', 'cellar'), 'inPlay/2/at'],
  ['a starship under a roof', placed('ship', 'cellar'), 'inPlay/3/at'],
  ['a phase with nothing to do', { ...state, phase: 'control' }, 'phase'],
  ['a battle of the absent', inBattle({ fighters: [card('h')] }), 'battle/fighters'],
  ['a battle that has run out of shots', inBattle({ passes: 2 }), 'battle/passes'],
  [
    'a battle where nobody owes anything',
    inBattle({ segment: 'damage', totals: { dark: 1, light: 1 } }),
    'battle/turn',
  ],
  ['a destiny without a right to one', inBattle({ segment: 'power' }), 'battle/turn'],
])('%s is found', (_what, loaded, field) => expect(faultIn(loaded)).toEqual({ code: 'saved-state-is-wrong', field }));
