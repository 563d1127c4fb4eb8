import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { seriesOf } from './match.ts';

const game = catalog.battletech as Game;
const agent = fileURLToPath(new URL('../../examples/sbt-shell', import.meta.url));
const program = `sbt:sh player.sh@${agent}`;

test('a program is named with spaces and folder, and has a time limit', () => {
  const series = seriesOf(game, { side: [`1=${program}`], games: '1', limit: '5' });
  expect(series).toMatchObject({
    ok: true,
    value: { sides: ['1', '0'], bots: [program, game.defaults.bot], limits: { within: 5000 } },
  });
});

test.each([
  ['a bot with a blank', ['0=random bot'], 'not-an-assignment'],
  ['no program', ['0=sbt:'], 'in-words'],
  ['a folder that is not there', ['0=sbt:x@/no/such'], 'in-words'],
  ['no such side', [`9=${program}`], 'no-such-side'],
])('refused: %s', (_, side, code) => {
  expect(seriesOf(game, { side, games: '1' })).toMatchObject({ ok: false, error: { code } });
});
