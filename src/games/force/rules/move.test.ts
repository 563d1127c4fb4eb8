import { expect, test } from 'vitest';
import { character, happened, played, position, refused, site, starship, system, vehicle, weapon } from '../testing.ts';
import { areAdjacent, rowOf } from './adjacency.ts';

const { state, card } = position({
  phase: 'move',
  dark: {
    locations: {
      third: site({ order: 7 }),
      first: site({ order: 1 }),
      cellar: site({ order: 4, exterior: false }),
      elsewhere: site({ system: 'Grael', order: 1 }),
      vharn: system({ parsec: 4 }),
      grael: system({ system: 'Grael', parsec: 7 }),
      rim: system({ system: 'Rim', parsec: 8 }),
    },
    table: {
      guard: [character({ landspeed: 1 }), 'first'],
      runner: [character({ landspeed: 2 }), 'first'],
      tired: [character(), 'first', { moved: true }],
      skiff: [vehicle({ landspeed: 3, seats: 2 }), 'first'],
      rider: [character(), 'skiff'],
      bow: [weapon(), 'rider'],
      kite: [starship({ hyperspeed: 3 }), 'vharn'],
      landed: [starship(), 'third'],
    },
    force: 2,
  },
  light: { table: { foe: [character(), 'first'] } },
});

test('sites of a system lie side by side in their order', () => {
  expect(rowOf(state, 'Vharn')).toEqual(['first', 'cellar', 'third'].map(card));
  expect(areAdjacent(state, card('first'), card('cellar'))).toBe(true);
  expect(areAdjacent(state, card('first'), card('third'))).toBe(false);
  expect(areAdjacent(state, card('first'), card('elsewhere'))).toBe(false);
});

test.each([
  // who       to           what the rules say
  ['guard', 'cellar', undefined],
  ['guard', 'third', 'too-far'],
  ['guard', 'elsewhere', 'no-way'],
  ['guard', 'vharn', 'no-way'],
  ['guard', 'first', 'already-there'],
  ['guard', 'skiff', 'no-such-location'],
  ['runner', 'third', undefined],
  ['tired', 'cellar', 'already-moved'],
  ['rider', 'cellar', 'aboard'],
  ['bow', 'cellar', 'cannot-move'],
  ['foe', 'cellar', 'not-your-card'],
  ['skiff', 'cellar', 'exterior-only'],
  ['skiff', 'third', 'exterior-only'],
  ['kite', 'grael', undefined],
  ['kite', 'rim', 'too-far'],
  ['kite', 'third', undefined],
  ['kite', 'cellar', 'exterior-only'],
  ['kite', 'elsewhere', 'no-way'],
  ['landed', 'vharn', undefined],
  ['landed', 'grael', 'no-way'],
  ['landed', 'first', 'no-way'],
])('%s to %s: %s', (who, to, code) =>
  expect(refused(state, 'dark', { type: 'move', card: card(who), to: card(to) })).toBe(code),
);

test.each([
  ['guard', 'cellar', 'landspeed'],
  ['kite', 'grael', 'hyperspeed'],
  ['kite', 'third', 'landing'],
  ['landed', 'vharn', 'take-off'],
])('%s goes to %s by %s, for one Force', (who, to, by) => {
  const after = played(state, 'dark', { type: 'move', card: card(who), to: card(to) });
  expect(happened(after, 'moved').by).toBe(by);
  expect(after.state.players.dark.force).toHaveLength(1);
  expect(refused(after.state, 'dark', { type: 'move', card: card(who), to: card('first') })).toBe('already-moved');
});

test('passengers move along with what they carry, and may still move on their own', () => {
  const open = { ...state, locations: state.locations.filter((at) => at !== card('cellar')) };
  const after = played(open, 'dark', { type: 'move', card: card('skiff'), to: card('third') }).state;
  for (const name of ['skiff', 'rider', 'bow'])
    expect(after.inPlay.find((one) => one.card === card(name))?.at).toBe(card('third'));
  expect(after.inPlay.find((one) => one.card === card('rider'))?.moved).toBe(false);
});

test('without Force nothing moves', () => {
  const { players } = state;
  const poor = { ...state, players: { ...players, dark: { ...players.dark, force: [] } } };
  expect(refused(poor, 'dark', { type: 'move', card: card('guard'), to: card('cellar') })).toBe('too-little-force');
});
