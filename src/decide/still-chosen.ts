import type { Decision, Judged } from '../kernel/bot.ts';
import { sameJson } from './same-json.ts';

const TIE = 1e-9; // scores this close are equal

/**
 * Whether a new decision would still choose this command. A tie counts as yes: the bot picks one of the tied options at
 * random, so only an option that is strictly better takes its place.
 */
export function isStillChosen<C>(
  command: C | null,
  decision: Decision<C>,
  sameChoice: (a: C | null, b: C | null) => boolean = sameJson,
): boolean {
  if (sameChoice(command, decision.command)) return true;
  const judged = (option: C | null): Judged<C> | undefined => decision.kept.find((one) => sameJson(one.option, option));
  const own = judged(command);
  const best = judged(decision.command);
  return (
    own !== undefined &&
    best !== undefined &&
    sameJson(own.tiers, best.tiers) &&
    Math.abs(own.tally.total - best.tally.total) < TIE
  );
}
