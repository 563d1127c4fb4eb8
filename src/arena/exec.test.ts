import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { eventually, LIMIT } from '../../test/eventually.ts';
import type { ProgramSettings } from '../bots/external-player.ts';
import { start } from '../bots/process.ts';
import { sandboxed, sandboxHere } from '../integrations/line/sandbox.ts';
import { type FaultKinds, noFaults } from '../kernel/faults.ts';
import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/result.ts';
import { botPlaysOn, externalPlaysOn, type Played, playedOf, seatMatch } from './play.ts';

const game = ticTacToe as Game;
const BOT = fileURLToPath(new URL('../integrations/line/fixtures/bot.mjs', import.meta.url));

let marks = 0;
/** A marker on the command lines of this test's processes only. */
const newMark = (): string => `8${process.pid}.${100 + ++marks}`;

/** Processes with the marker on their command line. */
const living = (mark: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark);
    } catch {
      return false; // it has just exited
    }
  });

/** A killed process may take a moment to disappear. */
const nobodyOf = (mark: string) => eventually(() => living(mark)).toEqual([]);

const LONG = { within: LIMIT, start: LIMIT };

/** A match in which a program plays x. No process may be left when it is over. */
async function play(how: string, limits: ProgramSettings = {}, o = 'random'): Promise<Played> {
  const mark = newMark();
  const named = `exec:"${process.execPath}" "${BOT}" ${how} ${mark}`;
  const fixture = { game, options: undefined, seed: '1', sides: { x: named, o } };
  const seatedMatch = must(seatMatch(fixture, { keep: true, ledger: true, ...LONG, ...limits }));
  while (botPlaysOn(seatedMatch) || (await externalPlaysOn(seatedMatch)));
  await seatedMatch.external.close();
  await nobodyOf(mark);
  return playedOf(seatedMatch);
}

const faultsOf = ({ figures }: Played): FaultKinds => figures.x?.faultKinds ?? noFaults();

test('a program plays a whole match, and its decisions are saved', async () => {
  const played = await play('good');
  expect(played.outcome).toBeDefined();
  expect(faultsOf(played)).toEqual(noFaults());
  const own = played.decisions.filter(({ seat }) => seat === 'x');
  expect(own.length).toBe(played.figures.x?.decisions);
  expect(own[0]).toMatchObject({ version: '7', decision: { command: { type: 'place', cell: 0 }, judged: 9 } });
});

describe('a program that goes wrong loses a decision, and the match goes on', () => {
  // Columns: the fault kind, the code of the first fault, and the minimum count.
  test.each<[string, keyof FaultKinds, string, number, ProgramSettings?]>([
    ['exits-at-once', 'crash', 'line-left', 3],
    ['never-ready', 'late', 'line-not-ready', 1, { start: 300 }],
    ['other-protocol', 'other', 'line-protocol', 1],
    ['hangs', 'late', 'line-late', 3, { within: 50 }],
    ['late', 'late', 'line-late', 3, { within: 100 }],
    ['crashes', 'crash', 'line-left', 1],
    ['dies', 'crash', 'program-crashed', 1],
    ['floods', 'other', 'line-flood', 1],
    ['endless', 'other', 'line-too-long', 1],
    ['garbage', 'other', 'line-not-json', 3],
    ['binary', 'other', 'line-not-json', 3],
    ['unknown-type', 'other', 'line-unknown-type', 3],
    ['another-id', 'other', 'line-unasked', 3],
    ['no-such-option', 'illegal', 'line-no-option', 3],
    ['no-such-command', 'illegal', 'bot-refused', 3],
    ['refused-command', 'illegal', 'bot-refused', 2],
    ['table-command', 'illegal', 'line-not-for-programs', 3],
    ['declines', 'illegal', 'line-declined', 3],
    ['both', 'illegal', 'line-answer-unclear', 3],
    ['eats-memory', 'crash', 'program-too-big', 1, { memory: 200 }],
    ['closes-stdin', 'late', 'line-late', 1, { within: 100 }],
    ['closes-stdout', 'crash', 'program-closed', 1],
  ])('%s', async (how, kind, code, least, limits) => {
    const played = await play(how, limits);
    expect(played.outcome?.reason.code).not.toBe('abandoned');
    const counts = faultsOf(played);
    expect(played.figures.x?.fault?.code).toBe(code);
    expect(counts[kind]).toBeGreaterThanOrEqual(least);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(played.figures.x?.faults);
  });
});

test('a program that is not there is a fault of every decision', async () => {
  const seatedMatch = seatMatch({
    game,
    options: undefined,
    seed: '1',
    sides: { x: 'exec:/no/such/bot', o: 'random' },
  });
  expect(seatedMatch).toMatchObject({ ok: false, error: { code: 'line-no-such-program' } });
});

test('a program that has crashed is restarted and receives all events again', async () => {
  const played = await play('crashes');
  expect(faultsOf(played)).toMatchObject({ crash: 1 });
  const faulty = played.decisions.filter(({ fault }) => fault);
  expect(faulty).toMatchObject([
    { fault: { code: 'line-left', exit: 3, said: expect.stringContaining('out of ideas') } },
  ]);
  expect(faulty[0]?.fault?.program).toContain(process.execPath); // local runs show everything
});

