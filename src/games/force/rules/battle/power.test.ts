import { expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import {
  character,
  type Holdings,
  happened,
  offered,
  played,
  playedOn,
  position,
  site,
  starship,
  tactic,
  vehicle,
} from '../../testing.ts';
import { total } from './total.ts';

type Cards = NonNullable<Holdings['table']>;
const lord = (power: number, ability = 4) => character({ power, ability, forfeit: 5 });

/** A battle at the yard up to the end of its weapons segment; both hands are empty. */
const begun = (dark: Holdings, light: Holdings) => {
  const { state, card } = position({
    phase: 'battle',
    dark: { locations: { yard: site() }, force: 1, ...dark },
    light,
  });
  return { card, ...played(state, 'dark', { type: 'battle', at: card('yard') }) };
};

test.each<[string, Cards, number, boolean]>([
  ['ability of 4', { a: [lord(1), 'yard'] }, 5, true],
  ['ability of 3', { a: [lord(1, 3), 'yard'] }, 5, false],
  ['ability of 4 together', { a: [lord(1, 3), 'yard'], b: [lord(1, 1), 'yard'] }, 5, true],
  [
    'ability of 4, some of it aboard',
    { a: [lord(1, 3), 'yard'], w: [vehicle({ ability: 0 }), 'yard'], b: [lord(1, 1), 'w'] },
    5,
    false,
  ],
  ['ability of 4, some of it landed', { a: [lord(1, 3), 'yard'], s: [starship(), 'yard'] }, 5, false],
  ['ability of 4 and no Reserve Deck', { a: [lord(1), 'yard'] }, 0, false],
])('a side is asked for battle destiny only if it may draw: %s', (_what, table, reserve, asked) => {
  const after = begun({ table, reserve }, { table: { f: [lord(1), 'yard'] } });
  expect(after.events.some(({ type }) => type === 'no-destiny')).toBe(!asked);
  expect(after.state.battle).toMatchObject({ segment: 'power', turn: asked ? 'dark' : 'light' });
});

test('the initiator decides first', () => {
  const { state } = begun({ table: { a: [lord(1), 'yard'] } }, { table: { f: [lord(1), 'yard'] } });
  expect(offered(state, 'dark')).toEqual([
    { type: 'destiny', draw: true },
    { type: 'destiny', draw: false },
  ]);
  expect(offered(state, 'light')).toEqual([]);
});

test.each([
  // power, destiny drawn or not (null) for dark and light; damage and attrition against each
  [5, null, 3, null, 0, 2, 0, 0, 'dark'],
  [3, 4, 5, null, 0, 2, 0, 4, 'dark'],
  [3, 4, 5, 6, 4, 0, 6, 4, 'light'],
  [4, 1, 3, 2, 0, 0, 2, 1, null],
  [4, null, 4, 3, 3, 0, 3, 0, 'light'],
] as const)('power %i and destiny %s against %i and %s: damage %i and %i, attrition %i and %i, %s wins', (...row) => {
  const [darkPower, darkDraws, lightPower, lightDraws, darkDamage, lightDamage, darkAttrition, lightAttrition, winner] =
    row;
  const { state, card } = begun(
    { table: { a: [lord(darkPower), 'yard'] }, reserve: [darkDraws ?? 7, 0, 0] },
    { table: { f: [lord(lightPower), 'yard'] }, reserve: [lightDraws ?? 7, 0, 0] },
  );
  const after = playedOn(
    state,
    { type: 'destiny', draw: darkDraws !== null },
    { type: 'destiny', draw: lightDraws !== null },
  );
  expect(happened(after, 'battle-weighed')).toMatchObject({
    at: card('yard'),
    damage: { dark: darkDamage, light: lightDamage },
    attrition: { dark: darkAttrition, light: lightAttrition },
    winner,
  });
});

test('a drawn card is shown and goes to the Used Pile', () => {
  const { state, card } = begun({ table: { a: [lord(1), 'yard'] } }, { table: { f: [lord(1), 'yard'] } });
  const after = playedOn(state, { type: 'destiny', draw: true });
  expect(happened(after, 'destiny-drawn').card).toBe(card('dark-reserve-1'));
  expect(after.state.players.dark.used[0]).toBe(card('dark-reserve-1'));
});

test('the total is power, tactics and destiny; passengers and landed starships add nothing', () => {
  const { state, card } = position({
    phase: 'battle',
    dark: {
      locations: { yard: site() },
      table: {
        a: [lord(4), 'yard'],
        w: [vehicle({ power: 3 }), 'yard'],
        p: [lord(9), 'w'],
        s: [starship({ power: 8 }), 'yard'],
      },
      hand: { ruse: tactic({ power: 2 }) },
      reserve: [5],
    },
    light: { table: { f: [lord(1), 'yard'] } },
  });
  const after = playedOn(state, { type: 'battle', at: card('yard') }, { type: 'tactic', card: card('ruse') }).state;
  const sum = total(after, 'dark');
  expect(sum.total).toBe(4 + 3 + 2);
  expect(sum.lines.map(({ why }) => why.code)).toEqual(['power-of', 'power-of', 'tactic-of']);
  expect(addsUp(sum)).toBe(true);
  const drawn = { ...after, battle: after.battle && { ...after.battle, destiny: { dark: 5, light: null } } };
  expect(total(drawn, 'dark').total).toBe(14);
});
