import type { Game } from './game.ts';
import type { Seat } from './ids.ts';
import type { Kinds } from './kinds.ts';
import { type Entry, type Match, submit } from './match.ts';
import { isMatchCommand, type MatchCommand, parseMatchCommand } from './match-status.ts';
import { no, type Result } from './result.ts';

/** Validates the shape of untrusted input, then submits it. */
export function submitRaw<K extends Kinds>(match: Match<K>, seat: Seat, input: unknown): Result<Entry<K>> {
  const command = parseCommand(match.game, input);
  return command.ok ? submit(match, seat, command.value) : command;
}

/** Validates the shape of a command; `submit` checks whether it is legal. */
export function parseCommand<K extends Kinds>(game: Game<K>, input: unknown): Result<K['command'] | MatchCommand> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return no({ code: 'not-an-object' });
  const { type } = input as { readonly type?: unknown };
  if (typeof type !== 'string') return no({ code: 'bad-command', field: 'type' });
  return isMatchCommand({ type }) ? parseMatchCommand({ ...input, type }) : game.parse(input);
}
