import { no, ok, type Result } from '../../kernel/result.ts';
import { LONGEST_TITLE } from '../../wire/leagues.ts';

/** A title to show: one line, without control characters. */
export function leagueTitle(wanted: string, filter: (text: string) => string): Result<string> {
  const title = filter(wanted)
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
  return /[\p{L}\p{N}]/u.test(title) ? ok(title) : no({ code: 'bad-title' });
}
