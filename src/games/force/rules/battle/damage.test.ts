import { expect, test } from 'vitest';
import type { Battle } from '../../state.ts';
import {
  character,
  type Holdings,
  happened,
  offered,
  played,
  playedOn,
  position,
  refused,
  site,
  vehicle,
  weapon,
} from '../../testing.ts';

const ZERO = { dark: 0, light: 0 };
const cost = (forfeit: number) => character({ forfeit });

interface Owing {
  readonly damage?: Battle['damage'];
  readonly attrition?: Battle['attrition'];
  readonly hit?: readonly string[];
  readonly turn?: 'dark' | 'light';
}

/** The damage segment of a battle at the yard between all cards there, started by dark. */
function segment(dark: NonNullable<Holdings['table']>, light: NonNullable<Holdings['table']>, owing: Owing) {
  const { state, card } = position({
    phase: 'battle',
    dark: { locations: { yard: site() }, table: dark, hand: { h: character() }, reserve: 9, force: 2, used: 1 },
    light: { table: light, hand: { i: character() }, reserve: 9, force: 2, used: 1 },
  });
  const fighters = state.inPlay.flatMap((one) => (state.rules.cards[one.card]?.kind === 'weapon' ? [] : [one.card]));
  const battle: Battle = {
    at: card('yard'),
    initiator: 'dark',
    segment: 'damage',
    turn: owing.turn ?? 'dark',
    passes: 0,
    fighters,
    fired: [],
    hit: (owing.hit ?? []).map(card),
    tactics: { dark: [], light: [] },
    asked: { dark: true, light: true },
    destiny: { dark: null, light: null },
    totals: { dark: 5, light: 5 },
    damage: owing.damage ?? ZERO,
    attrition: owing.attrition ?? ZERO,
  };
  return { state: { ...state, battle, now: { ...state.now, battles: [card('yard')] } }, card };
}

test('a lost Force satisfies one damage, a forfeit its forfeit value', () => {
  const { state, card } = segment(
    { a: [cost(3), 'yard'] },
    { f: [cost(3), 'yard'] },
    { damage: { dark: 5, light: 0 } },
  );
  const once = playedOn(state, { type: 'lose', from: 'force' });
  expect(once.state.battle?.damage.dark).toBe(4);
  const twice = playedOn(once.state, { type: 'forfeit', card: card('a') });
  expect(happened(twice, 'forfeited').worth).toBe(3);
  expect(twice.state.battle?.damage.dark).toBe(1);
  expect(twice.state.players.dark.lost.slice(0, 2)).toEqual([card('a'), card('dark-force-1')]);
});

test('a forfeit satisfies both damage and attrition; any excess is wasted', () => {
  const owing = { damage: { dark: 2, light: 0 }, attrition: { dark: 4, light: 0 } };
  const { state, card } = segment({ a: [cost(3), 'yard'], b: [cost(3), 'yard'] }, { f: [cost(3), 'yard'] }, owing);
  const { state: after } = playedOn(state, { type: 'forfeit', card: card('a') });
  expect(after.battle).toMatchObject({ damage: ZERO, attrition: { dark: 1, light: 0 } });
});

test('lost Force does nothing against attrition', () => {
  const { state, card } = segment(
    { a: [cost(3), 'yard'] },
    { f: [cost(3), 'yard'] },
    { attrition: { dark: 2, light: 0 } },
  );
  expect(refused(state, 'dark', { type: 'lose', from: 'reserve' })).toBe('nothing-to-lose');
  expect(offered(state, 'dark')).toEqual([{ type: 'forfeit', card: card('a') }]);
});

test('attrition with no card left to satisfy it is ignored', () => {
  const { state, card } = segment(
    { a: [cost(1), 'yard'] },
    { f: [cost(3), 'yard'] },
    { attrition: { dark: 9, light: 0 } },
  );
  const after = playedOn(state, { type: 'forfeit', card: card('a') });
  expect(after.state.battle).toBeNull();
  expect(happened(after, 'battle-ended').at).toBe(card('yard'));
});

test('damage with no card left to satisfy it is lost from the Life Force', () => {
  const { state, card } = segment(
    { a: [cost(1), 'yard'] },
    { f: [cost(3), 'yard'] },
    { damage: { dark: 3, light: 0 } },
  );
  const { state: after } = playedOn(state, { type: 'forfeit', card: card('a') });
  expect(after.battle?.damage.dark).toBe(2);
  expect(offered(after, 'dark').every(({ type }) => type === 'lose')).toBe(true);
});

