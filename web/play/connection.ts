import type { Language } from '../../src/kernel/game.ts';
import type { Seat } from '../../src/kernel/ids.ts';
import { CLOSED, PROTOCOL, type ServerMessage } from '../../src/wire/messages.ts';
import type { ClientMessage } from '../../src/wire/schemas.ts';
import { NEW_PLAY, type Play, received } from './play.ts';

/** The part of WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
}

/** Socket, clock, timers and randomness, replaceable in tests. */
export interface World {
  open(): Socket;
  now(): number;
  later(milliseconds: number, work: () => void): () => void; // returns a function that cancels it
  random(): number; // 0 ≤ x < 1
  id(): string;
}

interface Wanted {
  readonly match: string;
  token(): string | null; // read at each hello, since a seat may have been taken meanwhile; null: a spectator
  session(): string | null; // token of a signed-in player
  readonly browser: string; // id of this browser
  readonly language: Language;
  onChange(play: Play): void;
}

export interface Connection {
  play(): Play;
  /** `at`: the sequence number at which an automatic command was decided. If it comes too late, it is dropped silently. */
  send(seat: Seat, command: { readonly type: string }, at?: number): void;
  chat(to: 'crew' | 'table', text: string): void;
  /** Reconnects now, for example because the network is back or our seats have changed. */
  again(): void;
  close(): void;
}

const SILENCE = 40_000;
const FIRST_PAUSE = 500;
const SHORT_PAUSE = 2000; // plus up to half as much at random
const LONGEST_PAUSE = 15_000;
const EARLY = 60_000;
const FOR_GOOD: ReadonlySet<string> = new Set(['bad-hello', 'wrong-token', 'signed-out', 'banned', 'no-such-match']);
const REASONS = new Map<number, string>(Object.entries(CLOSED).map(([reason, code]) => [code, reason]));

/**
 * Delay before the nth attempt in a row: doubles, with jitter so that pages do not reconnect together, and at most
 * three seconds in the first minute.
 */
export const pause = (attempt: number, random: number, broken: number): number =>
  Math.min(broken < EARLY ? SHORT_PAUSE : LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + random);

/** Keeps a connection to a match: says hello, resumes after a disconnect, and resends an unanswered command. */
export function connect(world: World, wanted: Wanted): Connection {
  let play = NEW_PLAY;
  let socket: Socket | null = null;
  let attempts = 0;
  let brokenAt: number | null = null;
  let callOff: () => void = () => {};

  const change = (next: Play): void => {
    play = next;
    wanted.onChange(play);
  };
  const say = (message: ClientMessage): void => socket?.send(JSON.stringify(message));

  const hello = (): void => {
    const token = wanted.token();
    const session = wanted.session();
    say({
      type: 'hello',
      protocol: PROTOCOL,
      match: wanted.match,
      ...(token !== null && { token }),
      ...(session !== null && { session }),
      browser: wanted.browser,
      ...(play.seq > 0 && { since: play.seq, eyes: [...play.watchers] }),
      options: false,
      language: wanted.language,
    });
  };

  const wait = (milliseconds: number, work: () => void): void => {
    callOff();
    callOff = world.later(milliseconds, work);
  };
  const drop = (): void => {
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    socket = null;
  };
  const lost = (why: string | null): void => {
    drop();
    change({ ...play, connection: 'waiting', why: why ?? play.why }); // a failed attempt changes nothing
    brokenAt ??= world.now();
    wait(pause(attempts, world.random(), world.now() - brokenAt), open);
    attempts += 1;
  };

  function open(): void {
    drop();
    const mine = world.open();
    socket = mine;
    wait(SILENCE, () => lost('silence'));
    mine.onopen = hello;
    mine.onmessage = ({ data }) => {
      wait(SILENCE, () => lost('silence'));
      const frame = JSON.parse(String(data)) as readonly ServerMessage[];
      const joined = frame.some(({ type }) => type === 'welcome');
      change(received(play, frame, world.now()));
      if (!joined) return;
      attempts = 0;
      brokenAt = null;
      if (play.sent) say({ type: 'command', ...play.sent });
    };
    mine.onclose = ({ code }) => {
      const why = REASONS.get(code) ?? null;
      if (why === null || !FOR_GOOD.has(why)) return lost(why);
      drop();
      callOff();
      change({ ...play, connection: 'closed', why, sent: null });
    };
  }

  open();
  return {
    play: () => play,
    send(seat, command, at) {
      if (play.sent) return;
      const sent = { id: world.id(), seat, command, ...(at !== undefined && { at }) };
      change({ ...play, sent, refusal: null });
      if (play.connection === 'live') say({ type: 'command', ...sent });
    },
    chat(to, text) {
      if (play.connection === 'live') say({ type: 'chat', to, text });
    },
    again() {
      attempts = 0;
      if (play.connection !== 'closed') open();
    },
    close() {
      callOff();
      drop();
      play = { ...play, connection: 'closed' };
    },
  };
}
