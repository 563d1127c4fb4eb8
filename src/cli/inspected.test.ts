import { expect, test } from 'vitest';
import { playMatch } from '../arena/play.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { makeLog, parseLog } from '../kernel/log.ts';
import { must } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import { inspected } from './inspected.ts';

const game = catalog.force as Game;
const sides = { dark: 'random', light: 'random' };
const { match } = must(playMatch({ game, options: { turnLimit: 2 }, seed: '1', sides }, { keep: true, iterations: 0 }));

/** The match as a log without its decisions, these having played it. */
const logOf = (seats: Readonly<Record<string, string>>) => ({
  game,
  file: must(parseLog(makeLog(match, seats, { decisions: [], secretSeed: true }), hashing)),
});

test('a match between a bot and somebody at a server is decided again for the bot alone', async () => {
  const list = must(await inspected('', logOf({ dark: 'Ana', light: 'random' })));
  expect(new Set(list.map(({ seat }) => seat))).toEqual(new Set(['light']));
});

test('where no bot played, whoever did is named', async () =>
  expect(await inspected('', logOf({ dark: 'Ana', light: 'Ben' }))).toMatchObject({ ok: false }));
