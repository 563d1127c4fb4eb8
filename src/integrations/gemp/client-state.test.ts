import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClientEvent, type ClientState, isOver, next, STOPPED } from './client-state.ts';

const TRIES = 3;
const failed = (code: string, facts: object = {}): ClientEvent => ({
  type: 'failed',
  fault: { code, ...facts },
  tries: TRIES,
});
const following = (...happenings: readonly ClientEvent[]): ClientState => happenings.reduce(next, STOPPED);
const IN: readonly ClientEvent[] = [{ type: 'started' }, { type: 'logged-in' }, { type: 'replied' }];
const PLAY: readonly ClientEvent[] = [
  ...IN,
  { type: 'table-wanted' },
  { type: 'seated', table: 't' },
  { type: 'game-started', game: 'g', table: 't' },
  { type: 'replied' },
];

const any: fc.Arbitrary<ClientEvent> = fc.constantFrom<ClientEvent>(
  ...PLAY,
  { type: 'game-over', winner: 'me' },
  { type: 'next-game' },
  { type: 'stopped' },
  { type: 'unseated' },
  failed('gemp-signed-out'),
  failed('gemp-taken-over'),
  failed('gemp-bad-password'),
  failed('gemp-no-answer'),
);

describe('the client state', () => {
  test('a whole session of games', () => {
    const at = (n: number) => following(...PLAY.slice(0, n)).at;
    expect([0, 1, 2, 4, 5, 6].map(at)).toEqual([
      'stopped',
      'connecting',
      'in-hall',
      'creating-table',
      'waiting-for-opponent',
      'playing',
    ]);
    const over = following(...PLAY, { type: 'game-over', winner: 'me' });
    expect(over).toMatchObject({ at: 'game-ended', winner: 'me', played: 1 });
    expect(next(over, { type: 'next-game' })).toMatchObject({ at: 'in-hall', fresh: true, game: null, table: null });
    expect(next(over, { type: 'stopped' }).at).toBe('stopped');
  });

  test.each(['gemp-taken-over', 'gemp-expired', 'gemp-bad-xml', 'gemp-no-answer', 'gemp-late', 'gemp-not-there'])(
    '%s in a game: re-enter it',
    (code) => {
      expect(next(following(...PLAY), failed(code))).toMatchObject({
        at: 'playing',
        game: 'g',
        fresh: true,
        failures: 1,
      });
    },
  );

  test('an expired session: log in, then return to the game', () => {
    const out = next(following(...PLAY), failed('gemp-signed-out'));
    expect(out).toMatchObject({ at: 'connecting', game: 'g' });
    expect(next(out, { type: 'logged-in' })).toMatchObject({ at: 'playing', game: 'g', fresh: true });
  });

  test('re-entering is not a success: two clients that displace each other give up in the end', () => {
    let where = following(...PLAY);
    for (let i = 0; i < TRIES; i++) where = next(next(where, failed('gemp-taken-over')), { type: 'replied' });
    expect(where).toMatchObject({ at: 'error', fault: { code: 'gemp-gave-up' } });
  });

  test('a reply after that is a success', () => {
    const again = next(next(following(...PLAY), failed('gemp-expired')), { type: 'replied' });
    expect(again).toMatchObject({ fresh: false, failures: 1 });
    expect(next(again, { type: 'replied' }).failures).toBe(0);
  });

  test.each(['gemp-bad-password', 'gemp-banned', 'gemp-said-no', 'gemp-forbidden', 'gemp-redirected'])(
    '%s is permanent',
    (code) => {
      expect(next(following(...IN), failed(code))).toMatchObject({ at: 'error', fault: { code } });
    },
  );

  test('a wrong password at login is permanent, whatever the code means later', () => {
    expect(next(following({ type: 'started' }), failed('gemp-signed-out')).at).toBe('error');
  });

  test('every happening leads to a valid state, and final states stay final', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (happenings) => {
        let where = STOPPED;
        for (const happening of happenings) {
          const then = next(where, happening);
          if (isOver(where) && happening.type !== 'started') expect(then).toEqual(where);
          if (then.at === 'playing') expect(then.game).not.toBeNull();
          if (then.at === 'waiting-for-opponent') expect(then.table).not.toBeNull();
          where = then;
        }
        expect(isOver(next(where, { type: 'stopped' }))).toBe(true);
      }),
    );
  });
});
