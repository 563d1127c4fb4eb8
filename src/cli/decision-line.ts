import { type Block, blockLine, blockOf } from '../decide/lab/decision-block.ts';
import { phaseOf } from '../decide/lab/decision-filter.ts';
import type { Decision } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import type { Kinds, Rules } from '../kernel/kinds.ts';
import { type Match, stateAt } from '../kernel/match.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import type { DecisionRecord } from '../kernel/runner.ts';
import { optionWords, type Setting } from './explanation.ts';
import { sayIn } from './say.ts';

export type Decided = DecisionRecord<Kinds['command']>;

/** Whether `--log decisions` was given; it is the only value. */
export const logFrom = (given: string | undefined): Result<boolean> =>
  given === undefined || given === 'decisions'
    ? ok(given !== undefined)
    : no({ code: 'not-one-of', option: '--log', given, known: ['decisions'] });

/** A decision as a block. Its title is the phase, if the game has phases, and the command type. */
export function blockIn(setting: Setting, decision: Decision<Kinds['command']>): Block {
  const { game, rules, view } = setting;
  const title = [phaseOf(view), decision.command?.type ?? 'pass'].filter((word) => word !== null).join(' ');
  return blockOf(decision, title, {
    option: (option: Kinds['command'] | null) => optionWords(setting, option),
    say: (fact) => sayIn(game, fact, rules),
  });
}

/** The width of the seat column. */
export const seatWidth = (game: Game, rules: Rules): number =>
  Math.max(...game.seats(rules).map(({ length }) => length));

/** A decision on one line: what was chosen, for how much, and why. */
export function decisionLine(match: Match, { n, seat, bot, decision }: Decided): string {
  const { game, rules } = match;
  const view = game.view(stateAt(match, n), seat);
  return `${String(n).padStart(5)}  ${seat.padEnd(seatWidth(game, rules))}  ${blockLine(blockIn({ game, rules, view, bot }, decision))}`;
}