test.each(['old-id', 'good'])('%s: late answers to an old question are not faults', async (how) => {
  expect(faultsOf(await play(how))).toEqual(noFaults());
});

test('what it says out of turn is a fault that costs no decision', async () => {
  const played = await play('chatters');
  const own = played.decisions.filter(({ seat }) => seat === 'x');
  expect(faultsOf(played).other).toBeGreaterThan(0);
  expect(own.every(({ decision }) => decision.judged > 0)).toBe(true);
});

describe('patience', () => {
  test('the side loses when it reaches the fault limit', async () => {
    const played = await play('no-such-option', { faults: 2 });
    expect(played.outcome).toEqual({
      winners: ['o'],
      reason: { code: 'abandoned', side: 'x', faults: { illegal: 2 } },
    });
    expect(faultsOf(played)).toEqual({ ...noFaults(), illegal: 2, forfeit: 1 });
    expect(played.match.log.at(-1)).toMatchObject({ seat: 'umpire', command: { type: 'abandon', side: 'x' } });
  });

  test('commands that the rules refuse count as well', async () => {
    const played = await play('refused-command', { faults: 1 });
    expect(faultsOf(played)).toEqual({ ...noFaults(), illegal: 1, forfeit: 1 });
  });

  test('a program may resign', async () => {
    expect((await play('resigns')).outcome).toMatchObject({ winners: ['o'], reason: { code: 'resigned' } });
  });
});

describe('nothing is left behind', () => {
  test.each(['leaves-children', 'stubborn'])('%s', async (how) => {
    const played = await play(how); // the test lists processes
    expect(faultsOf(played)).toEqual(noFaults());
  });

  test('a program that is stopped while it is thinking', async () => {
    const mark = newMark();
    const named = `exec:"${process.execPath}" "${BOT}" hangs ${mark}`;
    const seatedMatch = must(
      seatMatch({ game, options: undefined, seed: '1', sides: { x: named, o: 'random' } }, LONG),
    );
    await externalPlaysOn(seatedMatch);
    const thinking = externalPlaysOn(seatedMatch);
    await eventually(() => living(mark)).toHaveLength(1);
    await seatedMatch.external.close();
    await thinking;
    await nobodyOf(mark);
  });
});

describe('reasons', () => {
  test('are saved like those of built-in bots, as plain text', async () => {
    const { decisions } = await play('reasons');
    const { decision } = decisions.find(({ seat }) => seat === 'x')!;
    expect(decision).toMatchObject({ margin: 1, notes: [{ code: 'line-said', text: 'I like corners' }] });
    expect(decision.kept[0]).toEqual({
      option: { type: 'place', cell: 0 },
      tiers: [],
      tally: {
        lines: [
          { why: { code: 'line-said', text: 'near [31mthe middle' }, value: 2 },
          { why: { code: 'line-said', text: 'for luck' }, value: 0.5 },
        ],
        total: 2.5,
      },
    });
  });

  test('that do not add up are left out; the move is made', async () => {
    const played = await play('false-reasons');
    expect(faultsOf(played)).toEqual(noFaults());
    const { decision } = played.decisions.find(({ seat }) => seat === 'x')!;
    expect(decision).toMatchObject({ command: { cell: 0 }, kept: [], notes: [{ code: 'line-reasons-off', sum: 1 }] });
  });
});

describe('in the sandbox', () => {
  const inTmp = mkdtempSync('/tmp/umpire-sandboxed-');
  afterAll(() => rmSync(inTmp, { recursive: true, force: true }));

  test.each([
    ['elsewhere', '/'],
    ['in /tmp', inTmp],
  ])('there is no network, nothing to write to but /tmp, and nobody is left: a program %s', async (_, folder) => {
    const here = sandboxHere();
    if (!here.ok) return expect(['line-no-sandbox', 'line-sandbox-root']).toContain(here.error.code);
    const mark = newMark();
    const looks = `const fs = require('fs'), net = require('net');
      const tries = (work) => { try { work(); return 'yes'; } catch (error) { return error.code; } };
      const found = { etc: tries(() => fs.writeFileSync('/etc/${mark}', '')), tmp: tries(() => fs.writeFileSync('/tmp/${mark}', '')), own: tries(() => fs.writeFileSync('${mark}', '')) };
      net.connect(53, '192.0.2.1').on('error', (error) => { console.error(JSON.stringify({ ...found, net: error.code })); process.exit(9); });`;
    const { command, environment } = sandboxed({
      name: 'looks',
      command: [process.execPath, '-e', looks],
      folder,
      environment: { PATH: process.env.PATH ?? '' },
      memory: 1000,
    });
    const { said } = await start({ command, environment, folder, within: LIMIT, killDescendants: true }).ended;
    expect(JSON.parse(said.split('\n').at(-1) ?? '')).toEqual({
      etc: 'EROFS',
      tmp: 'yes',
      own: 'EROFS',
      net: 'ENETUNREACH',
    });
    expect(existsSync(`/tmp/${mark}`)).toBe(false);
    await nobodyOf(mark);
  });
});
