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
import { TerminalPlayer } from './terminal-player.ts';

const radar = catalog.radar as Game;
const CAPTAIN = 'blue.captain';

const opened = (seed: string): Match => open(radar, must(rulesFor(radar, undefined, seed)), seed, hashing);

/** A person as blue's captain, with bots in the other seats. */
async function seated(
  hints: Hints,
  adviser = 'crew',
): Promise<{ readonly player: TerminalPlayer; readonly first: string }> {
  const match = opened('3:0');
  const crew = radar.seats(match.rules).filter((seat) => seat !== CAPTAIN && seat.startsWith('blue'));
  const friends = Object.fromEntries(crew.map((seat) => [seat, 'crew']));
  const { bots, names } = must(lineupFor(radar, match.rules, { red: 'crew' }, friends));
  const runner = new Runner(match, bots, { budget: { iterations: 0, ledger: true } });
  const player = new TerminalPlayer({
    match,
    runner,
    externalSeats: openExternalSeats({}, match, {}),
    seats: [CAPTAIN],
    names,
    hints,
    adviser,
    secret: false,
    botNames: { against: 'crew', with: 'crew' },
  });
  return { player, first: (await player.playOn()).join('\n') };
}

async function typed(player: TerminalPlayer, ...lines: readonly string[]): Promise<string> {
  let told: readonly string[] = [];
  for (const line of lines) told = await player.type(line);
  return told.join('\n');
}

const NUMBERED = /^ {2}\d {2}\S.*$/gm;
const numbered = (text: string): number => text.match(NUMBERED)?.length ?? 0;

describe('a hint', () => {
  test('is the top three, each with lines that add up to its points', async () => {
    const { player } = await seated('obvious');
    const told = await typed(player, 'place H8', 'hint');
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
    const { player } = await seated('obvious');
    const [, course] = /^ {2}2 {2}sail (\w+)/m.exec(await typed(player, 'place H8', 'hint')) ?? [];
    expect(await typed(player, '2')).toContain(`blue moves ${course}`);
  });

  test('is valid until something happens, and only for its own numbers', async () => {
    const { player } = await seated('obvious');
    expect(await typed(player, '1')).toBe('there is no current suggestion 1; type hint to get some');
    expect(await typed(player, 'hint', 'place H8', '1')).toBe(
      'there is no current suggestion 1; type hint to get some',
    );
    expect(await typed(player, 'surface', 'hint', '2')).toBe('the hint has only suggestion 1');
  });

  test('of a bot without scores says so', async () => {
    const { player } = await seated('obvious', 'random');
    const told = await typed(player, 'hint');
    expect([numbered(told), told.split('\n').slice(2)]).toEqual([
      1,
      ['  this bot does not score its options', '  picked at random from 206 options', 'type 1 to play it'],
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
  const surfaced = (player: TerminalPlayer): Promise<string> => typed(player, 'place H8', 'surface', 'end');

  test('smart shows the top three each time the seat must act', async () => {
    const { player, first } = await seated('smart');
    expect(numbered(first)).toBe(3);
    expect(numbered(await typed(player, '1'))).toBe(3);
  });

  test('obvious shows only a single sensible option', async () => {
    const { player, first } = await seated('obvious');
    expect(numbered(first)).toBe(0);
    expect(await surfaced(player)).toMatch(/^crew sees only one sensible action\n {2}1 {2}dive /m);
    expect(await typed(player, '1')).toContain('blue dives');
  });

  test('obvious says nothing if the bot has no scores', async () => {
    const { player } = await seated('obvious', 'random');
    expect(await surfaced(player)).not.toContain('only one sensible action');
  });

  test('off shows nothing, offers nothing and answers that it is off', async () => {
    const { player, first } = await seated('off');
    expect(numbered(first + (await surfaced(player)))).toBe(0);
    expect(await typed(player, 'help')).not.toMatch(/hint/);
    expect(await typed(player, 'hint')).toBe('hints are off; to use them, start with --hints obvious');
  });
});