test('players choose in turn, the initiator first; a side that owes nothing is skipped', () => {
  const { state } = segment(
    { a: [cost(1), 'yard'] },
    { f: [cost(1), 'yard'] },
    { damage: { dark: 0, light: 2 }, attrition: { dark: 1, light: 0 }, turn: 'dark' },
  );
  expect(offered(state, 'light')).toEqual([]);
  const once = playedOn(state, { type: 'forfeit', card: state.inPlay[0]?.card ?? -1 });
  expect(once.state.battle?.turn).toBe('light');
  const twice = playedOn(once.state, { type: 'lose', from: 'reserve' });
  expect(happened(twice, 'choice-passed-on').turn).toBe('light');
  expect(playedOn(twice.state, { type: 'lose', from: 'used' }).state.battle).toBeNull();
});

test('a card that was hit is forfeited first, and its value counts', () => {
  const { state, card } = segment(
    { a: [cost(2), 'yard'], b: [cost(5), 'yard'] },
    { f: [cost(1), 'yard'] },
    { damage: { dark: 3, light: 0 }, hit: ['a'] },
  );
  expect(refused(state, 'dark', { type: 'lose', from: 'reserve' })).toBe('hit-first');
  expect(refused(state, 'dark', { type: 'forfeit', card: card('b') })).toBe('hit-first');
  const { state: after } = playedOn(state, { type: 'forfeit', card: card('a') });
  expect(after.battle).toMatchObject({ damage: { dark: 1, light: 0 }, hit: [] });
});

test('a card that was hit is forfeited even without damage or attrition', () => {
  const { state, card } = segment({ a: [cost(2), 'yard'] }, { f: [cost(1), 'yard'] }, { hit: ['f'], turn: 'light' });
  expect(offered(state, 'light')).toEqual([{ type: 'forfeit', card: card('f') }]);
  expect(playedOn(state, { type: 'forfeit', card: card('f') }).state.battle).toBeNull();
});

test('everything a forfeited carrier carries is lost with it and satisfies nothing', () => {
  const { state, card } = segment(
    { w: [vehicle({ forfeit: 4 }), 'yard'], p: [cost(9), 'w'], bow: [weapon(), 'p'] },
    { f: [cost(1), 'yard'] },
    { damage: { dark: 6, light: 0 } },
  );
  const after = playedOn(state, { type: 'forfeit', card: card('w') });
  expect(happened(after, 'forfeited')).toMatchObject({ with: [card('p'), card('bow')], worth: 4 });
  expect(after.state.inPlay.map((one) => one.card)).toEqual([card('f')]);
  expect(after.state.battle?.fighters).toEqual([card('f')]);
  expect(after.state.battle?.damage.dark).toBe(2);
});

test('passengers of a carrier that was hit are lost with it and cannot be forfeited before it', () => {
  const { state, card } = segment(
    { w: [vehicle({ forfeit: 4 }), 'yard'], p: [cost(9), 'w'] },
    { f: [cost(1), 'yard'] },
    { damage: { dark: 4, light: 0 }, hit: ['w'] },
  );
  expect(offered(state, 'dark')).toEqual([{ type: 'forfeit', card: card('w') }]);
  const { state: after } = playedOn(state, { type: 'forfeit', card: card('w') });
  expect(after.battle).toBeNull();
  expect(after.players.dark.lost.slice(0, 2)).toEqual([card('w'), card('p')]);
});

test('a passenger may be forfeited on its own', () => {
  const { state, card } = segment(
    { w: [vehicle(), 'yard'], p: [cost(9), 'w'] },
    { f: [cost(1), 'yard'] },
    { damage: { dark: 6, light: 0 } },
  );
  expect(played(state, 'dark', { type: 'forfeit', card: card('p') }).state.battle).toBeNull();
});

test.each([
  ["the opponent's card", 'f', 'not-your-card'],
  ['a card of the hand', 'h', 'not-in-battle'],
])('%s cannot be forfeited', (_what, name, code) => {
  const { state, card } = segment(
    { a: [cost(1), 'yard'] },
    { f: [cost(1), 'yard'] },
    { damage: { dark: 3, light: 0 } },
  );
  expect(refused(state, 'dark', { type: 'forfeit', card: card(name) })).toBe(code);
});
