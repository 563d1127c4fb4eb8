import { no, ok, type Result } from '../../kernel/result.ts';
import { cleanName } from '../lobby/seat-checks.ts';

/** A name to keep, and its key: names that differ only in case, accents or spaces have the same one. */
export function keptName(
  wanted: string,
  filter: (text: string) => string,
): Result<{ readonly name: string; readonly nameKey: string }> {
  const name = cleanName(filter(wanted), '');
  const nameKey = name
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
  return nameKey === '' ? no({ code: 'bad-name' }) : ok({ name, nameKey });
}
