import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/game.ts';
import { loaded } from '../../kernel/dice.ts';
import type { Game } from '../../kernel/game.ts';
import { open, submit } from '../../kernel/match.ts';
import { must } from '../../kernel/result.ts';
import type { LineFault } from './faults.ts';
import { LINE_LIMITS } from './limits.ts';
import { sayLine } from './line-text.ts';
import { BotMessage, HostMessage } from './messages.ts';
import { openSession } from './session.ts';
import type { LineSession } from './session-types.ts';

const game = ticTacToe as Game;
const rules = must(game.setUp(undefined, loaded()));
const TABLE = { game, rules, match: 'k3x9', seat: 'x', seed: 42, language: 'en' } as const;
const hashing = { digest: () => '', hmac: () => new Uint8Array(32) };
const READY = { type: 'ready', protocol: 1, name: 'my-bot', version: '0.1' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session and everything sent over its wire. */
function talk() {
  const lines: string[] = [];
  const strays: LineFault[] = [];
  const logs: string[] = [];
  const session: LineSession = openSession(TABLE, LINE_LIMITS, {
    send: (text) => void lines.push(`host ${text}`),
    stray: (fault) => void strays.push(fault),
    log: (text) => void logs.push(text),
    cut: (fault) => session.broken(fault),
  });
  const say = (message: object | string): void => {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    lines.push(`bot  ${text}`);
    session.receive(text);
  };
  return { session, say, lines, strays, logs };
}

const options = [0, 1, 2].map((cell) => ({ type: 'place', cell }));
const QUESTION = { must: true, kinds: ['place'], view: { cells: [] }, options, complete: true };

async function asked(must = true) {
  const it = talk();
  it.say(READY);
  const reply = it.session.ask({ ...QUESTION, must });
  await vi.advanceTimersByTimeAsync(0);
  return { ...it, reply };
}

describe('an answer', () => {
  test.each([
    ['an option', { option: 2 }, { command: { cell: 2 } }],
    ['a command', { command: { type: 'place', cell: 7 } }, { command: { cell: 7 } }],
    ['with fields that nobody knows', { option: 0, mood: 'good' }, { command: { cell: 0 } }],
  ])('%s', async (_, answer, value) => {
    const { say, reply } = await asked();
    say({ type: 'answer', id: 1, ...answer });
    expect(await reply).toMatchObject({ ok: true, value });
  });

  test('may pass when acting is optional', async () => {
    const { say, reply } = await asked(false);
    say({ type: 'answer', id: 1, decline: true });
    expect(await reply).toMatchObject({ ok: true, value: { command: null } });
  });

  test.each([
    ['too late', null, 'late', 'line-late'],
    ['no JSON', '{"type":', 'other', 'line-not-json'],
    ['a list', '[]', 'other', 'line-unknown-type'],
    ['null', 'null', 'other', 'line-unknown-type'],
    ['an id that is no number', { type: 'answer', id: 'one', option: 0 }, 'other', 'line-bad-shape'],
    ['for a question to come', { type: 'answer', id: 2, option: 0 }, 'other', 'line-unasked'],
    ['an option less than none', { type: 'answer', id: 1, option: -1 }, 'other', 'line-bad-shape'],
    ['an option that is not there', { type: 'answer', id: 1, option: 3 }, 'illegal', 'line-no-option'],
    ['nothing', { type: 'answer', id: 1 }, 'illegal', 'line-answer-unclear'],
    ['to decline', { type: 'answer', id: 1, decline: true }, 'illegal', 'line-declined'],
    ['ready again', READY, 'other', 'line-ready-twice'],
  ])('%s is a fault', async (_, message, kind, code) => {
    const { say, reply } = await asked();
    if (message === null) await vi.advanceTimersByTimeAsync(LINE_LIMITS.decideMs);
    else say(message);
    expect(await reply).toMatchObject({ ok: false, error: { kind, fact: { code } } });
  });

  test('to an old question is ignored', async () => {
    const { say, session, reply, strays } = await asked();
    await vi.advanceTimersByTimeAsync(LINE_LIMITS.decideMs);
    await reply;
    say({ type: 'answer', id: 1, option: 0 });
    const next = session.ask(QUESTION);
    await vi.advanceTimersByTimeAsync(0);
    say({ type: 'answer', id: 1, option: 0 });
    say({ type: 'answer', id: 2, option: 1 });
    expect(await next).toMatchObject({ ok: true, value: { command: { cell: 1 } } });
    expect(strays).toEqual([]);
  });
});

test('asking again withdraws the first question', async () => {
  const { session, say, reply } = await asked();
  const second = session.ask(QUESTION);
  expect(await reply).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  say({ type: 'answer', id: 2, option: 0 });
  expect(await second).toMatchObject({ ok: true });
});

test('does not wait for a bot that is gone', async () => {
  const { session, reply } = await asked();
  session.broken({ kind: 'crash', fact: { code: 'line-left' } });
  expect(await reply).toMatchObject({ ok: false, error: { kind: 'crash' } });
  expect(await session.ask(QUESTION)).toMatchObject({ ok: false, error: { kind: 'crash' } });
});

test('a bot that is not ready in time is late', async () => {
  const { session } = talk();
  const reply = session.ask(QUESTION);
  await vi.advanceTimersByTimeAsync(LINE_LIMITS.readyMs);
  expect(await reply).toMatchObject({ ok: false, error: { kind: 'late', fact: { code: 'line-not-ready' } } });
});

test('does not wait for a bot that was stopped before it was ready', async () => {
  const { session } = talk();
  session.bye('stopped', null);
  expect(await session.ready).toMatchObject({ ok: false, error: { fact: { code: 'program-stopped' } } });
});

test('a line before ready that is not JSON is one fault, whatever follows', async () => {
  const { session, say, strays } = talk();
  say('hello I am debugging');
  say(READY);
  const ready = await session.ready;
  expect(strays).toEqual([]);
  expect(ready.ok ? undefined : sayLine(ready.error.fact, 'en')).toBe(
    'not JSON: "hello I am debugging"; print to stderr instead',
  );
});

test('messages out of turn are reported, and log messages are stored', async () => {
  const { say, strays, logs } = talk();
  say(READY);
  say('thinking ...');
  say({ type: 'log', text: 'a\u0007b' });
  expect([strays.map(({ fact }) => fact.code), logs]).toEqual([['line-not-json'], ['a b']]);
});

test.each([
  ['a', 1],
  ['é', 2],
  ['語', 3],
  ['🎲', 4],
])('a flood of %s is counted in bytes, %i each', async (letter, bytes) => {
  const { say, session, reply } = await asked();
  const text = (count: number) => ({ type: 'log', text: letter.repeat(count) });
  const around = JSON.stringify(text(0)).length;
  const most = Math.floor((LINE_LIMITS.floodBytes - around) / bytes);
  say(text(most));
  session.withdraw();
  expect(await reply).toBeNull(); // below the flood limit
  const next = session.ask(QUESTION);
  await vi.advanceTimersByTimeAsync(0);
  say(text(most + 1));
  session.withdraw(); // do not wait for an answer that never comes
  expect(await next).toMatchObject({ ok: false, error: { kind: 'other', fact: { code: 'line-flood' } } });
});

/** The conversation in docs/line-protocol.md: a match that ends at its third question. */
async function conversation(): Promise<readonly string[]> {
  const match = open(game, rules, 'seed', hashing);
  const { session, say, lines } = talk();
  say(READY);
  const play = async (answer: object, reply: number | null): Promise<void> => {
    const view = game.view(match.state, 'x');
    const all = [...game.options(view, 'x')];
    const question = session.ask({ must: true, kinds: ['place'], view, options: all, complete: true });
    await vi.advanceTimersByTimeAsync(0);
    say({ type: 'answer', id: lines.filter((line) => line.includes('"ask"')).length, ...answer });
    const got = await question;
    const done = got?.ok && got.value.command ? submit(match, 'x', got.value.command) : null;
    if (got && !got.ok) session.fault(got.error.fact, true, 9);
    const own = done?.ok ? done : submit(match, 'x', game.fallback(view, 'x') as { type: string });
    const events = [...must(own).events];
    if (reply === null) return;
    const place = { type: 'place', cell: reply };
    events.push(...must(submit(match, 'o', place)).events);
    session.sendEvents(events);
  };
  const why = [
    { text: 'the middle', value: 3 },
    { text: 'nobody is there', value: 1 },
  ];
  await play({ option: 4, reasons: { options: [{ option: 4, score: 4, lines: why }] } }, 1);
  await play({ option: 99 }, 2);
  await play({ command: { type: 'place', cell: 8 } }, null);
  session.bye('over', game.outcome(match.state) ?? null);
  return lines;
}

test('every message matches the schema', async () => {
  const [host, bot] = [Compile(HostMessage), Compile(BotMessage)];
  for (const line of await conversation()) {
    const message: unknown = JSON.parse(line.slice(5));
    const schema = line.startsWith('host') ? host : bot;
    expect(schema.Errors(message)).toEqual([]);
  }
});

test('the documentation shows the actual conversation', async () => {
  const page = readFileSync(new URL('../../../docs/line-protocol.md', import.meta.url), 'utf8');
  const [, told] = /```text\n(host [\s\S]*?)\n```/.exec(page) ?? [];
  expect((told ?? '').split('\n')).toEqual([...(await conversation())]);
});

test('the published schema is up to date', async () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The line protocol of Umpire, version 1',
    $defs: { fromHost: HostMessage, fromBot: BotMessage },
    anyOf: [{ $ref: '#/$defs/fromHost' }, { $ref: '#/$defs/fromBot' }],
  };
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../../docs/line-protocol.schema.json');
});
