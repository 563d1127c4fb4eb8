import { describe, expect, test } from 'vitest';
import { openExternalSeats } from '../arena/external-seats.ts';
import { lineupFor } from '../arena/lineup.ts';
import { rulesFor } from '../arena/play.ts';
import type { Hints } from '../decide/hint.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { type Match, open, submit } from '../kernel/match.ts';
import { must } from '../kernel/result.ts';
import { Runner } from '../kernel/runner.ts';
import { hashing } from '../store/hashing.ts';
import { hintFor } from './hint.ts';
import { Chair } from './terminal-player.ts';

const radar = catalog.radar as Game;
const CAPTAIN = 'blue.captain';

const opened = (seed: string): Match => open(radar, must(rulesFor(radar, undefined, seed)), seed, hashing);

/** A person as blue's captain, with bots in the other seats. */
async function sitting(hints: Hints, adviser = 'crew'): Promise<{ readonly chair: Chair; readonly first: string }> {
  const match = opened('3:0');
  const crew = radar.seats(match.rules).filter((seat) => seat !== CAPTAIN && seat.startsWith('blue'));
  const friends = Object.fromEntries(crew.map((seat) => [seat, 'crew']));
  const { bots, names } = must(lineupFor(radar, match.rules, { red: 'crew' }, friends));
  const runner = new Runner(match, bots, { budget: { iterations: 0, ledger: true } });
  const chair = new Chair({
    match,
    runner,
    visitors: openExternalSeats({}, match, {}),
    seats: [CAPTAIN],
    names,
    hints,
    adviser,
    secret: false,
  });
  return { chair, first: (await chair.playOn()).join('\n') };
}

async function typed(chair: Chair, ...lines: readonly string[]): Promise<string> {
  let told: readonly string[] = [];
  for (const line of lines) told = await chair.type(line);
  return told.join('\n');
}

const NUMBERED = /^ {2}\d {2}\S.*$/gm;
const numbered = (text: string): number => text.match(NUMBERED)?.length ?? 0;

describe('a hint', () => {
  test('is the top three, each with lines that add up to its points', async () => {
    const { chair } = await sitting('obvious');
    const told = await typed(chair, 'place H8', 'hint');
    const options = told.split(/^(?= {2}\d {2})/m).slice(1);
    expect(options).toHaveLength(3);
    for (const option of options) {
      const total = Number(/^ {2}\d {2}.*? (-?[\d.]+)(?: {3}\S.*)?$/m.exec(option)?.[1]);
      const points = [...option.matchAll(/^ {5,}([+-][\d.]+) {2}\S/gm)].map(([, figure]) => Number(figure));
      expect(points.length).toBeGreaterThan(0);
      expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(total, 6);
    }
  });

  test('is played by its number', async () => {
    const { chair } = await sitting('obvious');
    const [, course] = /^ {2}2 {2}sail (\w+)/m.exec(await typed(chair, 'place H8', 'hint')) ?? [];
    expect(await typed(chair, '2')).toContain(`blue moves ${course}`);
  });

  test('is valid until something happens, and only for its own numbers', async () => {
    const { chair } = await sitting('obvious');
    expect(await typed(chair, '1')).toBe('no hint stands under 1; hint asks for one');
    expect(await typed(chair, 'hint', 'place H8', '1')).toBe('no hint stands under 1; hint asks for one');
    expect(await typed(chair, 'surface', 'hint', '2')).toBe('the hint has no 2');
  });

  test('of a bot without scores says so', async () => {
    const { chair } = await sitting('obvious', 'random');
    const told = await typed(chair, 'hint');
    expect([numbered(told), told.split('\n').slice(2)]).toEqual([
      1,
      ['  it keeps no scores: nothing was weighed', '  picked at random from 206 options', 'type 1 to do that'],
    ]);
  });

  test('reveals nothing the seat may not know: it is the same wherever the enemy is', async () => {
    const hints = [0, 100, 224].map((at) => {
      const match = opened('9:0');
      const place = (seat: string, cell: number) =>
        must(submit(match, seat, must(radar.parse({ type: 'place', at: cell }))));
      place('red.captain', at);
      place(CAPTAIN, 112);
      return must(hintFor({ match, seat: CAPTAIN, bot: 'crew' })).lines;
    });
    expect(new Set(hints.map((lines) => lines.join('\n'))).size).toBe(1);
  });
});

describe('unasked', () => {
  const surfaced = (chair: Chair): Promise<string> => typed(chair, 'place H8', 'surface', 'end');

  test('smart shows the top three each time the seat must act', async () => {
    const { chair, first } = await sitting('smart');
    expect(numbered(first)).toBe(3);
    expect(numbered(await typed(chair, '1'))).toBe(3);
  });

  test('obvious shows only a single sensible option', async () => {
    const { chair, first } = await sitting('obvious');
    expect(numbered(first)).toBe(0);
    expect(await surfaced(chair)).toMatch(/^only one thing to do, says crew\n {2}1 {2}dive /m);
    expect(await typed(chair, '1')).toContain('blue dives');
  });

  test('obvious says nothing if the bot has no scores', async () => {
    const { chair } = await sitting('obvious', 'random');
    expect(await surfaced(chair)).not.toContain('only one thing');
  });

  test('off shows nothing, offers nothing and answers that it is off', async () => {
    const { chair, first } = await sitting('off');
    expect(numbered(first + (await surfaced(chair)))).toBe(0);
    expect(await typed(chair, 'help')).not.toMatch(/hint/);
    expect(await typed(chair, 'hint')).toBe('hints are off; play with --hints obvious to be able to ask');
  });
});
