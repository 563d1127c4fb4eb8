import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { playPair } from '../../../arena/experiment/pair.ts';
import { game, plan } from '../../../arena/experiment/testing.ts';
import { playMatch } from '../../../arena/play.ts';
import { parseLog } from '../../../kernel/log.ts';
import { verify } from '../../../kernel/replay.ts';
import { must } from '../../../kernel/result.ts';
import { hashing } from '../../../store/hashing.ts';
import type { StoredGameJob } from '../job.ts';
import { storedGame } from './stored-game.ts';

const DUEL = plan(['perfect', 'random']);
const CATALOG = { [game.id]: game };
const never = (): boolean => false;

async function errandFor(which: 0 | 1, duel = DUEL): Promise<StoredGameJob> {
  const played = await playPair(game, duel, 3, 'test/0', { stopped: never });
  const { commands, head } = played?.games[which] ?? expect.fail('nobody said stop');
  const experiment = { plan: duel as unknown as StoredGameJob['experiment']['plan'], rulesVersion: game.version };
  return { kind: 'stored-game', game: game.id, experiment, n: 3, which, commands, head, within: 1000 };
}

describe.each([0, 1] as const)('game %i of a pair', (which) => {
  test('becomes a valid log with the decisions of its bots', async () => {
    const log = must(parseLog(must(storedGame(CATALOG, await errandFor(which), never)), hashing));
    const [x, o] = which === 0 ? ['perfect', 'random'] : ['random', 'perfect'];
    const live = must(
      playMatch(
        { game, options: undefined, seed: '7:3', sides: { x, o } as Record<string, string> },
        { keep: true, ledger: true },
      ),
    );
    expect(log.entries).toEqual(JSON.parse(JSON.stringify(live.match.log)));
    expect(log.footer.result).toEqual(JSON.parse(JSON.stringify(live.outcome)));
    expect(log.decisions).toEqual(JSON.parse(JSON.stringify(live.decisions)));
  });
});

test('when time runs out, the log comes without the remaining decisions', async () => {
  let looks = 0;
  const log = must(parseLog(must(storedGame(CATALOG, await errandFor(0), () => looks++ >= 2)), hashing));
  expect(log.decisions).toHaveLength(2);
  expect(log.footer.result).not.toBeNull();
});

test('a game whose replay differs from the record is refused', async () => {
  const errand = await errandFor(0);
  expect(storedGame(CATALOG, { ...errand, head: '0'.repeat(64) }, never)).toMatchObject({
    error: { code: 'arena-game-differs' },
  });
  expect(storedGame(CATALOG, { ...errand, commands: new Uint8Array([1, 2, 3]) }, never)).toMatchObject({
    error: { code: 'arena-game-unreadable' },
  });
  expect(storedGame({}, errand, never)).toMatchObject({ error: { code: 'unknown-game' } });
});

test.each([0, 1] as const)('game %i of a program names it without its folder, and is valid', async (which) => {
  const bot = fileURLToPath(new URL('../../../integrations/line/fixtures/bot.mjs', import.meta.url));
  const duel = plan(['perfect', `exec:"${process.execPath}" "${bot}" good`]);
  const text = must(storedGame(CATALOG, await errandFor(which, duel), never));
  const log = must(parseLog(text, hashing));
  const told = `exec:${basename(process.execPath)} bot.mjs`;
  const [x, o] = which === 0 ? ['perfect', told] : [told, 'perfect'];
  expect(log.header.seats).toEqual({ x, o });
  expect(text).not.toContain(dirname(bot));
  expect(verify(game, log, hashing)).toMatchObject({ ok: true });
  expect(new Set(log.decisions.map(({ bot }) => bot))).toEqual(new Set(['perfect']));
});
