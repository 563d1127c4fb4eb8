import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT } from '../../../test/eventually.ts';
import { LIMITS } from '../options.ts';
import type { BotAnswer, BotHost, BotQuestion } from './bot-host.ts';
import { PRIORITY, type Priority } from './fair-queue.ts';
import { bundled, catalog } from './testing.ts';
import { workerBots } from './worker-bots.ts';
import { startWorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

let program: Awaited<ReturnType<typeof bundled>>;
beforeAll(async () => {
  program = await bundled();
});
afterAll(() => program?.remove());

const hosts: BotHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

function open(how: WorkerPoolOptions = {}): BotHost {
  const { worker, catalog } = program;
  const host = startWorkerPool({ threads: 1, within: LIMIT, worker, catalog, ...how });
  hosts.push(host);
  return host;
}

type Heard = { readonly type: string };
const story = (...types: readonly string[]): readonly Heard[] => types.map((type) => ({ type }));
const PLACE = { seat: 'x', kinds: ['place'], must: true };

/** A question from a seat that has heard `heard`; `asked` records the offsets that were read. */
function question(bot: string, heard: readonly Heard[] = [], more: Partial<BotQuestion> = {}) {
  const asked: number[] = [];
  const whole: BotQuestion = {
    match: 'one',
    game: 'troubled',
    setup: {},
    seat: 'x',
    bot,
    view: {},
    heard: (from) => {
      asked.push(from);
      return heard.slice(from);
    },
    ask: { ...PLACE, place: heard.length },
    seed: 7,
    ...more,
  };
  return { ...whole, asked };
}

const believed = ({ decision }: BotAnswer): readonly string[] =>
  ((decision?.notes[0]?.belief ?? []) as readonly Heard[]).map(({ type }) => type);

describe('a bot is sent', () => {
  test('only events since its last question', async () => {
    const host = open();
    const first = question('tells', story('began', 'placed'));
    const second = question('tells', story('began', 'placed', 'placed'));
    const third = question('tells', story('began', 'placed', 'placed'));
    expect(believed(await host.decide(first))).toEqual(['began', 'placed']);
    expect(believed(await host.decide(second))).toEqual(['began', 'placed', 'placed']);
    expect(believed(await host.decide(third))).toEqual(['began', 'placed', 'placed']);
    expect([first.asked, second.asked, third.asked]).toEqual([[0], [2], [3]]);
  });

  test('no more than its seat had heard when asked, however long the question waits', async () => {
    const host = open();
    const heard = [...story('began')];
    const waiting = host.decide(question('tells', heard));
    const behind = host.decide(question('tells', heard, { ask: { ...PLACE, place: 1 } }));
    heard.push(...story('placed'));
    expect([believed(await waiting), believed(await behind)]).toEqual([['began'], ['began']]);
    expect(believed(await host.decide(question('tells', heard)))).toEqual(['began', 'placed']);
  });

  test('everything again when asked about an earlier position', async () => {
    const host = open();
    await host.decide(question('tells', story('began', 'placed')));
    expect(believed(await host.decide(question('tells', story('began'))))).toEqual(['began']);
  });

  test('nothing of other seats, other bots and other matches', async () => {
    const host = open();
    await host.decide(question('tells', story('began')));
    for (const other of [{ seat: 'o' }, { bot: 'choosy' }, { match: 'two' }])
      expect(believed(await host.decide(question('tells', story('placed'), other)))).toEqual(['placed']);
  });

  test('no events if it does not listen', async () => {
    const host = open();
    await host.decide(question('deaf', story('began')));
    const later = question('deaf', story('began', 'placed'));
    expect(believed(await host.decide(later))).toEqual([]);
    expect(later.asked).toEqual([]);
  });

  test.each([
    ['what it does not heed', 'choosy', story('began', 'placed', 'sang'), ['placed']],
    ['what happens at the table', 'tells', story('began', 'draw-offered'), ['began']],
  ])('%s, without adding it to its belief', async (_what, bot, heard, left) => {
    expect(believed(await open().decide(question(bot, heard)))).toEqual(left);
  });

  test('the rules with its view', async () => {
    const { decision } = await open().decide(question('looks', [], { view: { cells: 9 } }));
    expect(decision?.notes[0]).toMatchObject({ cells: 9, rules: { setup: {} } });
  });
});

describe('a forgotten belief is rebuilt identically', () => {
  test.each<[string, WorkerPoolOptions, (host: BotHost) => unknown]>([
    ['by wish', {}, (host) => host.forget('one')],
    ['because of newer matches', { matches: 1 }, (host) => host.decide(question('tells', [], { match: 'two' }))],
    ['with its thread', {}, (host) => host.decide(question('hangs', [], { match: 'two', within: 100 }))],
  ])('%s', async (_title, how, forgetting) => {
    const host = open(how);
    await host.decide(question('tells', story('began', 'placed')));
    await forgetting(host);
    const again = question('tells', story('began', 'placed', 'placed'));
    expect(believed(await host.decide(again))).toEqual(['began', 'placed', 'placed']);
    expect(again.asked[0]).toBe(0);
  });

  test('even while the bot thinks', async () => {
    const host = open();
    const thinking = host.decide(question('tells', story('began')));
    host.forget('one');
    await thinking;
    expect(believed(await host.decide(question('tells', story('began', 'placed'))))).toEqual(['began', 'placed']);
  });
});

test.each([
  ['gambles', true, { type: 'rolled 7' }],
  ['tells', false, null],
])('reports whether the seed was used: %s %s', async (bot, seedUsed, command) => {
  expect(await open().decide(question(bot))).toMatchObject({ seedUsed, fault: null, decision: { command } });
});

describe('a bot that fails', () => {
  test.each<[string, object]>([
    ['throws', { code: 'bot-threw', error: 'out of ideas' }],
    ['exits', { code: 'bot-threw', error: 'its thread ended with code 3' }],
    ['hoards', { code: 'bot-threw', error: expect.stringContaining('memory') }],
    ['unsendable', { code: 'bot-threw', error: expect.stringContaining('could not be cloned') }],
    ['hangs', { code: 'bot-late', within: 400 }],
    ['nobody', { code: 'unknown-bot', bot: 'nobody' }],
  ])('%s: returns a fault, and the questions behind it are answered', async (bot, fault) => {
    const host = open({ memoryMb: 48 });
    await host.decide(question('tells', story('began')));
    const failing = host.decide(question(bot, [], bot === 'hangs' ? { within: 400 } : {}));
    const behind = ['one', 'two'].map((match) => host.decide(question('tells', story('began', 'placed'), { match })));
    expect(await failing).toEqual({ decision: null, seedUsed: false, fault: expect.objectContaining(fault) });
    for (const answer of await Promise.all(behind)) {
      expect(answer.fault).toBe(null);
      expect(believed(answer)).toEqual(['began', 'placed']);
    }
  });

  test('while updating its belief starts over the next time', async () => {
    const host = open();
    await host.decide(question('tells', story('began')));
    const poisoned = await host.decide(question('tells', story('began', 'poison')));
    expect(poisoned.fault).toEqual({ code: 'bot-threw', error: 'cannot believe it' });
    expect(believed(await host.decide(question('tells', story('began', 'placed'))))).toEqual(['began', 'placed']);
  });

  test('because its game or set-up is unknown says so', async () => {
    const host = open();
    const stranger = await host.decide(question('tells', [], { game: 'chess' }));
    expect(stranger.fault).toEqual({ code: 'unknown-game', game: 'chess', known: Object.keys(catalog) });
    expect((await host.decide(question('tells'))).fault).toBe(null);
  });

  test('to start is not waited for: a missing worker is a fault', async () => {
    const host = open({ worker: '/nowhere/bots.js' });
    const answers = await Promise.all([host.decide(question('tells')), host.decide(question('tells'))]);
    for (const { fault } of answers) expect(fault).toMatchObject({ code: 'bot-threw' });
  });
});

test('the time limit counts from the start of a question', async () => {
  const host = open();
  const slow = ['a', 'b', 'c'].map((match) => host.decide(question('hangs', [], { match, within: 300 })));
  const last = host.decide(question('tells', story('began')));
  for (const { fault } of await Promise.all(slow)) expect(fault).toEqual({ code: 'bot-late', within: 300 });
  expect((await last).fault).toBe(null);
});

test('a bot that checks the clock is told to stop in time', () => {
  let time = 0;
  const bots = workerBots(catalog, () => time++);
  const { match, game, setup, seat, bot, view, ask } = question('ponders');
  const job = { kind: 'decide', match, game, setup, seat, bot, view, ask, heard: [], seed: 7, within: 1_000 } as const;
  expect(bots.decide(job as never).fault).toBe(null);
  expect(time).toBeGreaterThan(700);
  expect(time).toBeLessThan(1_000);
});

test('a busy worker does not delay another match', async () => {
  const host = open({ threads: 2 });
  let hasEnded = false;
  const hanging = host.decide(question('hangs')).then(() => {
    hasEnded = true;
  });
  for (const _ of [1, 2]) expect((await host.decide(question('tells', [], { match: 'two' }))).fault).toBe(null);
  expect(hasEnded).toBe(false);
  await host.close();
  await hanging;
});

describe('one worker for several addresses', () => {
  const by = (address: string, priority: Priority = PRIORITY.played) => ({ owner: { address, priority } });
  const slow = (match: string, address: string, priority?: Priority) =>
    question('hangs', [], { match, within: 100, ...by(address, priority) });

  test('serves another address after one decision for a busy one', async () => {
    const host = open();
    const order: string[] = [];
    const busy = Array.from({ length: 6 }, (_, i) => host.decide(slow(`m${i}`, 'busy')).then(() => order.push('busy')));
    await host.decide(question('tells', [], { match: 'mine', ...by('other') })).then(() => order.push('other'));
    await Promise.all(busy);
    expect(order.indexOf('other')).toBe(1);
  });

  test('serves a match with people before one with bots only, and both before a hint', async () => {
    const host = open();
    const order: string[] = [];
    const asked = (name: string, priority: Priority) =>
      host.decide(slow(name, name, priority)).then(() => order.push(name));
    await Promise.all([
      asked('first', PRIORITY.played),
      asked('hint', PRIORITY.extra),
      asked('watched', PRIORITY.watched),
      asked('played', PRIORITY.played),
    ]);
    expect(order).toEqual(['first', 'played', 'watched', 'hint']);
  });

  test('serves an address that has used up its thinking time last', async () => {
    const host = open({ limits: { ...LIMITS, thinkingPerSecond: 0.001, thinkingBurst: 50 } });
    await host.decide(slow('m', 'spender'));
    const order: string[] = [];
    const asked = (name: string, address: string, priority: Priority) =>
      host.decide(slow(name, address, priority)).then(() => order.push(name));
    await Promise.all([
      asked('first', 'someone', PRIORITY.played),
      asked('spender', 'spender', PRIORITY.played),
      asked('hint', 'another', PRIORITY.extra),
    ]);
    expect(order).toEqual(['first', 'hint', 'spender']);
  });

  test('refuses questions from an address with too many waiting, and answers other addresses', async () => {
    const host = open({ limits: { ...LIMITS, questionsPerAddress: 2 } });
    const flood = Array.from({ length: 8 }, () => host.ask('troubled', 'broken', null, 'busy'));
    const mine = await host.ask('troubled', 'who-wins', 7, 'other');
    expect(mine).toMatchObject({ ok: false, error: { code: 'bad-question' } });
    const codes = (await Promise.all(flood)).map((answer) => (answer.ok ? 'ok' : answer.error.code));
    expect(new Set(codes)).toEqual(new Set(['ask-failed', 'ask-busy']));
    expect(codes.filter((code) => code === 'ask-busy').length).toBeGreaterThanOrEqual(5);
  });
});

describe('closing', () => {
  test('answers every open question', async () => {
    const host = open();
    const asked = [
      host.decide(question('hangs')),
      host.decide(question('tells')),
      host.ask('troubled', 'endless', null),
    ];
    await host.close();
    for (const answer of [...(await Promise.all(asked)), await host.decide(question('tells'))])
      expect(JSON.stringify(answer)).toContain('the threads are closed');
  });
});
