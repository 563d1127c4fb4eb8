import { expect, test } from 'vitest';
import {
  character,
  omen,
  played,
  position,
  refused,
  site,
  starship,
  system,
  tactic,
  vehicle,
  weapon,
} from '../testing.ts';

const guard = character({ deploy: 2 });
const { state, card } = position({
  phase: 'deploy',
  dark: {
    locations: {
      yard: site({ order: 1 }),
      cellar: site({ order: 2, exterior: false }),
      far: site({ order: 3, icons: { dark: 0, light: 1 } }),
      held: site({ order: 4, icons: { dark: 0, light: 1 } }),
      moon: system(),
    },
    table: {
      scout: [guard, 'held'],
      walker: [vehicle({ seats: 1 }), 'yard'],
      full: [vehicle({ seats: 1 }), 'yard'],
      driver: [guard, 'full'],
      kite: [starship(), 'moon'],
      hero: [character({ id: 'hero', dots: 1 }), 'yard'],
      armed: [guard, 'yard'],
      blade: [weapon(), 'armed'],
    },
    hand: {
      guard,
      lord: character({ deploy: 6 }),
      twin: character({ id: 'hero', dots: 1 }),
      skiff: vehicle(),
      dart: starship(),
      bow: weapon(),
      ruse: tactic(),
      sign: omen(),
      gate: site({ order: 5 }),
    },
    force: 5,
  },
  light: { table: { foe: [guard, 'yard'], foewalker: [vehicle(), 'yard'] }, hand: { theirs: guard } },
});

test.each([
  // what      to        what the rules say
  ['guard', 'yard', undefined],
  ['guard', 'cellar', undefined],
  ['guard', 'far', 'no-icon-no-presence'],
  ['guard', 'held', undefined],
  ['guard', 'moon', 'sites-only'],
  ['guard', undefined, 'where-to'],
  ['guard', 'walker', undefined],
  ['guard', 'full', 'no-seat'],
  ['guard', 'kite', undefined],
  ['guard', 'hero', 'no-carrier'],
  ['guard', 'foewalker', 'not-your-card'],
  ['guard', 'ruse', 'no-such-place'],
  ['lord', 'yard', 'too-little-force'],
  ['twin', 'yard', 'unique'],
  ['skiff', 'yard', undefined],
  ['skiff', 'cellar', 'exterior-only'],
  ['skiff', 'moon', 'sites-only'],
  ['skiff', 'walker', 'characters-only'],
  ['dart', 'moon', undefined],
  ['dart', 'yard', 'systems-only'],
  ['bow', 'hero', undefined],
  ['bow', 'walker', undefined],
  ['bow', 'armed', 'already-armed'],
  ['bow', 'foe', 'not-your-card'],
  ['bow', 'yard', 'no-bearer'],
  ['bow', 'blade', 'no-bearer'],
  ['ruse', 'yard', 'never-deployed'],
  ['sign', 'yard', 'never-deployed'],
  ['gate', undefined, undefined],
  ['gate', 'yard', 'location-stands-alone'],
  ['hero', 'yard', 'not-in-hand'],
  ['theirs', 'yard', 'not-in-hand'],
])('%s to %s: %s', (what, to, code) => {
  const command = { type: 'deploy', card: card(what), ...(to !== undefined && { to: card(to) }) } as const;
  expect(refused(state, 'dark', command)).toBe(code);
});

test('paying the cost moves cards from the top of the Force Pile to the top of the Used Pile', () => {
  const after = played(state, 'dark', { type: 'deploy', card: card('guard'), to: card('yard') }).state;
  expect(after.players.dark.used).toEqual([card('dark-force-2'), card('dark-force-1')]);
  expect(after.players.dark.force).toHaveLength(3);
  expect(after.players.dark.hand).not.toContain(card('guard'));
  expect(after.inPlay.at(-1)).toMatchObject({ card: card('guard'), at: card('yard'), host: null });
});

test('a location is free and stays on the table', () => {
  const after = played(state, 'dark', { type: 'deploy', card: card('gate') }).state;
  expect(after.locations.at(-1)).toBe(card('gate'));
  expect(after.players.dark.force).toHaveLength(5);
});

test('a card deployed aboard is at the location of its carrier', () => {
  const after = played(state, 'dark', { type: 'deploy', card: card('guard'), to: card('kite') }).state;
  expect(after.inPlay.at(-1)).toMatchObject({ at: card('moon'), host: card('kite') });
});

test('the copy limit counts only copies of the same side', () => {
  const both = position({
    phase: 'deploy',
    active: 'light',
    dark: { locations: { yard: site() }, table: { one: [character({ id: 'hero', dots: 1 }), 'yard'] } },
    light: { hand: { two: character({ id: 'hero', dots: 1 }) } },
  });
  expect(refused(both.state, 'light', { type: 'deploy', card: both.card('two'), to: both.card('yard') })).toBe(
    undefined,
  );
});
