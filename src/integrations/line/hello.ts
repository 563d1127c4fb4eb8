import { sideOf } from '../../kernel/ids.ts';
import type { LineLimits } from './limits.ts';
import { type LineHello, PROTOCOL } from './messages.ts';
import type { LineTable } from './nouns.ts';

/** The first message to a bot: the game, its seat, and its limits. */
export function helloOf({ game, rules, match, seat, seed, language }: LineTable, limits: LineLimits): LineHello {
  const { setup, ...tables } = rules;
  const { readyMs, decideMs, lineBytes, faults } = limits;
  return {
    type: 'hello',
    protocol: PROTOCOL,
    game: game.id,
    title: game.title,
    rulesVersion: game.version,
    match,
    seat,
    side: sideOf(seat),
    seats: [...game.seats(rules)],
    setup: { ...setup },
    rules: { ...tables },
    seed,
    language,
    limits: { readyMs, decideMs, lineBytes, faults },
    schema: { command: { ...game.schemas.command } },
  };
}
