import { describe, expect, test } from 'vitest';
import type { HeardMessage, ServerMessage } from '../../src/wire/messages.ts';
import { connect, pause } from './connection.ts';
import type { Play } from './play.ts';
import { type FakeWorld, fakeWorld, welcome } from './testing.ts';

const CAPTAIN = 'blue.captain';
const view = (seq: number, shown: object): ServerMessage => ({
  type: 'view',
  seq,
  eyes: [CAPTAIN],
  views: { [CAPTAIN]: shown },
});
const heard = (seq: number, see?: HeardMessage['see']): ServerMessage =>
  ({
    type: 'heard',
    seq,
    at: seq,
    events: { [CAPTAIN]: [{ type: `event-${seq}` }] },
    ...(see && { see }),
  }) as ServerMessage;
const told = (play: Play) => play.heard.map(({ seq }) => seq);

function joined(world: FakeWorld = fakeWorld()) {
  const connection = connect(world, {
    match: 'K7QX',
    token: () => 'secret',
    session: () => null,
    browser: 'here',
    language: 'en',
    onChange: () => {},
  });
  world.last().accept();
  world.last().tell(welcome(world.now()), heard(1), heard(2), view(2, { turn: 1, boats: { blue: { hull: 4 } } }));
  return { world, connection };
}

describe('joining', () => {
  test('the first message is a hello with the token and the browser id, without `since`', () => {
    const { world } = joined();
    expect(world.last().said).toEqual([
      { type: 'hello', protocol: 1, match: 'K7QX', token: 'secret', browser: 'here', options: false, language: 'en' },
    ]);
  });

  test('a spectator has no token; a signed-in player sends their session', () => {
    const world = fakeWorld();
    const spectator = { match: 'K7QX', token: () => null, session: () => null, browser: 'here', onChange: () => {} };
    connect(world, { ...spectator, language: 'es' });
    world.last().accept();
    expect(world.last().said[0]).not.toHaveProperty('token');
    expect(world.last().said[0]).not.toHaveProperty('session');
    connect(world, { ...spectator, language: 'es', session: () => 'signed-in' });
    world.last().accept();
    expect(world.last().said[0]).toMatchObject({ session: 'signed-in' });
  });

  test('history and view arrive immediately', () => {
    const { connection } = joined();
    expect(connection.play()).toMatchObject({ connection: 'live', seq: 2, views: { [CAPTAIN]: { turn: 1 } } });
    expect(told(connection.play())).toEqual([1, 2]);
  });
});

describe('receiving', () => {
  test('a patch makes the next view and keeps the previous one', () => {
    const { world, connection } = joined();
    world.last().tell(heard(3, { [CAPTAIN]: [[['boats', 'blue', 'hull'], 3]] }));
    expect(connection.play().views[CAPTAIN]).toEqual({ turn: 1, boats: { blue: { hull: 3 } } });
    expect(connection.play().before[CAPTAIN]).toEqual({ turn: 1, boats: { blue: { hull: 4 } } });
  });

  test('an ask without kinds withdraws the question', () => {
    const { world, connection } = joined();
    world.last().tell({ type: 'ask', seat: CAPTAIN, kinds: ['move'], must: true, deadline: null });
    expect(connection.play().asks).toHaveProperty([CAPTAIN]);
    world.last().tell({ type: 'ask', seat: CAPTAIN, kinds: [], must: false, deadline: null });
    expect(connection.play().asks).toEqual({});
  });

  test('a deadline is converted to the local clock', () => {
    const { world, connection } = joined();
    world
      .last()
      .tell(
        { ...welcome(world.now() + 5000) },
        { type: 'ask', seat: CAPTAIN, kinds: ['move'], must: true, deadline: world.now() + 65_000 },
      );
    expect(connection.play().asks[CAPTAIN]?.deadline).toBe(world.now() + 60_000);
  });
});

