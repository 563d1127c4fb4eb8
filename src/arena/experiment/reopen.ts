import type { Game } from '../../kernel/game.ts';
import { type Seat, sideOf } from '../../kernel/ids.ts';
import { chainOf, makeLog } from '../../kernel/log.ts';
import { type Match, open } from '../../kernel/match.ts';
import { submitRaw } from '../../kernel/raw-command.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { ExperimentRecord, GameRecord } from '../../store/experiments.ts';
import { hashing } from '../../store/hashing.ts';
import { optionsFor, rulesFor } from '../play.ts';
import { unpackCommands } from './command-pack.ts';
import { botsBySide } from './pair.ts';
import { planOf, seedOfPair } from './plan.ts';

/** A stored game, replayed. */
export interface ReopenedGame {
  readonly match: Match;
  readonly names: Readonly<Record<Seat, string>>; // bot names by seat
}

/**
 * Replays the commands of a stored game with its seed, and compares the chain digest to prove it is the same game.
 * Needs the rules version it was played with.
 */
export function reopenGame(
  game: Game,
  experiment: Pick<ExperimentRecord, 'plan' | 'rulesVersion'>,
  n: number,
  which: 0 | 1,
  { commands, head }: Pick<GameRecord, 'commands' | 'head'>,
): Result<ReopenedGame> {
  const { rulesVersion } = experiment;
  if (rulesVersion !== game.version) return no({ code: 'verify-version', needs: rulesVersion, has: game.version });
  const said = unpackCommands(commands);
  if (!said) return no({ code: 'arena-game-unreadable', pair: n, game: which + 1 });
  const plan = planOf(experiment);
  const [one, two] = plan.sides;
  const sides = botsBySide(plan, n, which === 0 ? [one, two] : [two, one]);
  const seed = seedOfPair(plan, n);
  const rules = rulesFor(game, optionsFor(game, plan.options, Object.values(sides)), seed);
  if (!rules.ok) return rules;
  const match = open(game, rules.value, seed, hashing);
  for (const [seat, command] of said) {
    const done = submitRaw(match, seat, command);
    if (!done.ok) return no({ code: 'verify-refused', n: match.log.length, refusal: done.error });
  }
  const names = Object.fromEntries(game.seats(rules.value).map((seat) => [seat, sides[sideOf(seat)] ?? '']));
  if (chainOf(match, names).head !== head) return no({ code: 'arena-game-differs', pair: n, game: which + 1 });
  return ok({ match, names });
}

/** The game as a log file, identical to one saved when it was played. */
export const logOfGame = ({ match, names }: ReopenedGame): string => makeLog(match, names);
