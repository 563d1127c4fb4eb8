import { Check } from 'typebox/value';
import { catalog } from '../../games/catalog.ts';
import { LineBye } from '../../integrations/line/messages.ts';
import { safeText } from '../../integrations/line/safe-text.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { sayOutcome } from '../say.ts';
import type { Ending } from './numbering.ts';

/** Who won and why, in the game's own text if we have the same rules, and the number of the program's faults. */
export function sayEnding({ hello, outcome, faults }: Ending): string {
  const counted = faults === 1 ? '1 fault' : `${faults || 'no'} faults`;
  return `the match is over: ${safeText(result(hello, outcome))}; the program made ${counted}`;
}

function result(hello: Ending['hello'], outcome: unknown): string {
  if (!Check(LineBye.properties.outcome, outcome) || !outcome) return 'no result';
  const id = String(hello?.game);
  const game = Object.hasOwn(catalog, id) ? (catalog[id] as Game) : undefined;
  if (game && hello?.rulesVersion === game.version) {
    const rules = { ...(hello.rules as object), setup: hello.setup };
    return sayOutcome(game, outcome as Outcome, rules as Rules);
  }
  const { winners, reason } = outcome;
  return `${winners.length === 1 ? `${winners[0]} wins` : `draw between ${winners.join(' and ')}`}: ${reason.code}`;
}
