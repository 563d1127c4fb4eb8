import { expect, test } from 'vitest';
import { character, offered, played, position, refused, site, starship, system, vehicle } from '../testing.ts';

const { state, card } = position({
  phase: 'move',
  dark: {
    locations: { yard: site({ order: 1 }), far: site({ order: 2 }), moon: system() },
    table: {
      guard: [character(), 'yard'],
      skiff: [vehicle({ seats: 2 }), 'yard'],
      rider: [character(), 'skiff'],
      full: [vehicle({ seats: 1 }), 'yard'],
      driver: [character(), 'full'],
      shifted: [character(), 'yard', { shifted: true }],
      there: [vehicle(), 'far'],
      kite: [starship(), 'moon'],
      pilot: [character(), 'kite'],
    },
    force: 0,
  },
  light: { table: { foe: [character(), 'yard'], foewalker: [vehicle(), 'yard'] } },
});

test.each([
  ['guard', 'skiff', undefined],
  ['guard', 'full', 'no-seat'],
  ['guard', 'there', 'not-there'],
  ['guard', 'foewalker', 'not-your-card'],
  ['guard', 'rider', 'no-carrier'],
  ['rider', 'full', 'aboard'],
  ['shifted', 'skiff', 'already-shifted'],
  ['full', 'skiff', 'no-character'],
  ['foe', 'skiff', 'not-your-card'],
])('%s onto %s: %s', (who, onto, code) =>
  expect(refused(state, 'dark', { type: 'embark', card: card(who), onto: card(onto) })).toBe(code),
);

test.each([
  ['rider', undefined],
  ['guard', 'not-aboard'],
  ['pilot', 'sites-only'],
  ['foe', 'not-your-card'],
])('%s off: %s', (who, code) => expect(refused(state, 'dark', { type: 'disembark', card: card(who) })).toBe(code));

test('embarking is free, once per turn, and not a regular move', () => {
  const { state: after } = played(state, 'dark', { type: 'embark', card: card('guard'), onto: card('skiff') });
  expect(after.inPlay[0]).toMatchObject({ host: card('skiff'), shifted: true, moved: false });
  expect(refused(after, 'dark', { type: 'disembark', card: card('guard') })).toBe('already-shifted');
});

test('the move phase stays open if only embarking is possible', () =>
  expect(offered(state, 'dark')).toContainEqual({ type: 'embark', card: card('guard'), onto: card('skiff') }));
