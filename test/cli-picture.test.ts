import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesFor } from '../src/arena/play.ts';
import { bundle, json, umpire } from '../src/cli/fixtures/run.ts';
import { radar } from '../src/games/radar/game.ts';
import type { Game } from '../src/kernel/game.ts';
import { makeLog } from '../src/kernel/log.ts';
import { type Match, open, submit } from '../src/kernel/match.ts';
import { must } from '../src/kernel/result.ts';
import { decoded } from '../src/parts/picture/testing.ts';
import { hashing } from '../src/store/hashing.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-picture-'));
const place = (name: string): string => join(folder, name);
const GAME = place('game.jsonl');
const UNFINISHED = place('unfinished.jsonl');

/** A match in progress whose spectators may not see where the boats are. */
function begun(): Match {
  const game: Game = radar as unknown as Game;
  const match = open(game, must(rulesFor(game, undefined, '7')), '7', hashing);
  while (match.log.length < 40) {
    const seat = game.awaiting(match.state).find(({ must }) => must)?.seat ?? '';
    const command = game.fallback(game.view(match.state, seat), seat);
    if (!command) throw new Error(`${seat} has nothing to do`);
    must(submit(match, seat, command));
  }
  return match;
}

beforeAll(async () => {
  bundle();
  await json('match', 'radar', '--side', 'blue=seed', '--side', 'red=random', '--seed', '7', '--save', GAME, '--json');
  writeFileSync(UNFINISHED, makeLog(begun(), {}));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.concurrent('picture', () => {
  test('prints SVG', async () => {
    const { code, out } = await umpire('picture', GAME, '20');
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*<\/svg>\n$/s);
  });

  test.each([
    [
      ['--size', '400x210'],
      [400, 210],
    ],
    [
      ['--size', '300', '--theme', 'plot-room', '--lang', 'es'],
      [300, expect.any(Number)],
    ],
    [[], [1200, expect.any(Number)]],
  ] as const)('writes a PNG with %j', async (options, size) => {
    const file = place(`${options.join('-').replace(/\W/g, '')}.png`);
    expect(await umpire('picture', GAME, ...options, '-o', file)).toMatchObject({ code: 0, out: '' });
    expect(sizeOf(readFileSync(file))).toEqual(size);
  });

  test('writes an animation of at most 60 frames', async () => {
    const file = place('game.gif');
    expect(await umpire('picture', GAME, '--animate', '--size', '240', '-o', file)).toMatchObject({ code: 0 });
    const { frames, width } = decoded(readFileSync(file));
    expect(width).toBe(240);
    expect(frames.length).toBeGreaterThan(5);
    expect(frames.length).toBeLessThanOrEqual(60);
  });

  test('shows a seat only its own boat', async () => {
    const drawn = async (watcher: string): Promise<string> =>
      (await umpire('picture', GAME, '30', '--watcher', watcher)).out;
    const [blue, all] = [await drawn('blue.captain'), await drawn('archive')];
    const RED_TRAIL = /stroke="#b0402f" stroke-width="3.4"/;
    expect([RED_TRAIL.test(blue), RED_TRAIL.test(all)]).toEqual([false, true]);
  });

  test.each([
    [['no-such.jsonl'], 'cannot read "no-such.jsonl"'],
    [[GAME, '99999'], 'there is no entry "99999"'],
    [[GAME, '-1'], 'there is no entry "-1"'],
    [[GAME, '--watcher', 'nobody'], 'there is no view "nobody"'],
    [[GAME, '--theme', 'dark'], '--theme "dark" is unknown'],
    [[GAME, '--lang', 'fr'], '--lang "fr" is unknown'],
    [[GAME, '--size', '10'], '--size "10" is not a size'],
    [[GAME, '--size', '400x300x2'], '--size "400x300x2" is not a size'],
    [[GAME, '--svg', '--png'], 'give only one of --svg, --png and --animate'],
    [[GAME, '-o', 'x.gif'], 'a GIF is written only with --animate'],
    [[GAME, '-o', '/no/such/folder/x.svg'], 'cannot write'],
    [[UNFINISHED, '--watcher', 'archive'], 'use --watcher with one of'],
  ])('%j is refused', async (args, words) => {
    expect(await umpire('picture', ...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) });
  });

  test('a spectator may see an unfinished match', async () => {
    const { code, out } = await umpire('picture', UNFINISHED);
    expect(code).toBe(0);
    expect(out).not.toMatch(/#2b67a8" stroke-width="3.4"/);
  });
});
