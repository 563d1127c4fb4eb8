import { describe, expect, test } from 'vitest';
import { EMPTY_HALL, sideAt, tableWith, updatedHall } from './hall.ts';
import { element } from './xml.ts';

const table = (attributes: Record<string, string>) => element('table', attributes);
const hall = updatedHall(
  EMPTY_HALL,
  element('hall', { channelNumber: 3 }, [
    element('format', { type: 'open' }),
    table({ action: 'add', id: 'a', status: 'WAITING', players: 'ann (DARK)' }),
    table({
      action: 'add',
      id: 'b',
      status: 'PLAYING',
      gameId: '7',
      players: 'bob (LIGHT),cid (DARK)',
      playing: 'true',
    }),
  ]),
);

describe('the hall', () => {
  test('is read in full', () => {
    expect(hall).toEqual({
      channel: '3',
      formats: ['open'],
      newGames: [],
      tables: [
        {
          id: 'a',
          game: null,
          status: 'WAITING',
          players: [{ name: 'ann', side: 'dark' }],
          playing: false,
          winner: null,
        },
        {
          id: 'b',
          game: '7',
          status: 'PLAYING',
          players: [
            { name: 'bob', side: 'light' },
            { name: 'cid', side: 'dark' },
          ],
          playing: true,
          winner: null,
        },
      ],
    });
  });

  test('an update changes what it names and nothing else', () => {
    const now = updatedHall(
      hall,
      element('hall', { channelNumber: 3 }, [
        table({ action: 'remove', id: 'b' }),
        table({ action: 'update', id: 'a', status: 'PLAYING', gameId: '9', players: 'ann (DARK),dee (LIGHT)' }),
        element('newGame', { id: '9' }),
      ]),
    );
    expect(now.tables.map(({ id, game }) => [id, game])).toEqual([['a', '9']]);
    expect([now.newGames, now.formats]).toEqual([['9'], ['open']]);
    expect(updatedHall(now, null).newGames).toEqual([]);
  });

  test('finds a player, preferring unfinished tables', () => {
    expect(tableWith(hall, 'bob')?.id).toBe('b');
    const watched = table({
      action: 'update',
      id: 'b',
      status: 'PLAYING',
      gameId: '7',
      players: 'bob (LIGHT),cid (DARK)',
      playing: 'false',
    });
    expect(tableWith(updatedHall(hall, element('hall', {}, [watched])), 'eve')).toBeUndefined();
    const over = table({ action: 'add', id: 'c', status: 'FINISHED', players: 'bob (DARK)', winner: 'bob' });
    expect(tableWith(updatedHall(hall, element('hall', {}, [over])), 'bob')?.id).toBe('b');
  });

  test('a running table lists decks after the sides, with commas and parentheses in their names', () => {
    const players = 'ann (DARK: fast, cheap (v2)),f(x) (LIGHT: a (DARK) one, b)';
    const running = updatedHall(
      EMPTY_HALL,
      element('hall', {}, [table({ id: 'e', status: 'PLAYING', gameId: '4', players })]),
    );
    expect(running.tables[0]?.players).toEqual([
      { name: 'ann', side: 'dark' },
      { name: 'f(x)', side: 'light' },
    ]);
    expect(tableWith(running, 'ann')?.game).toBe('4');
  });

  test('the flag of the server finds our table even if the players are hidden', () => {
    const hidden = { id: 'e', status: 'PLAYING', gameId: '4', players: 'Hidden,Hidden' };
    const found = (playing: string) =>
      tableWith(updatedHall(EMPTY_HALL, element('hall', {}, [table({ ...hidden, playing })])), 'ann')?.game;
    expect([found('true'), found('false')]).toEqual(['4', undefined]);
  });

  test('names with parentheses, and tables without sides', () => {
    const odd = updatedHall(EMPTY_HALL, element('hall', {}, [table({ id: 'd', players: 'f(x) (LIGHT), g' })]));
    expect(odd.tables[0]?.players).toEqual([
      { name: 'f(x)', side: 'light' },
      { name: 'g', side: null },
    ]);
    expect(sideAt(odd.tables[0] ?? never(), 'f(x)')).toBe('light');
  });
});

function never(): never {
  throw new Error('there is a table');
}
