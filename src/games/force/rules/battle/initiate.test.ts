import { expect, test } from 'vitest';
import {
  character,
  type Holdings,
  happened,
  played,
  position,
  refused,
  site,
  starship,
  vehicle,
} from '../../testing.ts';

const guard = character({ ability: 1 });
const droid = character({ ability: 0 });
type Cards = NonNullable<Holdings['table']>;
const scene = (dark: Cards, light: Cards, force = 3) =>
  position({
    phase: 'battle',
    dark: { locations: { yard: site() }, table: dark, hand: { h: guard }, force },
    light: { table: light, hand: { i: guard } },
  });

test.each<[string, Cards, Cards, number, string | undefined]>([
  ['both have presence', { g: [guard, 'yard'] }, { f: [guard, 'yard'] }, 1, undefined],
  ['the opponent has none', { g: [guard, 'yard'] }, { d: [droid, 'yard'] }, 1, 'no-presence'],
  ['one has none oneself', { d: [droid, 'yard'] }, { f: [guard, 'yard'] }, 1, 'no-presence'],
  ['there is no Force', { g: [guard, 'yard'] }, { f: [guard, 'yard'] }, 0, 'too-little-force'],
  [
    'one is only aboard',
    { w: [vehicle({ ability: 0 }), 'yard'], g: [guard, 'w'] },
    { f: [guard, 'yard'] },
    1,
    'no-presence',
  ],
  ['the starship is on the ground', { s: [starship(), 'yard'] }, { f: [guard, 'yard'] }, 1, 'no-presence'],
])('where %s: %s', (_where, dark, light, force, code) => {
  const { state, card } = scene(dark, light, force);
  expect(refused(state, 'dark', { type: 'battle', at: card('yard') })).toBe(code);
});

test('it costs one Force, every card there takes part, and none of them battles again this turn', () => {
  const cards: Cards = { g: [guard, 'yard'], d: [droid, 'yard'], w: [vehicle(), 'yard'], p: [guard, 'w'] };
  const { state, card } = scene(cards, { f: [guard, 'yard'] });
  const after = played(state, 'dark', { type: 'battle', at: card('yard') });
  expect(happened(after, 'battle-began')).toMatchObject({ fighters: ['g', 'd', 'w', 'p', 'f'].map(card), cost: 1 });
  expect(after.state.inPlay.every(({ battled }) => battled)).toBe(true);
  expect(after.state.battle).toMatchObject({ segment: 'weapons', initiator: 'dark', turn: 'dark' });
  const over = { ...after.state, battle: null };
  expect(refused(over, 'dark', { type: 'battle', at: card('yard') })).toBe('already-battled');
});
