import type { LogFile } from '../kernel/log.ts';
import type { Entry } from '../kernel/match.ts';
import { isMatchCommand } from '../kernel/match-status.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { botsOf, peopleAtPlay } from './input.ts';

/** The bot that decided an entry, if a bot did and its name is known. */
export function deciderOf(file: LogFile, entry: Entry): Result<string> {
  const { n, seat } = entry;
  const hidden = peopleAtPlay(file).length > 0;
  const botOf = botsOf(file);
  const isDecided = (other: Entry): boolean => botOf(other) !== undefined && !isMatchCommand(other.command);
  const name = botOf(entry);
  if (name === undefined || !isDecided(entry)) {
    const near = nearestPlace(hidden ? [] : file.entries.filter(isDecided), n);
    return no({ code: 'not-decided', n, seat, near, hidden });
  }
  return hidden ? no({ code: 'secret-decision', n }) : ok(name);
}

function nearestPlace(entries: readonly Entry[], n: number): number | null {
  let best: number | null = null;
  for (const entry of entries) if (best === null || Math.abs(entry.n - n) < Math.abs(best - n)) best = entry.n;
  return best;
}
