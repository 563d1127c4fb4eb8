import type { Game, Kinds, Language, Waiting } from './game.ts';

const YOUR_TURN: Readonly<Record<Language, string>> = { en: 'Your turn', es: 'Te toca' };
const AS: Readonly<Record<Language, string>> = { en: 'as', es: 'como' };

/** "Your turn: declare fire"; with `role`, for players who hold several seats, "Your turn as blue captain: …". */
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

/** "Waiting for blue to declare fire": the game's sentence for `awaits-…-by`, where `who` is null if it cannot be known. */
export function waitingFor<K extends Kinds>(
  game: Game<K>,
  { who, what }: Waiting,
  language: Language,
  rules: K['rules'],
): string {
  return game.say({ ...what, code: byCode(what.code), who }, language, rules) ?? what.code;
}

/** The code of the second form of an `awaits-…` text: the one about another seat or side. */
export const byCode = (code: string): string => `${code}-by`;
