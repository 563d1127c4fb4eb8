import type { Game, Language, Waiting } from './game.ts';
import type { Kinds } from './kinds.ts';

const YOUR_TURN: Readonly<Record<Language, string>> = { en: 'Your turn', es: 'Te toca' };
const AS: Readonly<Record<Language, string>> = { en: 'as', es: 'como' };

/** "Your turn: declare fire". For players with several seats, `role` gives "Your turn as blue captain: …". */
export function yourTurn<K extends Kinds>(
  game: Game<K>,
  { what }: Waiting,
  language: Language,
  rules: K['rules'],
  role?: string,
): string {
  const title = role === undefined ? YOUR_TURN[language] : `${YOUR_TURN[language]} ${AS[language]} ${role}`;
  return `${title}: ${game.say(what, language, rules) ?? what.code}`;
}

/** "Waiting for blue to declare fire": the game's text for `awaits-…-by`. Its `who` is null if the watcher may not know. */
export function waitingFor<K extends Kinds>(
  game: Game<K>,
  { who, what }: Waiting,
  language: Language,
  rules: K['rules'],
): string {
  return game.say({ ...what, code: byCode(what.code), who }, language, rules) ?? what.code;
}

/** The code of the text that describes another player's turn. */
export const byCode = (code: string): string => `${code}-by`;
