import { expect, test } from 'vitest';
import type { Phase } from '../state.ts';
import { character, type Holdings, happened, offered, played, position, site, vehicle } from '../testing.ts';
import { holds } from './phases.ts';

const yard = site({ icons: { dark: 1, light: 1 } });
const guard = character();

test.each<[Phase, boolean, string, Holdings, Holdings]>([
  ['activate', true, 'there is something to activate', {}, {}],
  ['activate', false, 'the Reserve Deck is empty', { reserve: 0 }, {}],
  ['control', true, 'a location is controlled', { table: { g: [guard, 'yard'] } }, {}],
  ['control', false, 'none is', {}, {}],
  ['deploy', true, 'there is a hand, whatever it holds', { hand: { h: guard }, force: 0 }, {}],
  ['deploy', false, 'the hand is empty', { force: 9 }, {}],
  ['battle', true, 'both have presence', { table: { g: [guard, 'yard'] } }, { table: { f: [guard, 'yard'] } }],
  ['battle', false, 'there is nobody to fight', { table: { g: [guard, 'yard'] } }, {}],
  [
    'battle',
    false,
    'there is no Force',
    { table: { g: [guard, 'yard'] }, force: 0 },
    { table: { f: [guard, 'yard'] } },
  ],
  ['move', true, 'a card has somewhere to go', { table: { g: [guard, 'yard'] } }, {}],
  ['move', false, 'there is no Force', { table: { g: [guard, 'yard'] }, force: 0 }, {}],
  [
    'move',
    true,
    'somebody may embark, Force or not',
    { table: { g: [guard, 'yard'], w: [vehicle(), 'yard'] }, force: 0 },
    {},
  ],
  ['draw', true, 'there is a Force Pile', {}, {}],
  ['draw', false, 'it is empty', { force: 0 }, {}],
])('phase %s is played: %s, since %s', (phase, asked, _why, dark, light) => {
  const { state } = position({ phase, dark: { ...dark, locations: { yard, gate: site({ order: 2 }) } }, light });
  expect(holds(state, phase)).toBe(asked);
});

const table = position({
  phase: 'draw',
  dark: {
    locations: { yard },
    reserve: [1, 2],
    used: [3, 4],
    force: 1,
    table: { g: [guard, 'yard', { moved: true }] },
  },
  light: { reserve: [1], used: [5, 6], force: 0, hand: { h: guard } },
});

test('at the end of a turn both Used Piles go under the Reserve Decks in the same order', () => {
  const { state } = played(table.state, 'dark', { type: 'pass' });
  const destinies = (pile: readonly number[]) => pile.map((card) => state.rules.cards[card]?.destiny);
  expect(destinies(state.players.dark.reserve)).toEqual([1, 2, 3, 4]);
  expect(destinies(state.players.light.reserve)).toEqual([1, 5, 6]);
  expect(state.players.dark.used).toEqual([]);
});

test("the other side's turn starts: generation is fixed for both, and cards may move again", () => {
  const after = played(table.state, 'dark', { type: 'pass' });
  expect(happened(after, 'turn-began')).toMatchObject({ side: 'light', turn: 4, generation: { dark: 2, light: 2 } });
  expect(happened(after, 'phase-began')).toMatchObject({ side: 'light', phase: 'activate' });
  expect(after.state.inPlay[0]?.moved).toBe(false);
});

test.each<[string, number, number, readonly string[], string]>([
  ['the greater Life Force wins', 9, 5, ['dark'], 'limit-life-force'],
  ['the greater Life Force wins', 5, 9, ['light'], 'limit-life-force'],
  ['equal Life Force is a draw', 7, 7, ['dark', 'light'], 'limit-even'],
])('at the turn limit %s: %i against %i', (_rule, dark, light, winners, code) => {
  const { state } = position({
    phase: 'draw',
    turn: 6,
    turnLimit: 6,
    dark: { locations: { yard }, reserve: dark - 1, force: 1 },
    light: { reserve: light, force: 0 },
  });
  expect(played(state, 'dark', { type: 'pass' }).state.outcome).toEqual({ winners, reason: { code, turns: 6 } });
});

test('passing is offered last', () => expect(offered(table.state, 'dark').at(-1)).toEqual({ type: 'pass' }));
