import { parseLog } from '../../../kernel/log.ts';
import { verify } from '../../../kernel/replay.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { hashing } from '../../../store/hashing.ts';
import type { CheckedLog } from '../bot-host.ts';
import { type Catalog, gameNamed } from '../worker-bots.ts';

/** A log proves itself by being played again; a result that was cut off is no fault. */
export function checkLog(catalog: Catalog, text: string): Result<CheckedLog> {
  const file = parseLog(text, hashing);
  if (!file.ok) return file;
  const { header, entries } = file.value;
  // What came before the place of a fork cannot be played again from this file alone.
  if (header.parent) return no({ code: 'log-forked', match: header.parent.match });
  const game = gameNamed(catalog, header.game);
  if (!game.ok) return game;
  const match = verify(game.value, file.value, hashing);
  return match.ok ? ok({ game: header.game, setup: header.setup, entries }) : match;
}
