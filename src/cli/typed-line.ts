import { roleOf, type Seat, sideOf } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { type Match, viewOf } from '../kernel/match.ts';
import { MATCH_COMMANDS, type MatchCommand, parseMatchCommand } from '../kernel/match-status.ts';
import { parseCommand } from '../kernel/raw-command.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { parseJson } from './input.ts';

/** Commands without arguments. */
const SINGLE_WORDS: ReadonlySet<string> = new Set(['resign', 'offer-draw', 'decline-draw']);

/** A typed line: the seat it names, if any, and the command. */
interface TypedLine {
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** Splits `engineer: mark 1` into seat and command. Fails if the named seat is not one of `seats`. */
export function splitLine(match: Match, seats: readonly Seat[], line: string): Result<TypedLine> {
  const [, who = '', text = ''] = /^([\w.-]+):\s*(\S.*)$/.exec(line) ?? [];
  const seat = seats.find((one) => one === who || (who !== '' && roleOf(one) === who));
  if (seat !== undefined) return ok({ seat, text });
  return isSeatLike(match, who) ? no({ code: 'not-your-seat', seats }) : ok({ seat: undefined, text: line });
}

/** Whether this names a seat or a role, or looks like an attempt to. */
function isSeatLike({ game, rules }: Match, who: string): boolean {
  if (who === '') return false;
  if (game.seats(rules).some((seat) => seat === who || roleOf(seat) === who)) return true;
  return game.sides(rules).includes(sideOf(who));
}

/** Parses a command typed for a seat: JSON, a match command, or the game's own notation. */
export function parseTyped(match: Match, seat: Seat, text: string): Result<Kinds['command'] | MatchCommand> {
  if (text.startsWith('{')) {
    const json = parseJson(text, 'the command');
    return json.ok ? parseCommand(match.game, json.value) : json;
  }
  const [word = '', more] = text.split(/\s+/);
  if (SINGLE_WORDS.has(word) && more !== undefined) return no({ code: 'takes-nothing', word });
  return MATCH_COMMANDS.has(text) ? parseMatchCommand({ type: text }) : match.game.typed(text, viewOf(match, seat));
}
