import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botPlaysOn, seatMatch } from '../src/arena/play.ts';
import { bundle, json, umpire } from '../src/cli/fixtures/run.ts';
import { PERSON } from '../src/cli/input.ts';
import { radar } from '../src/games/radar/game.ts';
import { makeLog } from '../src/kernel/log.ts';
import { must } from '../src/kernel/result.ts';
import { hashing } from '../src/store/hashing.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-doors-'));
const place = (name: string): string => join(folder, name);
const BY_HAND = place('by-hand.jsonl'); // unfinished, blue.captain is a person
const BY_BOTS = place('by-bots.jsonl'); // the same with bots only
const ENTRIES = 40;

const { match, runner, names } = must(
  seatMatch({ game: radar, options: undefined, seed: '7', sides: { blue: 'seed', red: 'seed' } }, { keep: true }),
);
while (match.log.length < ENTRIES && botPlaysOn({ match, runner, names }));
const placeOf = (seat: string): string => String(match.log.find((entry) => entry.seat === seat)?.n);

beforeAll(() => {
  bundle();
  writeFileSync(BY_HAND, makeLog(match, { ...names, 'blue.captain': PERSON }, { decisions: runner.decisions }));
  writeFileSync(BY_BOTS, makeLog(match, names, { decisions: runner.decisions }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.concurrent('an unfinished match', () => {
  const OPEN = 'use --as with one of blue.captain, spectator';
  const watched: readonly (readonly [string, string, number, string])[] = [
    ['a person plays', 'blue.captain', 0, ''],
    ['a person plays', 'spectator', 0, ''],
    ['a person plays', 'blue.engineer', 2, OPEN],
    ['a person plays', 'blue.first-mate', 2, OPEN],
    ['a person plays', 'blue.radio-operator', 2, OPEN],
    ['a person plays', 'red.captain', 2, OPEN],
    ['a person plays', 'archive', 2, OPEN],
    ['bots play', 'spectator', 0, ''],
    ['bots play', 'red.captain', 0, ''],
    ['bots play', 'archive', 2, 'red.radio-operator, spectator'],
  ];
  test.each(watched)('%s: replay --as %s exits with %i', async (who, watcher, code, words) => {
    const ran = await umpire('replay', who === 'bots play' ? BY_BOTS : BY_HAND, '--as', watcher);
    expect(ran).toMatchObject({ code, err: expect.stringContaining(words) });
    if (code !== 0) expect(ran.out).toBe('');
  });

  test('is shown to a spectator by default', async () => {
    expect(await json('replay', BY_HAND, '--json')).toMatchObject({ watcher: 'spectator', result: null });
  });

  test.each(['blue.first-mate', 'blue.engineer', 'red.captain', 'red.engineer'])(
    'with a person: the reasons of %s stay hidden',
    async (seat) => {
      for (const options of [[], ['--what-if'], ['--json']]) {
        const { code, out, err } = await umpire('explain', BY_HAND, placeOf(seat), ...options);
        expect([code, out]).toEqual([2, '']);
        expect(err).toMatch(/not over, so the bot.s reasons for entry \d+ stay hidden/);
      }
    },
  );

  test('with a person: their own seat has no decisions, and no other entry is named', async () => {
    const { code, err } = await umpire('explain', BY_HAND, placeOf('blue.captain'));
    expect(code).toBe(2);
    expect(err).toMatch(
      /by blue\.captain, was not decided by a bot; the reasons of bots are shown once the match is over\n$/,
    );
  });

  test.each(['blue.captain', 'red.captain'])('with bots only: %s explains itself', async (seat) => {
    expect(await umpire('explain', BY_BOTS, placeOf(seat))).toMatchObject({ code: 0 });
  });
});

/** The log with a changed header and a recomputed hash chain. */
function withHeader(file: string, change: object): string {
  const [first = '', ...lines] = makeLog(match, names, { decisions: runner.decisions }).trimEnd().split('\n');
  const header = JSON.stringify({ ...JSON.parse(first), ...change });
  let prev = hashing.digest(header);
  const chained = lines.map((line) => {
    const value = JSON.parse(line) as Record<string, unknown>;
    if ('decision' in value) return line;
    const text = JSON.stringify({ ...value, prev });
    if ('n' in value) prev = hashing.digest(text);
    return text;
  });
  writeFileSync(place(file), [header, ...chained].join('\n'));
  return place(file);
}

describe.concurrent('a match played under other rules is still shown, with a note', () => {
  test.each([
    [
      'version.jsonl',
      { rulesVersion: '0.1' },
      /^umpire: played with version 0\.1 of the rules; shown from its events.*\n$/,
    ],
    [
      'content.jsonl',
      { contentDigest: 'another' },
      /^umpire: played with different maps or tables of version \S+ of .*\n$/,
    ],
    ['same.jsonl', {}, /^$/],
  ] as const)('%s', async (file, change, words) => {
    const { code, err } = await umpire('replay', withHeader(file, change), '--as', 'spectator');
    expect(code).toBe(0);
    expect(err).toMatch(words);
  });
});
