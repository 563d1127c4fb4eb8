import type { Language } from './game.ts';

/** Marks a deleted person: stored instead of the name, and shown as a text in the reader's language. */
export const DELETED = 'Deleted player';
const DELETED_ES = 'Jugador eliminado';

/** A number tells several deleted people in one match apart. */
export const isDeletedName = (name: string): boolean => /^deleted player(?: \d+)?$/i.test(name);

/** No person may have the name of a deleted one, in any language. */
export const isReservedName = (name: string): boolean =>
  isDeletedName(name) || /^jugador eliminado(?: \d+)?$/i.test(name);

/** The name of a person who has not entered one: the page sends it in the person's language. */
const GUEST: Readonly<Record<Language, string>> = { en: 'Guest', es: 'Invitado' };

/** A stored name as it is shown in a language. */
export function holderName(name: string, language: Language): string {
  if (name === GUEST.en || name === GUEST.es) return GUEST[language];
  return language === 'es' && isDeletedName(name) ? `${DELETED_ES}${name.slice(DELETED.length)}` : name;
}
