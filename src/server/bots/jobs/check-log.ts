import { parseLog } from '../../../kernel/log.ts';
import { verify } from '../../../kernel/replay.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { hashing } from '../../../store/hashing.ts';
import type { CheckedLog } from '../bot-host.ts';
import { type GameCatalog, gameNamed } from '../worker-bots.ts';

/** Verifies a log by replaying it. A missing result is not an error. */
export function checkLog(catalog: GameCatalog, text: string): Result<CheckedLog> {
  const file = parseLog(text, hashing);
  if (!file.ok) return file;
  const { header, entries } = file.value;
  // The entries before a fork cannot be replayed from this file alone.
  if (header.parent) return no({ code: 'log-forked', match: header.parent.match });
  const game = gameNamed(catalog, header.game);
  if (!game.ok) return game;
  const match = verify(game.value, file.value, hashing);
  return match.ok ? ok({ game: header.game, setup: header.setup, entries }) : match;
}