describe('commands', () => {
  test('one at a time: a second one is not sent before the answer', () => {
    const { world, connection } = joined();
    connection.send(CAPTAIN, { type: 'move' });
    connection.send(CAPTAIN, { type: 'surface' });
    expect(world.last().said.slice(1)).toEqual([
      { type: 'command', id: 'c1', seat: CAPTAIN, command: { type: 'move' } },
    ]);
    expect(connection.play().sent?.id).toBe('c1');
  });

  test('an acceptance unlocks', () => {
    const { world, connection } = joined();
    connection.send(CAPTAIN, { type: 'move' });
    world.last().tell({ type: 'answer', id: 'c1', ok: true, seq: 3 });
    expect(connection.play()).toMatchObject({ sent: null, refusal: null });
  });

  test('a refusal unlocks with its text, which the next command clears', () => {
    const { world, connection } = joined();
    connection.send(CAPTAIN, { type: 'move' });
    world.last().tell({ type: 'answer', id: 'c1', ok: false, refusal: { code: 'island' }, words: 'that is an island' });
    expect(connection.play()).toMatchObject({
      sent: null,
      refusal: { seat: CAPTAIN, words: 'that is an island', fact: { code: 'island' } },
    });
    connection.send(CAPTAIN, { type: 'move' });
    expect(connection.play().refusal).toBeNull();
  });

  test('an automatic command carries the position it was decided at, and is dropped silently if it comes too late', () => {
    const { world, connection } = joined();
    connection.send(CAPTAIN, { type: 'end-fire' }, 2);
    expect(world.last().said.at(-1)).toMatchObject({ type: 'command', command: { type: 'end-fire' }, at: 2 });
    const stale = { ok: false, refusal: { code: 'stale' }, words: 'the match has moved on' } as const;
    world.last().tell({ type: 'answer', id: 'c1', ...stale });
    expect(connection.play()).toMatchObject({ sent: null, refusal: null, tooLate: 1 });
    connection.send(CAPTAIN, { type: 'end-fire' }, 2);
    world.last().tell({ type: 'answer', id: 'c2', ok: false, refusal: { code: 'own-trail' }, words: 'no' });
    expect(connection.play()).toMatchObject({ refusal: { words: 'no' }, tooLate: 1 });
  });

  test('the answer to another command changes nothing', () => {
    const { world, connection } = joined();
    connection.send(CAPTAIN, { type: 'move' });
    world.last().tell({ type: 'answer', id: 'c9', ok: true, seq: 3 });
    expect(connection.play().sent?.id).toBe('c1');
  });
});

describe('a broken connection', () => {
  test('resumes where it broke, and resends an unanswered command with its id', () => {
    const { world, connection } = joined();
    connection.send(CAPTAIN, { type: 'move' });
    world.last().cut(1006);
    expect(connection.play()).toMatchObject({ connection: 'waiting', sent: { id: 'c1' } });
    world.pass(500);
    world.last().accept();
    expect(world.last().said).toMatchObject([{ type: 'hello', since: 2, eyes: [CAPTAIN] }]);
    world.last().tell(welcome(world.now()), heard(3), view(3, { turn: 2 }));
    expect(world.last().said[1]).toEqual({ type: 'command', id: 'c1', seat: CAPTAIN, command: { type: 'move' } });
    expect(told(connection.play())).toEqual([1, 2, 3]);
    expect(connection.play()).toMatchObject({ connection: 'live', views: { [CAPTAIN]: { turn: 2 } } });
  });

  test('a history sent again from the start replaces the old one', () => {
    const { world, connection } = joined();
    world.last().cut(1006);
    world.pass(500);
    world.last().accept();
    world.last().tell(welcome(world.now()), heard(1), view(1, { turn: 1 }));
    expect(told(connection.play())).toEqual([1]);
    expect(connection.play().seq).toBe(1);
  });

  test('forty seconds of silence count as disconnected; a beat is enough', () => {
    const { world, connection } = joined();
    world.pass(39_000);
    world.last().tell({ type: 'beat', now: world.now() });
    world.pass(39_000);
    expect(connection.play().connection).toBe('live');
    world.pass(1000);
    expect(connection.play()).toMatchObject({ connection: 'waiting', why: 'silence' });
    expect(world.sockets[0]?.closed).toBe(true);
  });

  test('does not resend a command for a seat we no longer hold', () => {
    const { world, connection } = joined();
    connection.send(CAPTAIN, { type: 'move' });
    world.last().cut(1006);
    world.pass(500);
    world.last().accept();
    world.last().tell(welcome(world.now(), []));
    expect(connection.play().sent).toBeNull();
    expect(world.last().said).toHaveLength(1);
  });

  test.each([
    [4001, 'wrong-token'],
    [4004, 'no-such-match'],
  ])('stays closed after close code %d', (code, why) => {
    const { world, connection } = joined();
    world.last().cut(code);
    world.pass(100_000);
    expect(connection.play()).toMatchObject({ connection: 'closed', why });
    expect(world.sockets).toHaveLength(1);
  });

  test('reconnects to a server that is restarting', () => {
    const { world, connection } = joined();
    world.last().cut(4012);
    expect(connection.play()).toMatchObject({ connection: 'waiting', why: 'stopping' });
    world.pass(500);
    expect(world.sockets).toHaveLength(2);
    world.last().cut(1006);
    expect(connection.play()).toMatchObject({ connection: 'waiting', why: 'stopping' });
  });

  test('delays grow to three seconds in the first minute and fifteen later, with jitter', () => {
    expect([0, 1, 2, 9].map((n) => pause(n, 0.5, 0))).toEqual([500, 1000, 2000, 2000]);
    expect(pause(9, 0.99, 59_000)).toBeLessThan(3000);
    expect(pause(9, 0.5, 60_000)).toBe(15_000);
    expect(pause(0, 0, 0)).toBeLessThan(pause(0, 0.99, 0));
  });
});
