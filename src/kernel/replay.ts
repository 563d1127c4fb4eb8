import { seedAt } from './dice.ts';
import type { Fact } from './fact.ts';
import type { Game } from './game.ts';
import type { Hashing } from './hashing.ts';
import type { Kinds } from './kinds.ts';
import type { LogFile } from './log.ts';
import { append, type Match, open, outcomeOf, unopened } from './match.ts';
import { submitRaw } from './raw-command.ts';
import { isSameContent, recordedRules } from './recorded.ts';
import { no, ok, type Result } from './result.ts';

/**
 * Replays a log from its events, up to entry `upTo`. Needs its set-up, but neither dice nor the rules version it was played
 * with. If that version is the current one, the resulting state must also pass `faultIn`.
 */
export function replay<K extends Kinds>(
  game: Game<K>,
  file: LogFile<K>,
  hashing: Hashing,
  upTo = file.entries.length,
): Result<Match<K>> {
  const rules = recordedRules(game, file.header.setup);
  if (!rules.ok) return rules;
  const match = unopened(game, rules.value, file.footer.seed ?? '', hashing);
  for (const entry of file.entries.slice(0, upTo)) {
    try {
      append(match, entry);
    } catch {
      return no({ code: 'log-unplayable', n: entry.n }); // a valid hash chain does not make the events valid
    }
  }
  const fault = file.header.rulesVersion === game.version ? game.faultIn?.(match.state) : undefined;
  return fault ? no({ code: 'log-leads-astray', n: match.log.length - 1, fault }) : ok(match);
}

/**
 * Submits the commands of a log again and compares every event: proves that dice, rules and result are genuine.
 * A fork's inherited entries were rolled with the parent's seed, so their events are applied without a check.
 */
export function verify<K extends Kinds>(game: Game<K>, file: LogFile<K>, hashing: Hashing): Result<Match<K>> {
  const fault = headerMismatch(game, file, hashing);
  if (fault) return no(fault);
  const rules = recordedRules(game, file.header.setup);
  if (!rules.ok) return rules;
  if (!isSameContent(game, rules.value, file.header.contentDigest, hashing))
    return no({ code: 'verify-content', game: game.id, version: file.header.rulesVersion });

  const place = file.header.parent?.place ?? 0;
  const inherited = replay(game, file, hashing, place);
  if (!inherited.ok) return inherited;
  const match = place > 0 ? inherited.value : open(game, rules.value, file.footer.seed ?? '', hashing);
  for (const [n, entry] of file.entries.entries()) {
    if (n < place) continue;
    if (n > 0) {
      const answer = submitRaw(match, entry.seat, entry.command);
      if (!answer.ok) return no({ code: 'verify-refused', n, refusal: answer.error });
    }
    if (JSON.stringify(match.log[n]) !== JSON.stringify(entry)) return no({ code: 'verify-events', n });
  }
  for (const { n, seat, seed } of file.decisions)
    if (n >= place && typeof seed === 'number' && seed !== seedAt(hashing, match.seed, 'bot', seat, n))
      return no({ code: 'verify-seed', n });
  if (JSON.stringify(outcomeOf(match) ?? null) !== JSON.stringify(file.footer.result))
    return no({ code: 'verify-result' });
  return ok(match);
}

function headerMismatch<K extends Kinds>(game: Game<K>, file: LogFile<K>, hashing: Hashing): Fact | undefined {
  const { header, footer } = file;
  if (header.rulesVersion !== game.version)
    return { code: 'verify-version', needs: header.rulesVersion, has: game.version };
  if (footer.seed === null) return { code: 'verify-no-seed' };
  if (header.commitment !== null && hashing.digest(footer.seed) !== header.commitment)
    return { code: 'verify-commitment' };
  return undefined;
}
